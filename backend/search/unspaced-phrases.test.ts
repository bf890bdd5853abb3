import { describe, expect, it } from "@jest/globals"
import { parseSearchWords } from "./search-words.ts"
import { cutUnspaced, listUnspacedPhrases } from "./unspaced-phrases.ts"

const plain = (text: string) => parseSearchWords(text)

describe("words without spaces", () => {
  const wanted = new Set(
    ["グレー", "ブルー", "レッド", "サンド", "サンドストーン", "灰色"].flatMap(plain),
  )
  const cut = (text: string) => cutUnspaced(plain(text), (phrase) => wanted.has(phrase))

  it.each([
    ["グレーレジン", ["グレー", "レジン"]],
    ["グレーのレジン", ["グレー", "レジン"]],
    ["レジンのグレー", ["レジン", "グレー"]],
    ["グレーの", ["グレー"]],
    ["PLAグレー", ["PLA", "グレー"]],
    ["青とグレーのブルー", ["青", "グレー", "ブルー"]],
    ["灰色的树脂", ["灰色", "树脂"]],
    ["サンドストーンレジン", ["サンドストーン", "レジン"]],
  ])("are cut at the longest wanted phrase, without the particles beside it: %s", (text, parts) => {
    expect(cut(text)).toEqual(parts.flatMap(plain))
  })

  it.each(["スレッド", "グレーズ", "レジン", "grey resin", "サンドストーン"])(
    "are whole where a phrase is only a part of a longer word, or none: %s",
    (text) => {
      expect(cut(text)).toEqual(plain(text))
    },
  )

  it("have phrases of two to twenty characters, of which other scripts are no part", () => {
    expect(listUnspacedPhrases(plain("3D透明レ resin"))).toEqual(["透明レ", "透明", "明レ"])
    const lengths = listUnspacedPhrases(["あ".repeat(30)]).map(({ length }) => length)
    expect(Math.max(...lengths)).toBe(20)
  })
})
