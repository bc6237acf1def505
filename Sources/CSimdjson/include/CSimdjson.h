#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed text. The caller owns it; values and texts taken from it die with it.
typedef struct sj_document sj_document;

/// One value of a document: a place on simdjson's tape.
typedef struct {
    const void *document;
    size_t index;
} sj_value;

/// UTF-8 octets that the document owns. Not checked: an escape may have named half of a surrogate pair.
typedef struct {
    const uint8_t *start;
    size_t length;
} sj_text;

/// A walk over the items of an array or the members of an object.
typedef struct {
    sj_value next;
    sj_value end;
    bool members;
} sj_cursor;

typedef enum {
    SJ_NULL,
    SJ_FALSE,
    SJ_TRUE,
    SJ_NUMBER,
    SJ_TEXT,
    SJ_ARRAY,
    SJ_OBJECT
} sj_kind;

typedef enum {
    SJ_PARSED,
    /// A number that fits neither 64 bits as an integer nor the range of a double.
    SJ_NUMBER_UNREADABLE,
    /// Anything else; simdjson does not say where.
    SJ_REFUSED
} sj_outcome;

/// The octets that must be readable, though not set, after the text; without them it is copied.
extern const size_t sj_padding;

/// Parses `length` octets of which `readable` may be read; NULL unless the outcome is SJ_PARSED.
sj_document *sj_parse(const uint8_t *text, size_t length, size_t readable, size_t depth, sj_outcome *outcome);
void sj_free(sj_document *document);

sj_value sj_root(const sj_document *document);
sj_kind sj_kind_of(sj_value value);
/// The number, or 0 when the value is none.
double sj_number(sj_value value);
/// The text, or an empty one when the value is none.
sj_text sj_string(sj_value value);

/// The number of items of an array or members of an object; a hint, since simdjson stops counting at 0xFFFFFF.
size_t sj_count(sj_value container);
/// Starts a walk; an empty one when the value is no container.
sj_cursor sj_walk(sj_value container);
/// The next item and, in an object, its name; false at the end.
bool sj_next(sj_cursor *cursor, sj_text *name, sj_value *value);

/// Copies an array of numbers and nulls, a null as 0 and zero without its sign; false when an item is neither or there
/// are more than `capacity`.
bool sj_copy_numbers(sj_value array, double *numbers, size_t capacity, size_t *count, size_t *nulls);
/// The indexes of the nulls of an array.
void sj_copy_null_indexes(sj_value array, intptr_t *indexes);

#ifdef __cplusplus
}
#endif
