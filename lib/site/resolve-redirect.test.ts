import { resolveRedirect } from "./resolve-redirect.ts"

function siteWith(redirects: Record<string, string>) {
  return { redirects: new Map(Object.entries(redirects)) }
}

describe("a configured redirect", () => {
  it("leads from a moved path to its target", () => {
    expect(resolveRedirect(siteWith({ "about-us": "about" }), "/about-us")).toBe("/about")
    expect(resolveRedirect(siteWith({ "old/bottle": "product/bottle" }), "/old/bottle/")).toBe(
      "/product/bottle",
    )
  })

  it("leads home where the target is empty", () => {
    expect(resolveRedirect(siteWith({ welcome: "" }), "/welcome")).toBe("/")
  })

  it("is found whatever the letter case of the address", () => {
    expect(resolveRedirect(siteWith({ "about-us": "about" }), "/About-Us")).toBe("/about")
  })

  it("is followed to the end of a chain", () => {
    expect(resolveRedirect(siteWith({ a: "b", b: "c" }), "/a")).toBe("/c")
  })

  it.each([
    ["a path nobody moved", {}, "/about"],
    ["a path that points at itself", { about: "/about/" }, "/about"],
    ["a circle", { a: "b", b: "c", c: "a" }, "/a"],
    ["a circle further on", { a: "b", b: "c", c: "b" }, "/a"],
  ])("is none for %s", (_case, redirects, path) => {
    expect(resolveRedirect(siteWith(redirects), path)).toBeNull()
  })

  it("never leaves the shop's own host", () => {
    expect(resolveRedirect(siteWith({ a: "//elsewhere.example" }), "/a")).toBe("/elsewhere.example")
    expect(resolveRedirect(siteWith({ a: "/\\elsewhere.example" }), "/a")).toBe(
      "/elsewhere.example",
    )
  })

  it("gives up on a chain that is too long", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`p${at}`, `p${at + 1}`]),
    )
    expect(resolveRedirect(siteWith(chain), "/p0")).toBeNull()
  })
})
