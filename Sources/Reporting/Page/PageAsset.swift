/// The style and the scripts of the page, which the build embeds as `style` and `script`.
enum PageAsset {}
