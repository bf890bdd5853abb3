import { matchesEtag } from "./matches-etag.ts"

describe("If-None-Match", () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", W/"a" ,"c"', '"a"'],
    ["*", '"a"'],
  ])("%s matches the ETag %s", (header, etag) => {
    expect(matchesEtag(header, etag)).toBe(true)
  })

  it.each([undefined, null, "", "a", '"b"', '"aa"', '"a', '"*"'])("%s does not match", (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false)
  })
})
