import { checkOutline } from "./outline.ts"

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text = "Resin") => ({ level, text })
const listProblems = (levels: readonly (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  checkOutline(levels.map((level) => heading(level))).lines.map(({ problem }) => problem)

describe("the outline of a page", () => {
  it("has nothing to say where each level follows the one above it", () => {
    expect(listProblems([1, 2, 3, 3, 2, 3, 4])).toEqual([null, null, null, null, null, null, null])
  })

  it("may go back over several levels, and not forward", () => {
    expect(listProblems([1, 2, 3, 4, 2])).toEqual([null, null, null, null, null])
    expect(listProblems([1, 3, 2, 4])).toEqual([null, "skipped", null, "skipped"])
  })

  it("that begins below the first level skips it", () => {
    const { lines, hasTop } = checkOutline([heading(2)])
    expect(lines[0]?.problem).toBe("skipped")
    expect(hasTop).toBe(false)
  })

  it("marks every first heading but the first", () => {
    expect(listProblems([1, 2, 1, 1])).toEqual([null, null, "second", "second"])
  })

  it("marks headings without words, which are no first heading either", () => {
    const { lines, hasTop } = checkOutline([heading(1, " \n "), heading(2)])
    expect(lines.map(({ problem }) => problem)).toEqual(["empty", null])
    expect(hasTop).toBe(false)
  })

  it("of a page without headings is empty", () => {
    expect(checkOutline([])).toEqual({ lines: [], hasTop: false })
  })
})
