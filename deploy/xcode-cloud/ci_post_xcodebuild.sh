#!/bin/sh
# After Xcode Cloud has built: put this file into the folder ci_scripts of your repository, beside
# insetmatrix, a universal binary of the tool, and nightly, a copy of deploy/nightly.
#
# Xcode Cloud keeps nothing between builds: commit last.imx to ci_scripts to compare with it.
set -eu

# Tests run on machines without the repository.
if [ "${CI_XCODEBUILD_ACTION:-}" = test-without-building ]; then exit 0; fi
scripts=$(cd "$(dirname "$0")" && pwd)
results=${CI_RESULT_BUNDLE_PATH:+$(dirname "$CI_RESULT_BUNDLE_PATH")/insetmatrix}
results=${results:-${TMPDIR:-/tmp}/insetmatrix}
mkdir -p "$results"
if [ -f "$scripts/last.imx" ]; then cp "$scripts/last.imx" "$results/last.imx"; fi
cd "${CI_PRIMARY_REPOSITORY_PATH:-$scripts/..}"
INSETMATRIX=$scripts/insetmatrix "$scripts/nightly" "$results"
