import { buildReadablePath, resolveContentPath as plan } from "./resolve-content-path.ts"

const known = ["about", "resin-safety", "shop"]
const planPath = (segments: string[]) => plan(segments, (slug) => known.includes(slug))

describe("a path outside the shop's own routes", () => {
  it("resolves one segment to a page by its slug", () => {
    expect(planPath(["shipping-and-returns"])).toEqual({
      kind: "page",
      slug: "shipping-and-returns",
      item: null,
      parameters: [],
    })
  })

  it("resolves the second segment to the page's item", () => {
    expect(planPath(["about", "workshop"])).toEqual({
      kind: "page",
      slug: "about",
      item: "workshop",
      parameters: [],
    })
  })

  it("accepts at most two parameters after the item", () => {
    const page = { kind: "page", slug: "about", item: "workshop" }
    expect(planPath(["about", "workshop", "2"])).toEqual({ ...page, parameters: ["2"] })
    expect(planPath(["about", "workshop", "2", "x"])).toEqual({ ...page, parameters: ["2", "x"] })
    expect(planPath(["about", "workshop", "2", "x", "y"])).toEqual({ kind: "absent" })
  })

  it("resolves cms to the editing system", () => {
    expect(planPath(["cms"])).toEqual({ kind: "editor" })
  })

  it.each([
    [[]],
    [["home"]],
    [["About"]],
    [["about", "Workshop"]],
    [["unknown", "x"]],
    [["unknown", "x", "y"]],
    [["about", "x", "Y"]],
    [["about", "x", ""]],
    [["cms", "x", "y"]],
    [["about", "..%2fadmin"]],
    [["en-GB"]],
    [["cms", "x"]],
    [["a%20b"]],
    [["%00"]],
    [["..%2fadmin"]],
    [["wp-login.php"]],
    [["a--b"]],
    [["x".repeat(2000)]],
  ])("resolves the path %j to nothing", (segments) => {
    expect(planPath(segments)).toEqual({ kind: "absent" })
  })

  it("decodes a path for display, whatever its encoding", () => {
    expect(buildReadablePath(["caf%C3%A9", "x"])).toBe("/café/x")
    expect(buildReadablePath(["%E0%A4%A"])).toBe("/%E0%A4%A")
  })
})
