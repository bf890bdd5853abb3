import { describe, expect, it } from "@jest/globals"
import { parseSearchWords } from "./search-words.ts"

describe("the words of a search", () => {
  it.each([
    ["Grey  RESIN", ["grey", "resin"]],
    ["Résin ÄÖ straße", ["resin", "ao", "strasse"]],
    ["RS-500-GREY", ["rs", "500", "grey"]],
    ["75ml bottle, bottle", ["75ml", "bottle"]],
    ["'; DROP TABLE products; --", ["drop", "table", "products"]],
    ["a & b | !c:* <-> (d)", ["a", "b", "c", "d"]],
    ["🦆🦆", []],
    ["", []],
    ["日本 語", ["日本", "語"]],
  ])("parses %j into normalised words", (text, words) => {
    expect(parseSearchWords(text)).toEqual(words)
  })

  it("returns at most twelve words of at most sixty characters", () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`).join(" ")
    expect(parseSearchWords(many)).toHaveLength(12)
    expect(parseSearchWords("x".repeat(100))).toEqual(["x".repeat(60)])
  })
})
