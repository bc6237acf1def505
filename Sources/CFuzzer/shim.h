#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the given arguments on a function that looks at one input and gives 0.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
