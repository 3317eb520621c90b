# Every command that a contributor needs. `make run` and `make test` install what is missing first.

.DEFAULT_GOAL := build
SWIFT := swift
IMPORTS := --explicit-target-dependency-import-check error
BINARY := .build/release/copydesk

# On macOS, Homebrew keeps ICU and libxml2 out of the default search path.
ifeq ($(shell uname -s),Darwin)
  BREW := $(shell brew --prefix 2>/dev/null)
  export PKG_CONFIG_PATH := $(BREW)/opt/icu4c/lib/pkgconfig:$(BREW)/opt/libxml2/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: build run test check format lint record bench deps clean

build: deps
	$(SWIFT) build -c release --product copydesk $(IMPORTS)

run: build
	$(BINARY) check Corpus --fail-on never

test: deps
	$(SWIFT) build --build-tests $(IMPORTS)
	$(SWIFT) test --skip-build

check: lint test

lint:
	$(SWIFT) format lint --strict --recursive --configuration .swift-format Sources Tests Package.swift

format:
	$(SWIFT) format --in-place --recursive --configuration .swift-format Sources Tests Package.swift

# Writes the corpus' findings anew; read the difference before committing it.
record: deps
	RECORD=1 $(SWIFT) test --filter CorpusTests
	git diff --stat -- Corpus

bench: build
	sh Tests/Benchmark/bench.sh $(BINARY)

clean:
	rm -rf .build

deps:
	@sh Tests/Setup/install.sh
