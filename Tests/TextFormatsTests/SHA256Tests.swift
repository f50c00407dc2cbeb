import Testing
import TextFormats

@Test(arguments: [
  ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
  ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
  (
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
  ),
])
func `The hash is the standard's`(text: String, hash: String) {
  #expect(SHA256.base64(text) == hash)
}

@Test func `The hash of a long text is the standard's`() {
  #expect(
    SHA256.base64(String(repeating: "a", count: 1_000_000))
      == "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=")
}
