import { parseAnchor, parseClassNames } from "./parse-page.ts"

describe("class names from an editor", () => {
  it("retains safe class names", () => {
    expect(parseClassNames("  highlight  col-md-6 Team_2 ")).toBe("highlight col-md-6 Team_2")
  })

  it.each(["fixed inset-0 z-50", "hidden", "-m-96", "absolute", "w-screen", "translate-x-96"])(
    "removes a class name that would move a block out of the layout: %j",
    (text) => expect(parseClassNames(text)).toBe(""),
  )

  it.each(['"><script>', "a:b", "w-[9999px]", "{}", "9lives"])(
    "removes what is not a plain class name: %j",
    (text) => expect(parseClassNames(text)).toBe(""),
  )

  it("retains at most ten class names", () => {
    expect(parseClassNames("a ".repeat(30)).split(" ")).toHaveLength(10)
  })
})

describe("anchor names from an editor", () => {
  it.each([
    ["team", "team"],
    ["#team", "team"],
    [" Our team ", "Our-team"],
    ['x"onclick="', "xonclick"],
  ])("converts %j to the anchor %j", (text, name) => expect(parseAnchor(text)).toBe(name))

  it.each([null, "", "#", "42", "--", "日本"])(
    "returns null for an anchor without a usable name: %j",
    (text) => {
      expect(parseAnchor(text)).toBeNull()
    },
  )
})
