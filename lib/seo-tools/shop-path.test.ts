import { describe, expect, it } from "@jest/globals"
import { parseShopPath } from "./shop-path.ts"

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
