import { parseSearchSegment } from "./search-query.ts"

describe("the search query in a URL", () => {
  it.each([
    ["resin", "resin"],
    ["caf%C3%A9%20lamp", "café lamp"],
    ["1%2F2%20inch", "1/2 inch"],
    ["50%25", "50%"],
    ["%20resin%20", "resin"],
  ])("parses %s as the query %p", (segment, query) => {
    expect(parseSearchSegment(segment)).toBe(query)
  })

  it.each([
    ["blank", "%20"],
    ["not decodable", "%E0%A4%A"],
    ["a NUL", "%00"],
    ["a line break", "a%0Ab"],
    ["too long", "a".repeat(101)],
    ["500 emoji", encodeURIComponent("😀".repeat(500))],
  ])("rejects a query: %s", (_case, segment) => {
    expect(parseSearchSegment(segment)).toBeNull()
  })
})
