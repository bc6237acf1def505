FROM swift:6.3-bookworm AS build
WORKDIR /src
COPY Scripts/deps Scripts/deps
RUN Scripts/deps build
COPY . .
# The Swift runtime goes into the program, which then needs C libraries only; -s leaves its symbols out.
RUN swift build -c release --product ordinate --static-swift-stdlib -Xlinker -s

FROM debian:bookworm-slim
# Fonts beyond Latin, Greek and Cyrillic: Chinese, Japanese and Korean (90 MB), emoji (10 MB). 1 adds, 0 leaves out.
ARG CJK=0
ARG EMOJI=1
# fontconfig compares a folder's time with its cache to the nanosecond, and image layers keep whole seconds.
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        libcairo2 libdeflate0 libfontconfig1 libisal2 libpangocairo-1.0-0 libsimdjson14 libsodium23 \
        fontconfig fonts-dejavu-core \
        $([ "$CJK" = 0 ] || echo fonts-noto-cjk) \
        $([ "$EMOJI" = 0 ] || echo fonts-noto-color-emoji) \
    && find /usr/share/fonts /usr/local/share/fonts -type d -exec touch -d '1 January 2025' {} + \
    && fc-cache --system-only --force \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/ldconfig/* /var/log/*
COPY --from=build /src/.build/release/ordinate /usr/local/bin/
# MALLOC_ARENA_MAX: glibc's arena for each thread would keep the memory of every large picture that thread has drawn.
ENV ORDINATE_HOST=0.0.0.0 \
    MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["ordinate", "health"]
ENTRYPOINT ["ordinate"]
CMD ["serve"]
