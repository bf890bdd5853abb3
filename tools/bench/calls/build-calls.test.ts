import { buildSearchWords } from "./build-calls.ts"
import { getEvenlySpacedNumbers } from "./fetch-catalogue.ts"

describe("search terms", () => {
  it("lists the words of product names and their prefixes, each once", () => {
    const { words } = buildSearchWords(["Amber Resin 1 L", "Clear resin & UV kit"])
    expect(words).toEqual(["amber", "ambe", "resin", "resi", "clear", "clea"])
  })

  it("misspells words by swapping two adjacent characters, only when long enough to be recognised", () => {
    expect(buildSearchWords(["Keepsake pendant set"]).misspelt).toEqual(["keespake", "pednant"])
  })
})

describe("evenly spaced numbers", () => {
  it.each([
    [1, 10, 4, [1, 4, 7, 10]],
    [2, 3, 9, [2, 3]],
    [5, 5, 1, [5]],
    [2, 1, 4, []],
    [1, 9, 0, []],
  ])("spreads numbers from %i to %i, at most %i of them, as %j", (from, to, count, expected) => {
    expect(getEvenlySpacedNumbers(from, to, count)).toEqual(expected)
  })
})
