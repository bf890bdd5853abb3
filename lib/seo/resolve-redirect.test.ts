import { resolveRedirect } from "./resolve-redirect.ts"

function siteWith(redirects: Record<string, string>) {
  return { redirects: new Map(Object.entries(redirects)) }
}

describe("a configured redirect", () => {
  it("redirects a moved path to its target", () => {
    expect(resolveRedirect(siteWith({ "about-us": "about" }), "/about-us")).toBe("/about")
    expect(resolveRedirect(siteWith({ "old/bottle": "product/bottle" }), "/old/bottle/")).toBe(
      "/product/bottle",
    )
  })

  it("redirects longer paths below a slug too, unless one of them has its own redirect", () => {
    const site = siteWith({ "about-us": "about", "about-us/team": "people", "a/b": "c" })
    const targets = ["/about-us/x/y", "/About-Us/Team", "/about", "/a/x"]
    expect(targets.map((path) => resolveRedirect(site, path))).toEqual([
      "/about",
      "/people",
      null,
      null,
    ])
  })

  it("redirects to the canonical form of its target, in one step", () => {
    const site = siteWith({ a: "Shop/Resin/1/", b: "/en/about/", c: "home", d: "shop?x=1#new" })
    const targets = ["/a", "/b", "/c", "/d"].map((path) => resolveRedirect(site, path))
    expect(targets).toEqual(["/shop/resin", "/about", "/", "/shop?x=1#new"])
  })

  it("matches its source however that was written down", () => {
    const site = siteWith({ "/Old%20Shop/": "shop", "Old.HTML": "about" })
    expect(resolveRedirect(site, "/old shop")).toBe("/shop")
    expect(resolveRedirect(site, "/old.html")).toBe("/about")
  })

  it("percent-encodes a target in other scripts once", () => {
    expect(resolveRedirect(siteWith({ a: "süß", b: "s%C3%BC%C3%9F" }), "/a")).toBe("/s%C3%BC%C3%9F")
    expect(resolveRedirect(siteWith({ b: "s%C3%BC%C3%9F" }), "/b")).toBe("/s%C3%BC%C3%9F")
  })

  it("redirects to the home page where the target is empty", () => {
    expect(resolveRedirect(siteWith({ welcome: "" }), "/welcome")).toBe("/")
  })

  it("matches a redirect in upper or lower case", () => {
    expect(resolveRedirect(siteWith({ "about-us": "about" }), "/About-Us")).toBe("/about")
  })

  it("follows a redirect chain to its end", () => {
    expect(resolveRedirect(siteWith({ a: "b", b: "c" }), "/a")).toBe("/c")
  })

  it.each([
    ["a path that has not moved", {}, "/about"],
    ["a path that points at itself", { about: "/about/" }, "/about"],
    ["another form of itself", { "shop/x": "Shop/x/1" }, "/shop/x"],
    ["a circle", { a: "b", b: "c", c: "a" }, "/a"],
    ["a circle further on", { a: "b", b: "c", c: "b" }, "/a"],
  ])("returns no redirect for %s", (_case, redirects, path) => {
    expect(resolveRedirect(siteWith(redirects), path)).toBeNull()
  })

  it("never redirects to another host", () => {
    expect(resolveRedirect(siteWith({ a: "//elsewhere.example" }), "/a")).toBe("/elsewhere.example")
    expect(resolveRedirect(siteWith({ a: "/\\elsewhere.example" }), "/a")).toBe(
      "/elsewhere.example",
    )
  })

  it("returns no redirect for a chain that is too long", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`p${at}`, `p${at + 1}`]),
    )
    expect(resolveRedirect(siteWith(chain), "/p0")).toBeNull()
  })
})
