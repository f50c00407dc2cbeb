#!/bin/sh
# After Xcode Cloud has built: put this file into the folder ci_scripts of your repository, beside
# insetmatrix, a universal binary of the tool, and nightly, a copy of deploy/nightly.
#
# Xcode Cloud keeps nothing between builds: to go on from last.imx and history.sqlite, put them beside
# this file before it runs, from a store of your own (ci_post_clone.sh can fetch them), and take the new
# ones from the build's artifacts. Of the whole matrix each has tens of megabytes: not for Git.
set -eu

# Tests run on machines without the repository.
if [ "${CI_XCODEBUILD_ACTION:-}" = test-without-building ]; then exit 0; fi
scripts=$(cd "$(dirname "$0")" && pwd)
results=${CI_RESULT_BUNDLE_PATH:+$(dirname "$CI_RESULT_BUNDLE_PATH")/insetmatrix}
results=${results:-${TMPDIR:-/tmp}/insetmatrix}
mkdir -p "$results"
for file in last.imx history.sqlite; do
  if [ -f "$scripts/$file" ]; then cp "$scripts/$file" "$results/$file"; fi
done
cd "${CI_PRIMARY_REPOSITORY_PATH:-$scripts/..}"
INSETMATRIX=$scripts/insetmatrix "$scripts/nightly" "$results"
