import { seed } from "./data/seed.ts"

const arabic = Object.entries(seed.translations.ar ?? {})
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, "")
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Returns the numbers of a text, sorted. "3D" is a word in Arabic, and so are one and two minutes. */
function listNumbers(text: string): string {
  const isCounted = withoutTags(text).replace(/3D|\b[12] minutes?|\b2(?= more|$)/g, "")
  return (isCounted.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort().join(" ")
}

describe("the Arabic texts of the demo shop", () => {
  it("have the numbers of the English texts, in Latin digits", () => {
    expect(arabic.filter(([english, text]) => listNumbers(text) !== listNumbers(english))).toEqual(
      [],
    )
    expect(arabic.filter(([, text]) => /[٠-٩۰-۹]/.test(text))).toEqual([])
  })

  it("write amounts as prices are shown: the number, then AU$, isolated from the text", () => {
    const amount = /\u2067[\d.,]+\u00a0\u2066AU\$\u2069\u2069/g
    const different = arabic.filter(
      ([english, text]) => count(text, amount) !== count(english, /\$\d/g),
    )
    expect(different).toEqual([])
  })

  it("begin with an Arabic letter or a right-to-left mark, so that the whole text runs that way", () => {
    const isMixed = (text: string) => /[\u0620-\u064a]/.test(text)
    const outside = ([, text]: [string, string]) =>
      withoutTags(text).replace(/\u2066[^\u2066-\u2069]*\u2069/g, "")
    const wrong = arabic
      .map(outside)
      .filter((text) => isMixed(text) && /^[^\u0620-\u064a\u200f]*[a-z]/i.test(text))
    expect(wrong).toEqual([])
  })

  it("close every isolate, and isolate telephone numbers", () => {
    const open = arabic.filter(
      ([, text]) => count(text, /[\u2066\u2067]/g) !== count(text, /\u2069/g),
    )
    expect(open).toEqual([])
    expect(
      arabic.filter(([, text]) => /(?<!\u2066)\b(?:13 11 26|07 5550 0147)/.test(text)),
    ).toEqual([])
  })

  it("have Arabic punctuation and quotation marks", () => {
    const plain = arabic.map(([, text]) =>
      withoutTags(text).replace(/\u2066[^\u2069]*\u2069/g, "1"),
    )
    expect(plain.filter((text) => /[?;"“”!—]|,(?!\d)|\s[،.؛؟:]/.test(text))).toEqual([])
  })
})
