# What a machine needs beyond Swift is installed by the targets that need it.

reports := Reports/nightly.md Reports/nightly.html Reports/nightly.json

.PHONY: nightly test check schedulers mutants fuzz static bench format dependencies

# Runs the whole matrix, compares it with the night before, and says where its reports are; fails when the
# run does.
nightly: dependencies
	swift build --configuration release --traits Tool --product insetmatrix
	@mkdir -p Reports && rm -rf $(reports) Reports/nightly.drawings
	@status=0; \
	"$$(scripts/products)/insetmatrix" run --decisions --history Reports/nights --against latest \
	  --reporter markdown:Reports/nightly.md \
	  --reporter html:Reports/nightly.html \
	  --reporter json:Reports/nightly.json || status=$$?; \
	for report in $(reports); do \
	  if [ -f "$$report" ]; then echo "$$report"; continue; fi; \
	  echo "error: $$report was not written" >&2; \
	  if [ $$status -eq 0 ]; then status=4; fi; \
	done; \
	"$$(scripts/products)/insetmatrix" history prune --history Reports/nights >/dev/null || true; \
	exit $$status

# The tests as they are built, so that the tool is built once.
tested := --configuration release --traits Tool -Xswiftc -enable-testing
# Refuses an import of a target that the importing one does not depend on.
built := $(tested) --explicit-target-dependency-import-check error
# Suites that judge the whole matrix, install something, or take a core for a minute.
whole := NightlyTests|WholeMatrixSweepTests|SweptTruthsTests|SchemaAgreementTests|IncompleteRunTests|ShardTests
whole := $(whole)|MatrixEngineTests.MatrixTests|AmbiguousScriptsTests

# What to run before a push: the gate, and every test that needs neither the whole nightly nor other
# programs.
test: dependencies
	scripts/gate
	swift build --build-tests $(built)
	swift test --skip-build $(tested) --skip "$(whole)" --xunit-output .build/tests.xml
	scripts/test-page

# All else: the whole nightly and the pages made from it, other packages and other programs. Installs
# test tools where it may; what cannot be installed is skipped and says so.
check: dependencies
	scripts/install-test-tools jq mandoc
	swift build --build-tests $(built)
	@# A folder with an Apple SDK, or several.
	if [ -n "$$INSETMATRIX_SDK" ]; then scripts/check-apple $$INSETMATRIX_SDK; fi
	@# Two lanes for two cores: what compiles is in the first, what may install something in the second.
	INSETMATRIX_WHOLE_MATRIX=1 scripts/in-parallel \
	  scripts/test-uikit-stand-in \
	  scripts/test-generated \
	  scripts/test-walk \
	  'scripts/test-static -Xswiftc -enable-testing' \
	  scripts/test-consumers \
	  scripts/test-case-insensitive \
	  scripts/test-nightly-files \
	  scripts/fuzz \
	  -- \
	  'swift test --skip-build --ignore-lock $(tested) --filter "$(whole)"' \
	  'scripts/test-browser test_access test_drawings test_faults test_figures test_nightly test_page test_queries test_questions test_views' \
	  scripts/test-reporters

# What schedulers do with the files of `deploy`: a small cluster of Slurm, and the schemas of Kubernetes.
schedulers: dependencies
	swift build --configuration release --traits Tool --product insetmatrix
	scripts/test-slurm
	scripts/test-kubernetes-manifest

# Makes each mistake of Tests/Mutants in a copy of the sources; fails where the tests do not catch one.
mutants: dependencies
	scripts/test-mutants --scratch .build/mutants

# Gives mutated files to the loader and to lint for a minute.
fuzz: dependencies
	scripts/fuzz

# Makes one file for Linux that needs no other, to be copied anywhere, and its manual page.
static: dependencies
	swift build --configuration release --traits Tool --product insetmatrix
	scripts/link-static
	scripts/make-manual

# Measures the program; fails when a count per evaluation is above its threshold.
bench: dependencies
	@command -v valgrind >/dev/null || { \
	  echo "error: install valgrind with the system's package manager" >&2; exit 4; }
	swift build --package-path Benchmarks --configuration release --product bench
	"$$(scripts/products --package-path Benchmarks)/bench"
	$(if $(MODELS),"$$(scripts/products --package-path Benchmarks)/bench" cover $(MODELS))
	@[ -f Reports/nightly.html ] || { \
	  echo "error: \`make nightly\` writes the report that the browser is timed with" >&2; exit 4; }
	scripts/test-browser --measure Reports/nightly.html
	$(if $(AGAINST),scripts/bench-against $(AGAINST))

# Brings every source into the one format.
format:
	swift format --in-place --recursive Sources Plugins Tests Package.swift

dependencies:
	@scripts/install-dependencies
