import { measureText, truncateToWidth } from "./measure-text.ts"

const title = { sizePx: 20 }

describe("width of a text", () => {
  it("sums the widths of Arial's characters", () => {
    // Widths of Arial in 2,048ths: H 1479, e 1139, l 455, o 1139.
    expect(measureText("Hello", title)).toBeCloseTo(((1479 + 1139 + 455 * 2 + 1139) * 20) / 2048)
    expect(measureText("iiii", title)).toBeLessThan(measureText("mm", title))
  })

  it("grows with the font size and with bold text", () => {
    expect(measureText("Curlew", { sizePx: 28 })).toBeCloseTo(measureText("Curlew", title) * 1.4)
    expect(measureText("Curlew", { sizePx: 20, isBold: true })).toBeGreaterThan(
      measureText("Curlew", title),
    )
  })

  it("collapses white space as a browser does", () => {
    expect(measureText("  two \n\t words ", title)).toBe(measureText("two words", title))
    expect(measureText(" \n ", title)).toBe(0)
  })

  it("ignores accents, composed or not, known or not", () => {
    const plain = measureText("e", title)
    for (const character of ["é", "e\u0301", "ễ", "ẽ"])
      expect(measureText(character, title)).toBe(plain)
  })

  it("counts one em for a Chinese character and for a whole emoji of any number of code points", () => {
    for (const sign of ["字", "🦜", "👩‍👩‍👧‍👦", "🇦🇺", "❤️"])
      expect(measureText(sign, title)).toBe(20)
  })

  it("ignores direction marks and measures characters of every script", () => {
    expect(measureText("\u200f\u202b", title)).toBe(0)
    for (const word of ["مرحبا", "გამარჯობა", "Привіт", "שלום"]) {
      expect(measureText(word, title)).toBeGreaterThan(20)
    }
  })
})

describe("truncated text", () => {
  const box = { font: title, widthPx: 100 }

  it("returns a text unchanged that fits exactly, and truncates it with one pixel less", () => {
    const widthPx = measureText("Resin for printers", title)
    const text = "Resin for printers"
    expect(truncateToWidth(text, { font: title, widthPx })).toEqual({ text, isCut: false })
    const cut = truncateToWidth(text, { font: title, widthPx: widthPx - 1 })
    expect(cut).toEqual({ text: "Resin for ...", isCut: true })
    expect(measureText(cut.text, title)).toBeLessThanOrEqual(widthPx - 1)
  })

  it("fills every line before it truncates the last", () => {
    const text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
    expect(truncateToWidth(text, { ...box, lines: 2 }).text).toBe("aaaa bbbb cccc ...")
    expect(truncateToWidth(text, { ...box, lines: 9 })).toEqual({ text, isCut: false })
  })

  it("splits a word wider than a line between graphemes only", () => {
    const family = "👩‍👩‍👧‍👦"
    const { text, isCut } = truncateToWidth(family.repeat(50), box)
    expect(isCut).toBe(true)
    expect(text.replace(" ...", "").replaceAll(family, "")).toBe("")
    expect(measureText(text, title)).toBeLessThanOrEqual(100)
    expect(truncateToWidth("a".repeat(10_000), box).text).toMatch(/^a{5,12} \.\.\.$/)
  })

  it("returns an empty text for an empty text", () => {
    expect(truncateToWidth("  ", box)).toEqual({ text: "", isCut: false })
  })

  it("retains at least one character, however narrow the box", () => {
    expect(truncateToWidth("Resin", { font: title, widthPx: 1 })).toEqual({
      text: "R ...",
      isCut: true,
    })
  })
})
