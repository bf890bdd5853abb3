import { pickEvenly } from "./read-catalogue.ts"
import { buildSearchWords } from "./search-words.ts"

describe("search words", () => {
  it("are the words of product names and how they begin, each once", () => {
    const { words } = buildSearchWords(["Amber Resin 1 L", "Clear resin & UV kit"])
    expect(words).toEqual(["amber", "ambe", "resin", "resi", "clear", "clea"])
  })

  it("are misspelt by two neighbouring letters, and only when long enough to be recognised", () => {
    expect(buildSearchWords(["Keepsake pendant set"]).misspelt).toEqual(["keespake", "pednant"])
  })
})

describe("an even choice", () => {
  it.each([
    [1, 10, 4, [1, 4, 7, 10]],
    [2, 3, 9, [2, 3]],
    [5, 5, 1, [5]],
    [2, 1, 4, []],
    [1, 9, 0, []],
  ])("from %i to %i of %i is %j", (from, to, count, expected) => {
    expect(pickEvenly(from, to, count)).toEqual(expected)
  })
})
