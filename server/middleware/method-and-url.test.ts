import { describe, expect, it } from "@jest/globals"
import { findUrlError } from "./method-and-url.ts"

describe("URL validation", () => {
  it.each([
    "/",
    "/shop/resin/2",
    "/search/caf%C3%A9%20au%20lait",
    "/product/x?colour=a%2Fb",
    "/search/%F0%9F%98%80",
  ])("accepts %s", (address) => {
    expect(findUrlError(address)).toBeNull()
  })

  it.each([
    "/%00",
    "/product/..%2f..%2fadmin",
    "/product/%2e%2e",
    "/product/a%5cb",
    "/product/a%0d%0aset-cookie:x",
    "/product/%E0%A4%A",
    "/product/%",
    "//evil.example/%2f",
    "http://evil.example/",
  ])("rejects %s as malformed, before any route gets it", (address) => {
    expect(findUrlError(address)).toBe("malformed")
  })

  it("rejects a URL that is longer than any page's", () => {
    expect(findUrlError(`/${"a".repeat(2_000)}`)).toBe("long")
    expect(findUrlError(`/search/x?${"a".repeat(3_000)}`)).toBe("long")
  })
})
