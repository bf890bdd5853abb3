import { listRegionalForms } from "./regional-forms.ts"
import { findSynonymError, listAlternatives, type Synonym } from "./synonyms.ts"

const build = (text: string): Synonym => {
  const [words = "", sign, others = ""] = text.split(/ ([=>]) /)
  return { words, others, is_two_way: sign === "=" }
}

describe("regional forms", () => {
  it.each([
    ["gray", "grey"],
    ["grey", "gray"],
    ["colourful", "colorful"],
    ["molds", "moulds"],
    ["personalized", "personalised"],
    ["organiser", "organizer"],
    ["centre", "center"],
  ])("of %s include %s", (word, other) => {
    expect(listRegionalForms(word)).toEqual([other])
  })

  it("are not invented for words that have only one", () => {
    const words = [
      "resin",
      "four",
      "hour",
      "advise",
      "exercise",
      "promised",
      "raised",
      "wise",
      "prize",
    ]
    expect(words.filter((word) => listRegionalForms(word).length > 0)).toEqual([])
  })
})

describe("synonyms", () => {
  const synonyms = ["xmas = christmas", "lamp > night light", "necklace = pendant"].map(build)

  it.each([
    ["xmas", ["xmas", "christmas"]],
    ["christmas", ["christmas", "xmas"]],
    ["lamp", ["lamp", "night light"]],
    ["night light", ["night light"]],
  ])("of %s are searched in the directions that they have", (phrase, found) => {
    expect(listAlternatives(phrase, synonyms)).toEqual(found)
  })

  it("lead on to the synonyms of synonyms, and end even in a circle", () => {
    const circle = ["a > b", "b > c", "c > a"].map(build)
    expect(listAlternatives("b", circle)).toEqual(["b", "c", "a"])
  })

  it("have Australian and American forms in English only", () => {
    expect(listAlternatives("center", synonyms)).toEqual(["center", "centre"])
    expect(listAlternatives("center", synonyms, () => [])).toEqual(["center"])
  })

  it("are at most eight alternatives", () => {
    const many = Array.from({ length: 30 }, (_, at) => build(`a = b${at}`))
    expect(listAlternatives("a", many)).toHaveLength(8)
  })

  it.each([
    ["xmas = christmas", "duplicate"],
    ["christmas = xmas", "duplicate"],
    ["christmas > xmas", "duplicate"],
    ["lamp > night light", "duplicate"],
    ["night light > lamp", "cycle"],
    ["lamp = night light", "one_way_exists"],
    ["xmas > xmas", "same"],
    ["noel = xmas", null],
    ["pendant > locket", null],
  ])("%s is judged as %s", (text, error) => {
    expect(findSynonymError(build(text), synonyms)).toBe(error)
  })

  it("are rejected as a circle over several steps", () => {
    const chain = ["a > b", "b = c", "c > d"].map(build)
    expect(findSynonymError(build("d > a"), chain)).toBe("cycle")
  })
})
