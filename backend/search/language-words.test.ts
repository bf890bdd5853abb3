import { describe, expect, it } from "@jest/globals"
import { listIndexWords, listQueryWords } from "./language-words.ts"
import { parseSearchWords } from "./search-words.ts"

const search = (text: string) => listQueryWords(parseSearchWords(text))

describe("words of a text in a language", () => {
  it("are written in lower case without accents, each as often as it occurs", () => {
    expect(listIndexWords("Türschild, <b>Größe</b> 12 cm – Türschild")).toEqual([
      "turschild",
      "b",
      "grosse",
      "b",
      "12",
      "cm",
      "turschild",
    ])
  })

  it("are pairs of characters where a language has no spaces", () => {
    expect(listIndexWords("透明レジン")).toEqual(["透明", "明レ", "レシ", "シン", "ン"])
    expect(listIndexWords("3Dプリント")).toEqual(["3d", "フリ", "リン", "ント", "ト"])
  })

  it.each([
    ["レジン", "透明レジン 500 ml"],
    ["ジ", "透明レジン"],
    ["透明なレジン", "透明レジン"],
    ["星の灯り", "木星の灯り"],
    ["3Dプリント", "3Dプリントの小物"],
    ["راتنج", "راتنج شفاف"],
    ["TÜRSCHILD", "Türschild"],
  ])("contain those of a search for a part of it: %s in %s", (query, text) => {
    const words = listIndexWords(text)
    const isFound = (word: string) => words.some((each) => each.startsWith(word))
    expect(search(query).every(isFound)).toBe(true)
  })
})
