# What a machine needs beyond Swift is installed by the targets that need it.

reports := Reports/nightly.md Reports/nightly.html Reports/nightly.json

.PHONY: nightly cross-check test mutants static bench format dependencies

# Runs the whole matrix and says where its reports are; fails when the run does.
nightly: dependencies
	swift build --configuration release --product insetmatrix
	@mkdir -p Reports && rm -rf $(reports) Reports/nightly.drawings
	@status=0; \
	.build/release/insetmatrix run --decisions \
	  --reporter markdown:Reports/nightly.md \
	  --reporter html:Reports/nightly.html \
	  --reporter json:Reports/nightly.json || status=$$?; \
	for report in $(reports); do \
	  if [ -f "$$report" ]; then echo "$$report"; continue; fi; \
	  echo "error: $$report was not written" >&2; \
	  if [ $$status -eq 0 ]; then status=4; fi; \
	done; \
	exit $$status

# Holds the oracle's rule against the sweep over pixels for every truth of the nightly; fails where
# they differ. Truths depend on no strategy, so one is enough: one that no gate asks to be exact.
cross-check: dependencies
	swift build --configuration release --product insetmatrix
	.build/release/insetmatrix run --cross-check --strategy n1-constant-216 --gate none

# The tests as they are built, so that the tool is built once.
tested := --configuration release -Xswiftc -enable-testing
# The longest tests, and those that write the pages that the browser reads.
pages := NightlyTests|ReportingTests

# Proves the house rules and that every mistake of Tests/Mutants can be made, then runs every test.
test: dependencies
	scripts/gate
	scripts/test-page
	scripts/install-test-tools zsh fish jq mandoc
	scripts/test-mutants --list >/dev/null
	swift build --build-tests $(tested)
	@# Two lanes for two cores: what compiles is in the first, what may install something in the second.
	scripts/in-parallel \
	  'swift test --skip-build --ignore-lock $(tested) --skip "$(pages)"' \
	  scripts/test-uikit-stand-in \
	  scripts/test-generated \
	  scripts/test-walk \
	  scripts/test-availability \
	  'scripts/test-static -Xswiftc -enable-testing' \
	  scripts/test-consumers \
	  scripts/test-contributing \
	  -- \
	  'swift test --skip-build --ignore-lock $(tested) --filter "$(pages)"' \
	  scripts/test-gate \
	  scripts/test-reporters \
	  scripts/test-slurm \
	  scripts/test-kubernetes-manifest \
	  scripts/test-nightly-files \
	  scripts/test-browser

# Makes each mistake of Tests/Mutants in a copy of the sources; fails where the tests do not catch one.
mutants: dependencies
	scripts/test-mutants --scratch .build/mutants

# Makes one file for Linux that needs no other, to be copied anywhere, and its manual page.
static: dependencies
	swift build --configuration release --product insetmatrix
	scripts/link-static
	scripts/make-manual

# Measures the program; fails when a count per evaluation is above its threshold.
bench: dependencies
	@command -v valgrind >/dev/null || { \
	  echo "error: install valgrind with the system's package manager" >&2; exit 4; }
	swift build --package-path Benchmarks --configuration release --product bench
	Benchmarks/.build/release/bench
	$(if $(MODELS),Benchmarks/.build/release/bench cover $(MODELS))
	@[ -f Reports/nightly.html ] || { \
	  echo "error: \`make nightly\` writes the report that the browser is timed with" >&2; exit 4; }
	scripts/test-browser --measure Reports/nightly.html

# Brings every source into the one format.
format:
	swift format --in-place --recursive Sources Plugins Tests Package.swift

dependencies:
	@scripts/install-dependencies
