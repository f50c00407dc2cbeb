import Testing
@testable import Reporting

@Test(arguments: [
  ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
  ("=1+1", "'=1+1"), ("-x,", "\"'-x,\""), ("@a", "'@a"), ("", ""), ("\ta", "'\ta"),
])
func `A cell is quoted and never a formula`(text: String, field: String) {
  #expect(CSVReporter.field(text) == field)
}
