import { describe, expect, it } from "@jest/globals"
import { formatTypedWords } from "./typed-words.ts"

describe("words of a search", () => {
  it.each([
    ["Graue Türschilder, groß", ["turschilder", "gross"], "Türschilder groß"],
    ["グレーのレジン", ["レシン"], "レジン"],
    ["グレーのﾚｼﾞﾝ", ["レシン"], "レジン"],
    ["رَاتِنج رمادي", ["راتنج"], "رَاتِنج"],
    ["Tür schild", ["turschild"], "turschild"],
    ["resin", [], ""],
  ])("are shown as they were typed: %s", (text, words, shown) => {
    expect(formatTypedWords(text, words)).toBe(shown)
  })
})
