import { resolveLink, resolveSameOriginUrl } from "./resolve-link.ts"

describe("a link from an editor", () => {
  it("opens an absolute URL in a new tab", () => {
    expect(resolveLink("https://example.com/a?b=c")).toEqual({
      href: "https://example.com/a?b=c",
      opensNewTab: true,
    })
  })

  it("opens an absolute URL in the same tab where the editor chooses so", () => {
    expect(resolveLink("http://example.com/", false)?.opensNewTab).toBe(false)
  })

  it.each([
    ["/shop/resin", "/shop/resin"],
    ["shop/resin", "/shop/resin"],
    ["#delivery", "#delivery"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/\\elsewhere.example", "/elsewhere.example"],
    ["/.//elsewhere.example", "/./elsewhere.example"],
    ["/\t/elsewhere.example", "/elsewhere.example"],
    ["/price list", "/price%20list"],
    ["?back=//here", "?back=//here"],
    ["/search?query=a//b", "/search?query=a//b"],
  ])("resolves %s to a path inside the shop", (url, href) => {
    expect(resolveLink(url)).toEqual({ href, opensNewTab: false })
  })

  it("accepts mailto and tel links", () => {
    expect(resolveLink("mailto:hello@curlewprint.example")?.href).toMatch(/^mailto:/)
    expect(resolveLink("tel:+61755501234")?.href).toMatch(/^tel:/)
  })

  it.each([
    "",
    "  ",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " JavaScript:x",
    "data:text/html,x",
    "java\u0000script:x",
    "https:elsewhere.example",
    "http:\\\\elsewhere.example",
  ])("rejects the link %j", (url) => {
    expect(resolveLink(url)).toBeNull()
  })
})

describe("a link to the shop's own origin", () => {
  const origin = "http://localhost:3000"

  it.each([
    ["http://localhost:3000/shop?a=b#c", "/shop?a=b#c"],
    ["HTTP://LOCALHOST:3000/shop", "/shop"],
    ["http://localhost:3000", "/"],
    ["http://localhost:3000//elsewhere.example", "/elsewhere.example"],
    ["http://localhost:30001/", "http://localhost:30001/"],
    ["http://localhost:3000@elsewhere.example/", "http://localhost:3000@elsewhere.example/"],
    ["https://elsewhere.example/", "https://elsewhere.example/"],
  ])("resolves the link %s to %s", (url, path) => {
    expect(resolveSameOriginUrl(url, origin)).toBe(path)
  })
})
