#!/bin/sh
# After Xcode Cloud has built: put this file into the folder ci_scripts of your repository, beside
# insetmatrix, a universal binary of the tool, and nightly, a copy of deploy/nightly.
#
# Xcode Cloud keeps nothing between builds: put the folder history beside this file before it
# runs, from a store of your own (ci_post_clone.sh can fetch it), and take the new files from the build's
# artifacts.
set -eu

# Tests run on machines without the repository.
if [ "${CI_XCODEBUILD_ACTION:-}" = test-without-building ]; then exit 0; fi
scripts=$(cd "$(dirname "$0")" && pwd)
results=${CI_RESULT_BUNDLE_PATH:+$(dirname "$CI_RESULT_BUNDLE_PATH")/insetmatrix}
results=${results:-${TMPDIR:-/tmp}/insetmatrix}
mkdir -p "$results"
if [ -d "$scripts/history" ]; then cp -R "$scripts/history" "$results"; fi
cd "${CI_PRIMARY_REPOSITORY_PATH:-$scripts/..}"
INSETMATRIX=$scripts/insetmatrix "$scripts/nightly" "$results"
