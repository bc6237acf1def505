#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Declared by the system's header only under _GNU_SOURCE, which a module cannot ask for.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
