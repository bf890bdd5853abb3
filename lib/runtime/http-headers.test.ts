import { expect, it } from "@jest/globals"
import { matchesEtag, parseRetryAfter } from "./http-headers.ts"

const nowMs = Date.parse("2026-11-21T00:00:00.500Z")

it.each([
  ["0", 0],
  ["120", 120],
  ["Sat, 21 Nov 2026 00:02:00 GMT", 120],
  ["Saturday, 21-Nov-26 00:02:00 GMT", 120],
  ["Fri, 20 Nov 2026 23:59:00 GMT", 0],
])("returns the seconds of Retry-After: %s", (header, seconds) => {
  expect(parseRetryAfter(header, nowMs)).toBe(seconds)
})

it.each([null, "", "soon", "-5", "1.5", "1e3", "2026-11-21T00:02:00Z", "Someday, later GMT"])(
  "returns null for a missing or invalid Retry-After: %j",
  (header) => {
    expect(parseRetryAfter(header, nowMs)).toBeNull()
  },
)

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
