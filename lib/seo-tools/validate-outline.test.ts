import { validateOutline } from "./validate-outline.ts"

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text = "Resin") => ({ level, text })
const listProblems = (levels: readonly (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  validateOutline(levels.map((level) => heading(level))).lines.map(({ problem }) => problem)

describe("outline of a page", () => {
  it("accepts headings that descend one level at a time", () => {
    expect(listProblems([1, 2, 3, 3, 2, 3, 4])).toEqual([null, null, null, null, null, null, null])
  })

  it("accepts going up several levels, but not down", () => {
    expect(listProblems([1, 2, 3, 4, 2])).toEqual([null, null, null, null, null])
    expect(listProblems([1, 3, 2, 4])).toEqual([null, "skipped", null, "skipped"])
  })

  it("reports a first heading below the first level as skipped", () => {
    const { lines, hasTop } = validateOutline([heading(2)])
    expect(lines[0]?.problem).toBe("skipped")
    expect(hasTop).toBe(false)
  })

  it("marks every first-level heading but the first", () => {
    expect(listProblems([1, 2, 1, 1])).toEqual([null, null, "second", "second"])
  })

  it("marks empty headings, which do not count as first-level headings either", () => {
    const { lines, hasTop } = validateOutline([heading(1, " \n "), heading(2)])
    expect(lines.map(({ problem }) => problem)).toEqual(["empty", null])
    expect(hasTop).toBe(false)
  })

  it("is empty for a page without headings", () => {
    expect(validateOutline([])).toEqual({ lines: [], hasTop: false })
  })
})
