# Every command that a contributor needs. `make run` and `make test` install what is missing first.

.DEFAULT_GOAL := build
SWIFT := swift
IMPORTS := --explicit-target-dependency-import-check error
BINARY := .build/release/copydesk
# Swift's own library goes into the program: that makes it a tenth faster and twice as quick to start. What small
# functions of one module do for another is written out where they are called.
RELEASE := -c release --static-swift-stdlib -Xswiftc -cross-module-optimization $(IMPORTS)

# On macOS, Homebrew keeps ICU, libxml2 and zlib out of the default search path.
ifeq ($(shell uname -s),Darwin)
  # The system has the library there.
  RELEASE := -c release -Xswiftc -cross-module-optimization $(IMPORTS)
  BREW := $(shell brew --prefix 2>/dev/null)
  export PKG_CONFIG_PATH := $(BREW)/opt/icu4c/lib/pkgconfig:$(BREW)/opt/libxml2/lib/pkgconfig:$(BREW)/opt/zlib/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

# What is tested is optimized, as it is for people: all tests then take an eighth of the time. Package.swift does so
# for this project's modules alone; to optimize swift-syntax takes as long as all of them.
TESTER := COPYDESK_TESTS=1 $(SWIFT)
TESTED := -c debug --scratch-path .build-test $(IMPORTS)

# Where the fuzzer starts from; the tests write it.
SEEDS := .build-fuzz/seeds
# How long `make fuzz` lets the fuzzer read each format.
SECONDS := 60
# The tables that `make survey` and `make faults` look at.
TABLES := Corpus

.PHONY: build run example test test-spark check format lint record fuzz bench survey faults metrics forms wordings deps test-deps clean

build: deps
	$(SWIFT) build $(RELEASE) --product copydesk

run: build
	$(BINARY) check Corpus --fail-on never

# The page of an audit, to be looked at.
example: build
	-$(BINARY) audit Corpus/audit/action-drift --out .build/example --title "Boat Club 2.4"

test: test-deps
	$(TESTER) build $(TESTED) --build-tests
	COPYDESK_SEEDS=$(SEEDS) $(TESTER) test $(TESTED) --skip-build
	SWIFT=$(SWIFT) sh Tests/Fuzz/fuzz.sh -runs=2000 -seed=1

# Runs the tests of Integrations/spark on a cluster of two executors.
test-spark: deps
	@sh Tests/Setup/install-spark.sh
	$(TESTER) build $(TESTED) --product copydesk
	COPYDESK_BINARY=$(CURDIR)/.build-test/debug/copydesk .build-spark/bin/python -m pytest -q -p no:cacheprovider Integrations/spark

check: lint test

lint:
	$(SWIFT) format lint --strict --recursive --configuration .swift-format Sources Tests Package.swift

format:
	$(SWIFT) format --in-place --recursive --configuration .swift-format Sources Tests Package.swift

# Writes the corpus' findings, its picture, how many seeded faults are found and RULES.md anew; read the difference before committing it.
record: deps
	RECORD=1 $(TESTER) test $(TESTED) --filter "CorpusTests|CodeCorpusTests|FaultRecallTests|RuleDocumentTests|ExampleAuditTests"
	git diff --stat -- Corpus RULES.md Tests/CopydeskTests/Faults

# Holds what is told without ICU to ICU on a million texts, and looks for bytes that make the Reader
# fail, and for pairs that make the Diff stage fail; what it finds is kept in .build-fuzz/found.
fuzz: test-deps
	COPYDESK_SEEDS=$(SEEDS) $(TESTER) test $(TESTED) --filter SeedTests
	COPYDESK_TEXTS=1000000 $(TESTER) test $(TESTED) --skip-build --filter FastPathTests
	COPYDESK_SEQUENCES=1000 $(TESTER) test $(TESTED) --skip-build --filter IncrementalTests
	SWIFT=$(SWIFT) sh Tests/Fuzz/fuzz.sh -max_total_time=$(SECONDS)

bench: build
	$(SWIFT) build $(RELEASE) --product AnalysisBench
	sh Tests/Benchmark/analysis.sh .build/release/AnalysisBench
	sh Tests/Benchmark/bench.sh $(BINARY)
	sh Tests/Benchmark/nights.sh $(BINARY)

# Counts what the rules find in a folder of real tables.
survey: build
	sh Tests/Survey/survey.sh $(BINARY) $(TABLES)

# Puts faults of each kind into the pairs of a folder of good tables, and tells how many the Diff stage finds.
faults: deps
	COPYDESK_TABLES=$(TABLES) COPYDESK_MISSED=.build-test/missed-faults.tsv \
	  $(TESTER) test $(TESTED) --filter FaultRecallTests

# Counts anew how public catalogs word labels and words, from Debian's packages: half an hour and a gigabyte.
wordings: build
	sh Locales/wordings/make.sh $(BINARY) .build/wordings

# Makes the table of advances and kerning again, from Debian's fonts.
metrics:
	@sh Tests/Setup/install-fonts.sh
	/usr/bin/python3 Layout/metrics.py Layout/inter.txt

# Makes the tables of merged forms again, from Debian's lists of OpenCC and a folder of unpacked gettext catalogs, a
# folder for each package.
forms:
	@sh Tests/Setup/install-opencc.sh
	/usr/bin/python3 Locales/forms.py $(CATALOGS) Locales

clean:
	rm -rf .build .build-test .build-fuzz .build-spark

deps:
	@sh Tests/Setup/install.sh

test-deps:
	@sh Tests/Setup/install.sh tests
