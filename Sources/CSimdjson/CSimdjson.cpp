#include "CSimdjson.h"

#include <cstring>
#include <new>
#include <simdjson.h>
#include <type_traits>

namespace dom = simdjson::dom;

struct sj_document {
    dom::parser parser;
    dom::element root;
};

const size_t sj_padding = simdjson::SIMDJSON_PADDING;

namespace {

// Elements and iterators are plain places on the tape, so they travel through C as their own octets.
template <typename Place> sj_value pack(const Place &place) {
    static_assert(std::is_trivially_copyable<Place>::value && sizeof(Place) == sizeof(sj_value), "a place is plain");
    sj_value value;
    std::memcpy(&value, &place, sizeof value);
    return value;
}

template <typename Place> Place unpack(sj_value value) {
    static_assert(std::is_trivially_copyable<Place>::value && sizeof(Place) == sizeof(sj_value), "a place is plain");
    Place place;
    std::memcpy(static_cast<void *>(&place), &value, sizeof value);
    return place;
}

sj_text text_of(std::string_view view) { return {reinterpret_cast<const uint8_t *>(view.data()), view.size()}; }

template <typename Container> sj_cursor cursor_of(const Container &container, bool members) {
    return {pack(container.begin()), pack(container.end()), members};
}

} // namespace

sj_document *sj_parse(const uint8_t *text, size_t length, size_t readable, size_t depth, sj_outcome *outcome) {
    *outcome = SJ_REFUSED;
    sj_document *document = new (std::nothrow) sj_document;
    if (document == nullptr) return nullptr;
    simdjson::error_code error = document->parser.allocate(length, depth);
    if (error == simdjson::SUCCESS) {
        const bool copy = readable - length < sj_padding;
        error = document->parser.parse(text, length, copy).get(document->root);
    }
    if (error == simdjson::SUCCESS) {
        *outcome = SJ_PARSED;
        return document;
    }
    if (error == simdjson::NUMBER_ERROR) *outcome = SJ_NUMBER_UNREADABLE;
    delete document;
    return nullptr;
}

void sj_free(sj_document *document) { delete document; }

sj_value sj_root(const sj_document *document) { return pack(document->root); }

sj_kind sj_kind_of(sj_value value) {
    const dom::element element = unpack<dom::element>(value);
    switch (element.type()) {
    case dom::element_type::ARRAY: return SJ_ARRAY;
    case dom::element_type::OBJECT: return SJ_OBJECT;
    case dom::element_type::STRING: return SJ_TEXT;
    case dom::element_type::INT64:
    case dom::element_type::UINT64:
    case dom::element_type::DOUBLE: return SJ_NUMBER;
    case dom::element_type::BOOL: return bool(element.get_bool().value_unsafe()) ? SJ_TRUE : SJ_FALSE;
    default: return SJ_NULL;
    }
}

double sj_number(sj_value value) {
    double number = 0;
    return unpack<dom::element>(value).get_double().get(number) == simdjson::SUCCESS ? number : 0;
}

sj_text sj_string(sj_value value) {
    std::string_view view;
    return unpack<dom::element>(value).get_string().get(view) == simdjson::SUCCESS ? text_of(view) : text_of("");
}

size_t sj_count(sj_value container) {
    const dom::element element = unpack<dom::element>(container);
    dom::array array;
    if (element.get_array().get(array) == simdjson::SUCCESS) return array.size();
    dom::object object;
    if (element.get_object().get(object) == simdjson::SUCCESS) return object.size();
    return 0;
}

sj_cursor sj_walk(sj_value container) {
    const dom::element element = unpack<dom::element>(container);
    dom::array array;
    if (element.get_array().get(array) == simdjson::SUCCESS) return cursor_of(array, false);
    dom::object object;
    if (element.get_object().get(object) == simdjson::SUCCESS) return cursor_of(object, true);
    return {container, container, false};
}

bool sj_next(sj_cursor *cursor, sj_text *name, sj_value *value) {
    if (cursor->next.index >= cursor->end.index) return false;
    if (cursor->members) {
        dom::object::iterator place = unpack<dom::object::iterator>(cursor->next);
        *name = text_of(place.key());
        *value = pack(place.value());
        cursor->next = pack(++place);
    } else {
        dom::array::iterator place = unpack<dom::array::iterator>(cursor->next);
        *value = pack(*place);
        cursor->next = pack(++place);
    }
    return true;
}

bool sj_copy_numbers(sj_value array, double *numbers, size_t capacity, size_t *count, size_t *nulls) {
    dom::array items;
    if (unpack<dom::element>(array).get_array().get(items) != simdjson::SUCCESS) return false;
    size_t copied = 0;
    size_t missing = 0;
    for (const dom::element item : items) {
        if (copied == capacity) return false;
        double number = 0;
        if (item.get_double().get(number) != simdjson::SUCCESS) {
            if (!item.is_null()) return false;
            number = 0;
            missing += 1;
        }
        // Zero loses its sign: -0 and 0 are one value, and one graph has one identity.
        numbers[copied++] = number + 0.0;
    }
    *count = copied;
    *nulls = missing;
    return true;
}

void sj_copy_null_indexes(sj_value array, intptr_t *indexes) {
    dom::array items;
    if (unpack<dom::element>(array).get_array().get(items) != simdjson::SUCCESS) return;
    intptr_t index = 0;
    for (const dom::element item : items) {
        if (item.is_null()) *indexes++ = index;
        index += 1;
    }
}
