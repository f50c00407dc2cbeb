#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "libyaml is missing: run scripts/install-dependencies and `swift build`. Builds of Xcode itself find no libyaml."
#endif
