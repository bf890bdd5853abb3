import { parseAnchor, parseClassNames } from "./parse-page-names.ts"

describe("an editor's class names", () => {
  it("stay as they are where they are harmless", () => {
    expect(parseClassNames("  highlight  col-md-6 Team_2 ")).toBe("highlight col-md-6 Team_2")
  })

  it.each(["fixed inset-0 z-50", "hidden", "-m-96", "absolute", "w-screen", "translate-x-96"])(
    "lose what would take a block out of its place: %j",
    (text) => expect(parseClassNames(text)).toBe(""),
  )

  it.each(['"><script>', "a:b", "w-[9999px]", "{}", "9lives"])(
    "lose what is not a plain name: %j",
    (text) => expect(parseClassNames(text)).toBe(""),
  )

  it("are ten at most", () => {
    expect(parseClassNames("a ".repeat(30)).split(" ")).toHaveLength(10)
  })
})

describe("an anchor's name", () => {
  it.each([
    ["team", "team"],
    ["#team", "team"],
    [" Our team ", "Our-team"],
    ['x"onclick="', "xonclick"],
  ])("%j is %j", (text, name) => expect(parseAnchor(text)).toBe(name))

  it.each([null, "", "#", "42", "--", "日本"])("%j is none", (text) => {
    expect(parseAnchor(text)).toBeNull()
  })
})
