import { resolveLink } from "./resolve-link.ts"

describe("an editor's link", () => {
  it("opens a web address in a new tab", () => {
    expect(resolveLink("https://example.com/a?b=c")).toEqual({
      href: "https://example.com/a?b=c",
      opensNewTab: true,
    })
  })

  it("opens a web address here where the editor says so", () => {
    expect(resolveLink("http://example.com/", false)?.opensNewTab).toBe(false)
  })

  it.each([
    ["/shop/resin", "/shop/resin"],
    ["shop/resin", "/shop/resin"],
    ["#delivery", "#delivery"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/\\elsewhere.example", "/elsewhere.example"],
  ])("stays inside the shop for %s", (url, href) => {
    expect(resolveLink(url)).toEqual({ href, opensNewTab: false })
  })

  it("keeps mail and telephone links", () => {
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
  ])("is none for %j", (url) => {
    expect(resolveLink(url)).toBeNull()
  })
})
