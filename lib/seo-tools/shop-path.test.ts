import { describe, expect, it } from "@jest/globals"
import { parseRequestedPage, parseShopPath } from "./shop-path.ts"

const site = "https://curlew.example"

describe("path of a URL of this shop", () => {
  it.each([
    ["/shop/resin", "/shop/resin"],
    ["  /shop  ", "/shop"],
    ["/shop?sort=price#top", "/shop?sort=price"],
    ["/käse", "/k%C3%A4se"],
    ["https://curlew.example", "/"],
    ["HTTPS://CURLEW.EXAMPLE/shop", "/shop"],
    ["https://curlew.example:443/shop", "/shop"],
    ["/a/../b", "/b"],
  ])("parses %j as %j", (text, path) => {
    expect(parseShopPath(text, site)).toBe(path)
  })

  it.each([
    "",
    "shop",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
    "https://evil.example/",
    "http://curlew.example/",
    "https://curlew.example:8443/",
    "https://curlew.example.evil.example/",
    "https://curlew.example@evil.example/",
    "https://user:pass@curlew.example/",
    "http:evil.example",
    "https:///curlew.example/x",
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "/a\r\nHost: evil.example",
    "/a\u0000",
    "/a\u2028b",
    "/\u202eshop",
    "/..//evil.example",
  ])("is null for anything that could lead to another host: %j", (text) => {
    expect(parseShopPath(text, site)).toBeNull()
  })
})

const siteUrl = "https://curlew.example"
const read = (typed: string, locale = "en") => parseRequestedPage(typed, locale, siteUrl)

describe("input of the studio's search field", () => {
  it.each([
    ["/shop/resin", "/shop/resin"],
    ["  /shop/resin  ", "/shop/resin"],
    ["/search?query=resin", "/search?query=resin"],
    ["/product/cup#photos", "/product/cup"],
    ["https://curlew.example/shop", "/shop"],
    ["https://CURLEW.example/shop", "/shop"],
    ["curlew.example/shop", "/shop"],
    ["curlew.example", "/"],
    ["https://curlew.example", "/"],
  ])("parses %s as the page %s", (typed, path) => {
    expect(read(typed)).toEqual({ kind: "page", path })
  })

  it("parses URLs of a shop with a port", () => {
    for (const typed of ["localhost:3000/shop", "http://localhost:3000/shop"]) {
      const requested = parseRequestedPage(typed, "en", "http://localhost:3000")
      expect(requested).toEqual({ kind: "page", path: "/shop" })
    }
  })

  it.each([
    "https://other.example/shop",
    "//other.example/shop",
    "http://curlew.example/shop",
    "https://curlew.example.evil.example/",
    "https://curlew.example@evil.example/",
    "https://user:word@curlew.example/",
    "other.example/shop",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "http://127.0.0.1:5432/",
    "http://[::1]/",
  ])("rejects %s as another host", (typed) => {
    expect(read(typed)).toEqual({ kind: "rejected", reason: "otherHost" })
  })

  it.each(["/shop\\..\\x", "/\\evil.example", "\\\\evil.example", "/shop\u0000", "/a\nb"])(
    "rejects %j as malformed",
    (typed) => {
      expect(read(typed)).toEqual({ kind: "rejected", reason: "malformed" })
    },
  )

  it("returns search terms for input that is neither a path nor a URL", () => {
    expect(read("moon lamp")).toEqual({ kind: "words", words: "moon lamp" })
    expect(read("مصباح 🌙")).toEqual({ kind: "words", words: "مصباح 🌙" })
    expect(read("1.5 kg")).toEqual({ kind: "words", words: "1.5 kg" })
  })

  it("returns nothing for empty input and rejects more than 2,000 characters", () => {
    expect(read("  ")).toEqual({ kind: "nothing" })
    expect(read(`/${"a".repeat(10_000)}`)).toEqual({ kind: "rejected", reason: "tooLong" })
  })
})
