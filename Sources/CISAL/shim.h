#pragma once
#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// Swift cannot read a macro that is a sum of others.
enum { ISAL_LEVEL1_BUFFER = ISAL_DEF_LVL1_DEFAULT };
