# `make` or `make help` lists what there is to make.

# Empty: the program's own defaults and the ORDINATE_… variables hold. `make run PORT=9000` overrides both.
HOST =
PORT =
# docker, podman and buildah all understand `build`.
ENGINE = docker
IMAGE = ordinate
# 1 also measures other libraries.
PEERS =
# 1 adds the font to the image.
CJK = 0
EMOJI = 1

.DEFAULT_GOAL := help
.PHONY: help deps build run test gallery score bench soak bench-smoke fuzz sanitize faults load contract-check \
	browser-test lint image image-test clean swift-toolchain

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install the system packages that are missing
	@Scripts/deps build

build: swift-toolchain deps ## build the program, optimised
	swift build -c release --product ordinate

run: build ## build, then serve on 127.0.0.1:8080; HOST= and PORT= change that
	@exec .build/release/ordinate serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: swift-toolchain ## install what is missing, build, run every test
	@Scripts/deps build test
	swift build --build-tests
	swift test --skip-build --disable-xctest

gallery: build ## draw every graph of Examples into out/gallery/index.html
	@Scripts/gallery

score: swift-toolchain deps ## measure the labels of a thousand generated graphs; fails on any broken promise
	swift run -c release ordinate-score

bench: swift-toolchain ## measure what graphs cost, some minutes; PEERS=1 also gnuplot, matplotlib, vl-convert
	@Scripts/deps build bench
	@Benchmarks/run $(if $(PEERS),--peers)

soak: swift-toolchain ## draw 100,000 graphs of all kinds, some minutes; fails when the memory grows
	@Scripts/deps build bench
	@Benchmarks/run --soak

bench-smoke: swift-toolchain ## see that the measuring still works
	@Scripts/deps build bench
	@Benchmarks/run --smoke

browser-test: swift-toolchain ## look at a page of images in headless Chromium, where it can be had
	@Scripts/deps build
	swift build --product ordinate
	@Scripts/browser-test

fuzz: swift-toolchain ## feed mutated input to what reads octets from outside; SECONDS= for each of six
	@Scripts/deps build
	@Scripts/fuzz $(or $(SECONDS),60)

sanitize: swift-toolchain ## run the tests under ThreadSanitizer, then AddressSanitizer
	@Scripts/deps build test
	@Scripts/sanitize thread
	@Scripts/sanitize address

faults: build ## let system calls fail and hold every answer to the octet; SECONDS= for each of eight
	@Scripts/faults $(SECONDS)

load: build ## overload, slow clients, churn, SIGTERM under load; SECONDS= for each, CHURN= connections
	@CHURN=$(CHURN) Scripts/load $(SECONDS)

contract-check: build ## hold the service against openapi.yaml, its metrics against Prometheus; SECONDS=
	@Scripts/contract-check $(SECONDS)

lint: swift-toolchain ## check the format
	swift format lint --strict --parallel -r Sources Tests Benchmarks Package.swift

# Without this, podman and buildah choose a format that has no HEALTHCHECK.
image: export BUILDAH_FORMAT = docker
image: ## build the container image; CJK=1 and EMOJI=0 choose its fonts, ENGINE= the builder
	$(ENGINE) build -t $(IMAGE) --build-arg CJK=$(CJK) --build-arg EMOJI=$(EMOJI) .

image-test: swift-toolchain ## build the image without an engine or a registry, and try it (as root, some minutes)
	@Scripts/image-test

clean: ## delete what was built
	rm -rf .build

swift-toolchain:
	@command -v swift >/dev/null || { echo "swift is not on the PATH: Ordinate is built with Swift 6.3" >&2; exit 1; }
