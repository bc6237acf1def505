// Preloaded into the program, makes its system calls fail, or do less than they were asked to, with a seeded pattern.
//
//   FAULTS         rules with spaces between them, each CALL:WHAT:PERCENT, such as "accept:EMFILE:100 send:short:40";
//                  WHAT is the name of an error or `short`: only some of the octets
//   FAULTS_DURING  a file; there are faults as long as it exists
//   FAULTS_SEED    where the pattern begins
//   FAULTS_REPORT  a file that gets one line a rule at the end of the process: the rule, then how often it struck
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_RULES = 16, SHORT = -1, LONGEST_SHORT = 32, MOST_PIECES = 16 };

static struct rule {
    char call[16], what[16];
    unsigned percent;
    int error;
    atomic_uint hits;
} rules[MOST_RULES];
static int count;
static uint64_t seed;
static const char *during;
static atomic_ulong turn;

static int number_of(const char *name) {
    if (strcmp(name, "short") == 0) return SHORT;
    for (int number = 1; number < 134; number++) {
        const char *known = strerrorname_np(number);
        if (known && strcmp(known, name) == 0) return number;
    }
    fprintf(stderr, "faults: %s is no error\n", name);
    exit(2);
}

__attribute__((constructor)) static void begin(void) {
    char *text = getenv("FAULTS");
    during = getenv("FAULTS_DURING");
    seed = strtoull(getenv("FAULTS_SEED") ?: "1", NULL, 10);
    if (!text || !during) return;
    text = strdup(text);
    for (char *word = strtok(text, " "); word && count < MOST_RULES; word = strtok(NULL, " ")) {
        struct rule *rule = &rules[count];
        if (sscanf(word, "%15[^:]:%15[^:]:%u", rule->call, rule->what, &rule->percent) != 3) {
            fprintf(stderr, "faults: %s is no rule\n", word);
            exit(2);
        }
        rule->error = number_of(rule->what);
        count++;
    }
    free(text);
}

__attribute__((destructor)) static void report(void) {
    const char *path = getenv("FAULTS_REPORT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    for (int i = 0; i < count; i++)
        fprintf(file, "%s:%s:%u %u\n", rules[i].call, rules[i].what, rules[i].percent, rules[i].hits);
    fclose(file);
}

// splitmix64: the pattern depends on the seed and on how many calls there were, not on the threads that made them.
static uint64_t roll(void) {
    uint64_t z = seed + (atomic_fetch_add(&turn, 1) + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

// Whether a call fails, with errno set; `length`, if there is one, may become less instead.
static bool fails(const char *call, size_t *length) {
    int before = errno;
    bool active = count > 0 && access(during, F_OK) == 0;
    errno = before;
    for (int i = 0; active && i < count; i++) {
        if (strcmp(rules[i].call, call) != 0 || roll() % 100 >= rules[i].percent) continue;
        if (rules[i].error == SHORT && (!length || *length < 2)) continue;
        atomic_fetch_add(&rules[i].hits, 1);
        if (rules[i].error != SHORT) {
            errno = rules[i].error;
            return true;
        }
        // Every other time very short: a uniform length would seldom end inside of a head.
        size_t most = *length - 1;
        if (most > LONGEST_SHORT && roll() % 2 == 0) most = LONGEST_SHORT;
        *length = 1 + roll() % most;
        return false;
    }
    return false;
}

#define NEXT(name) static __typeof__(&name) next; if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int accept(int fd, __SOCKADDR_ARG address, socklen_t *length) {
    NEXT(accept);
    return fails("accept", NULL) ? -1 : next(fd, address, length);
}

int accept4(int fd, __SOCKADDR_ARG address, socklen_t *length, int flags) {
    NEXT(accept4);
    return fails("accept", NULL) ? -1 : next(fd, address, length, flags);
}

ssize_t recv(int fd, void *buffer, size_t size, int flags) {
    NEXT(recv);
    return fails("recv", &size) ? -1 : next(fd, buffer, size, flags);
}

ssize_t send(int fd, const void *buffer, size_t size, int flags) {
    NEXT(send);
    return fails("send", &size) ? -1 : next(fd, buffer, size, flags);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    NEXT(sendmsg);
    struct iovec pieces[MOST_PIECES];
    struct msghdr part = *message;
    if (part.msg_iovlen > MOST_PIECES) return next(fd, message, flags);
    size_t size = 0;
    for (size_t i = 0; i < part.msg_iovlen; i++) size += part.msg_iov[i].iov_len;
    if (fails("send", &size)) return -1;
    size_t taken = 0;
    for (; taken < part.msg_iovlen && size > 0; taken++) {
        pieces[taken] = part.msg_iov[taken];
        if (pieces[taken].iov_len > size) pieces[taken].iov_len = size;
        size -= pieces[taken].iov_len;
    }
    part.msg_iov = pieces;
    part.msg_iovlen = taken;
    return next(fd, &part, flags);
}

// Of what is written only the log: the runtime's own descriptors are no business of this.
ssize_t write(int fd, const void *buffer, size_t size) {
    NEXT(write);
    return fd == STDERR_FILENO && fails("write", &size) ? -1 : next(fd, buffer, size);
}

int epoll_wait(int fd, struct epoll_event *events, int most, int timeout) {
    NEXT(epoll_wait);
    return fails("epoll_wait", NULL) ? -1 : next(fd, events, most, timeout);
}

// Only what needs memory can fail.
int epoll_ctl(int fd, int operation, int target, struct epoll_event *event) {
    NEXT(epoll_ctl);
    return operation == EPOLL_CTL_ADD && fails("epoll_ctl", NULL) ? -1 : next(fd, operation, target, event);
}
