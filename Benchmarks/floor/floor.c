// The floor: the chart of the benchmarks drawn with the fewest steps known, to be compared with.
//
//   floor BODY.json RUNS [PICTURE.png]     prints the median CPU time of a chart in ms, and its octets
//
// It reads the numbers of the body, keeps of each pixel column first, last, lowest and highest, strokes runs of eight
// points, sets Cairo's plain text and writes PNG itself. It checks nothing and can draw nothing else.
#include <cairo.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 800, height = 400, left = 50, right = 790, top = 34, bottom = 372, stride = 3 * width + 1 };

static void fail(const char *words) {
    fprintf(stderr, "floor: %s\n", words);
    exit(1);
}

static void *memory(size_t size) {
    void *place = malloc(size);
    if (!place) fail("no memory");
    return place;
}

// Numbers

static double read_number(const char **place) {
    const char *at = *place;
    int is_negative = *at == '-';
    at += is_negative;
    int64_t digits = 0;
    double scale = 1;
    while (*at >= '0' && *at <= '9') digits = digits * 10 + (*at++ - '0');
    if (*at == '.')
        for (at++; *at >= '0' && *at <= '9'; at++, scale *= 10) digits = digits * 10 + (*at - '0');
    *place = at;
    return (is_negative ? -digits : digits) / scale;
}

static int read_points(const char *body, double *points) {
    const char *at = strstr(body, "\"points\":[");
    if (!at) fail("the body has no points");
    int count = 0;
    for (at += 10; *at != ']'; at += *at == ',') points[count++] = read_number(&at);
    return count;
}

// Drawing

static double x_of(int index, int count) {
    return left + (double)(right - left) * index / (count - 1);
}

// First, last, lowest and highest of each column; all points when there are few.
static int reduce(const double *points, int count, double low, double high, double (*out)[2]) {
    double unit = (bottom - top) / (high - low);
    int kept = 0;
    if (count <= 4 * (right - left)) {
        for (int i = 0; i < count; i++) {
            out[i][0] = x_of(i, count);
            out[i][1] = bottom - (points[i] - low) * unit;
        }
        return count;
    }
    double columns = (double)(right - left) / (count - 1);
    for (int from = 0, column = 0; from < count; column++) {
        int to = (int)ceil((column + 1) / columns), lowest = from, highest = from;
        if (to > count) to = count;
        for (int i = from; i < to; i++) {
            if (points[i] < points[lowest]) lowest = i;
            if (points[i] > points[highest]) highest = i;
        }
        int order[4] = {from, lowest < highest ? lowest : highest, lowest < highest ? highest : lowest, to - 1};
        for (int k = 0; k < 4; k++) {
            if (k && order[k] == order[k - 1]) continue;
            out[kept][0] = left + column + 0.5;
            out[kept++][1] = bottom - (points[order[k]] - low) * unit;
        }
        from = to;
    }
    return kept;
}

static void draw(cairo_t *context, const double *points, int count, double (*line)[2]) {
    double low = points[0], high = points[0], sum = 0;
    for (int i = 0; i < count; i++) {
        if (points[i] < low) low = points[i];
        if (points[i] > high) high = points[i];
        sum += points[i];
    }
    char text[32];
    cairo_text_extents_t extents;
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);

    int labels = count < 14 ? count : 14;
    cairo_set_source_rgb(context, 0.88, 0.88, 0.88);
    for (int i = 0; i < labels; i++)
        cairo_rectangle(context, floor(x_of((int)((int64_t)i * (count - 1) / (labels - 1)), count)), top, 1, bottom - top);
    double values[3] = {low, sum / count, high};
    for (int i = 0; i < 3; i++)
        cairo_rectangle(context, left, floor(bottom - (values[i] - low) / (high - low) * (bottom - top)), right - left, 1);
    cairo_fill(context);

    int kept = reduce(points, count, low, high, line);
    cairo_set_source_rgb(context, 0, 0.478, 1);
    cairo_set_line_width(context, 1.5);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    for (int from = 0; from < kept - 1; from += 7) {
        cairo_move_to(context, line[from][0], line[from][1]);
        for (int i = from + 1; i < kept && i <= from + 7; i++) cairo_line_to(context, line[i][0], line[i][1]);
        cairo_stroke(context);
    }

    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context, 13);
    for (int i = 0; i < labels; i++) {
        int index = (int)((int64_t)i * (count - 1) / (labels - 1));
        snprintf(text, sizeof text, "P%d", index);
        cairo_text_extents(context, text, &extents);
        double x = fmin(x_of(index, count) - extents.x_advance / 2, width - 2 - extents.x_advance);
        cairo_move_to(context, x, bottom + 18);
        cairo_show_text(context, text);
    }
    for (int i = 0; i < 3; i++) {
        snprintf(text, sizeof text, "%.2f", values[i]);
        cairo_text_extents(context, text, &extents);
        cairo_move_to(context, left - 6 - extents.x_advance, bottom - (values[i] - low) / (high - low) * (bottom - top) + 4);
        cairo_show_text(context, text);
    }
    cairo_set_font_size(context, 16);
    cairo_text_extents(context, "Benchmark", &extents);
    cairo_move_to(context, (width - extents.x_advance) / 2, 22);
    cairo_show_text(context, "Benchmark");
}

// DEFLATE of sparse pictures: a pixel is like the one to its left, like the one above, or literal; one dynamic block.

static uint32_t *tokens;  // a literal, 0 to 255, or a match: length << 16 | (code of the distance + 1) << 8
static int token_count;
static uint32_t literal_counts[286], distance_counts[30];
static int length_code[259];
static const int length_base[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const int length_bits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
enum { same_as_left = 2, same_as_above = 22, above_base = 2049, above_bits = 10 };

static void literal(int octet) {
    tokens[token_count++] = (uint32_t)octet;
    literal_counts[octet]++;
}

static void match(int length, int distance) {
    while (length > 0) {
        int part = length <= 258 ? length : length < 261 ? length - 3 : 258;
        tokens[token_count++] = (uint32_t)part << 16 | (uint32_t)(distance + 1) << 8;
        literal_counts[257 + length_code[part]]++;
        distance_counts[distance]++;
        length -= part;
    }
}

static void tokenise(const uint32_t *pixels) {
    int above = 0;  // octets like those above that are still to be written
    token_count = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * width;
        if (y && !memcmp(row, row - width, width * 4)) {
            above += stride;
            continue;
        }
        if (above) above++;
        else literal(0);
        for (int x = 0; x < width;) {
            int up = 0, run = 0;
            if (y) while (x + up < width && row[x + up] == row[x + up - width]) up++;
            if (x) while (x + run < width && row[x + run] == row[x - 1]) run++;
            if (up && up >= run) {
                above += 3 * up;
                x += up;
                continue;
            }
            if (above >= 3) match(above, same_as_above);
            else if (above) literal(0);
            above = 0;
            if (run) match(3 * run, same_as_left);
            else for (int shift = 16; shift >= 0; shift -= 8) literal(row[x] >> shift & 255);
            x += run ? run : 1;
        }
    }
    if (above >= 3) match(above, same_as_above);
    literal_counts[256] = 1;
}

// Lengths of a Huffman code of at most 15 bits: counts are flattened until none is longer.
static void code_lengths(const uint32_t *counts, int size, uint8_t *lengths) {
    uint32_t weights[286];
    memcpy(weights, counts, size * sizeof *weights);
    for (int longest = 16; longest > 15;) {
        uint64_t weight[572];
        int parent[572], alive[286], living = 0, nodes = size;
        for (int i = 0; i < size; i++)
            if (weights[i]) weight[i] = weights[i], alive[living++] = i;
        memset(lengths, 0, size);
        if (living == 1) { lengths[alive[0]] = 1; return; }
        while (living > 1) {
            for (int pick = 0; pick < 2; pick++) {
                int least = pick;
                for (int i = pick + 1; i < living; i++)
                    if (weight[alive[i]] < weight[alive[least]]) least = i;
                int other = alive[pick];
                alive[pick] = alive[least], alive[least] = other;
            }
            weight[nodes] = weight[alive[0]] + weight[alive[1]];
            parent[alive[0]] = parent[alive[1]] = nodes;
            alive[0] = nodes++;
            alive[1] = alive[--living];
        }
        longest = 0;
        for (int i = 0; i < size; i++) {
            if (!weights[i]) continue;
            int length = 0;
            for (int node = i; node != nodes - 1; node = parent[node]) length++;
            if (length > longest) longest = length;
            lengths[i] = (uint8_t)length;
            weights[i] = (weights[i] + 1) / 2;
        }
    }
}

static void codes(const uint8_t *lengths, int size, uint16_t *codes) {
    int next = 0;
    for (int length = 1; length <= 15; length++, next <<= 1)
        for (int i = 0; i < size; i++) {
            if (lengths[i] != length) continue;
            int code = next++, reversed = 0;
            for (int bit = 0; bit < length; bit++) reversed |= (code >> bit & 1) << (length - 1 - bit);
            codes[i] = (uint16_t)reversed;
        }
}

static uint8_t *target;
static uint64_t pending;
static int pending_bits;

static inline void put(uint64_t bits, int count) {
    pending |= bits << pending_bits;
    pending_bits += count;
    memcpy(target, &pending, 8);
    target += pending_bits >> 3;
    pending >>= pending_bits & ~7;
    pending_bits &= 7;
}

// Adler-32 of the rows, each with a zero before it; equal rows have equal sums.
static uint32_t adler(const uint32_t *pixels) {
    uint64_t a = 1, b = 0;
    uint32_t sum = 0, weighted = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * width;
        if (!y || memcmp(row, row - width, width * 4)) {
            sum = weighted = 0;
            uint64_t carry = 0;
            for (int from = 0; from < width; from += 100) {
                uint32_t part = 0, places = 0;
                for (int x = from; x < from + 100; x++) {
                    uint32_t red = row[x] >> 16 & 255, green = row[x] >> 8 & 255, blue = row[x] & 255;
                    uint32_t rest = 3 * (uint32_t)(width - x);
                    part += red + green + blue;
                    places += rest * (red + green + blue) - green - 2 * blue;
                }
                sum += part;
                carry += places;
            }
            weighted = carry % 65521;
        }
        b = (b + a * stride + weighted) % 65521;
        a = (a + sum) % 65521;
    }
    return (uint32_t)(b << 16 | a);
}

static size_t deflate_sparse(const uint32_t *pixels, uint8_t *output) {
    static uint8_t lengths[316];
    static uint16_t literal_codes[286], distance_codes[30];
    memset(literal_counts, 0, sizeof literal_counts);
    memset(distance_counts, 0, sizeof distance_counts);
    tokenise(pixels);
    // A code needs two symbols to be complete.
    distance_counts[same_as_left]++;
    distance_counts[same_as_above]++;
    code_lengths(literal_counts, 286, lengths);
    code_lengths(distance_counts, 30, lengths + 286);
    codes(lengths, 286, literal_codes);
    codes(lengths + 286, 30, distance_codes);

    target = output;
    pending = 0, pending_bits = 0;
    put(0x0178, 16);
    put(1 | 2 << 1, 3);
    put(29 | 29 << 5 | 15 << 10, 14);
    // The lengths 0 to 15 in four bits each; no repetitions (16, 17, 18).
    for (int i = 0; i < 19; i++) put(i < 3 ? 0 : 4, 3);
    for (int i = 0; i < 316; i++) {
        int length = lengths[i];
        put((length & 1) << 3 | (length & 2) << 1 | (length & 4) >> 1 | length >> 3, 4);
    }
    for (int i = 0; i < token_count; i++) {
        uint32_t token = tokens[i];
        if (token < 256) {
            put(literal_codes[token], lengths[token]);
            continue;
        }
        int length = token >> 16, code = length_code[length], distance = (int)(token >> 8 & 255) - 1;
        put(literal_codes[257 + code], lengths[257 + code]);
        put(length - length_base[code], length_bits[code]);
        put(distance_codes[distance], lengths[286 + distance]);
        if (distance == same_as_above) put(stride - above_base, above_bits);
    }
    put(literal_codes[256], lengths[256]);
    if (pending_bits) put(0, 8 - pending_bits);
    uint32_t sum = __builtin_bswap32(adler(pixels));
    memcpy(target, &sum, 4);
    return (size_t)(target + 4 - output);
}

// Dense pictures need a real search for matches, and differences from the row above.
static size_t deflate_dense(const uint32_t *pixels, uint8_t *rows, uint8_t *output, size_t room) {
    static struct isal_zstream stream;
    static uint8_t work[ISAL_DEF_LVL1_DEFAULT];
    for (int y = 0; y < height; y++) {
        uint8_t *row = rows + y * stride;
        *row++ = y ? 2 : 0;
        for (int x = 0; x < width; x++) {
            uint32_t pixel = pixels[y * width + x], above = y ? pixels[(y - 1) * width + x] : 0;
            row[3 * x] = (uint8_t)((pixel >> 16) - (above >> 16));
            row[3 * x + 1] = (uint8_t)((pixel >> 8) - (above >> 8));
            row[3 * x + 2] = (uint8_t)(pixel - above);
        }
    }
    isal_deflate_stateless_init(&stream);
    stream.level = 1;
    stream.level_buf = work;
    stream.level_buf_size = sizeof work;
    stream.gzip_flag = IGZIP_ZLIB;
    stream.end_of_stream = 1;
    stream.next_in = rows;
    stream.avail_in = height * stride;
    stream.next_out = output;
    stream.avail_out = (uint32_t)room;
    if (isal_deflate_stateless(&stream) != COMP_OK) fail("ISA-L");
    return stream.total_out;
}

static uint8_t *chunk(uint8_t *at, const char *type, size_t size) {
    uint32_t length = __builtin_bswap32((uint32_t)size);
    memcpy(at, &length, 4);
    memcpy(at + 4, type, 4);
    uint32_t sum = __builtin_bswap32(crc32_gzip_refl(0, at + 4, size + 4));
    memcpy(at + 8 + size, &sum, 4);
    return at + 12 + size;
}

static size_t encode(const uint32_t *pixels, int is_dense, uint8_t *rows, uint8_t *file, size_t room) {
    static const uint8_t head[] = {0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 2, 0, 0, 0};
    memcpy(file, "\x89PNG\r\n\x1a\n", 8);
    memcpy(file + 16, head, sizeof head);
    uint8_t *data = chunk(file + 8, "IHDR", sizeof head);
    size_t size = is_dense ? deflate_dense(pixels, rows, data + 8, room - 100) : deflate_sparse(pixels, data + 8);
    return (size_t)(chunk(chunk(data, "IDAT", size), "IEND", 0) - file);
}

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int count, char **arguments) {
    if (count < 3) fail("BODY.json RUNS [PICTURE.png]");
    FILE *file = fopen(arguments[1], "rb");
    int runs = atoi(arguments[2]);
    if (!file || runs < 1) fail("no such file, or no runs");
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    char *body = memory(size + 1);
    if (fread(body, 1, size, file) != size) fail("the body cannot be read");
    body[size] = 0;
    fclose(file);

    for (int i = 0, code = 0; i < 259; i++) {
        while (code < 28 && length_base[code + 1] <= i) code++;
        length_code[i] = code;
    }
    size_t room = 4 * stride * height, octets = 0;
    uint8_t *picture = memory(room), *rows = memory(stride * height);
    double *points = memory((size / 2 + 1) * sizeof *points), *times = memory((size_t)runs * sizeof *times);
    double(*line)[2] = memory(sizeof *line * 4 * width + sizeof *line * 8);
    tokens = memory(sizeof *tokens * stride * height);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    for (int run = -1 - runs / 10; run < runs; run++) {
        double start = milliseconds();
        int point_count = read_points(body, points);
        cairo_t *context = cairo_create(surface);
        draw(context, points, point_count, line);
        cairo_destroy(context);
        cairo_surface_flush(surface);
        octets = encode((uint32_t *)cairo_image_surface_get_data(surface), point_count > 500, rows, picture, room);
        if (run >= 0) times[run] = milliseconds() - start;
    }
    qsort(times, (size_t)runs, sizeof *times, ascending);
    printf("%.4f %zu\n", times[runs / 2], octets);
    if (count > 3) {
        FILE *output = fopen(arguments[3], "wb");
        if (!output || fwrite(picture, 1, octets, output) != octets) fail("the picture cannot be written");
        fclose(output);
    }
    return 0;
}
