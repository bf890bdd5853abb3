import { cutAtWidth, measureText } from "./measure-text.ts"

const title = { sizePx: 20 }

describe("the width of a text", () => {
  it("is Arial's, letter by letter", () => {
    // Widths of Arial in 2,048ths: H 1479, e 1139, l 455, o 1139.
    expect(measureText("Hello", title)).toBeCloseTo(((1479 + 1139 + 455 * 2 + 1139) * 20) / 2048)
    expect(measureText("iiii", title)).toBeLessThan(measureText("mm", title))
  })

  it("grows with the size and with bold letters", () => {
    expect(measureText("Curlew", { sizePx: 28 })).toBeCloseTo(measureText("Curlew", title) * 1.4)
    expect(measureText("Curlew", { sizePx: 20, isBold: true })).toBeGreaterThan(
      measureText("Curlew", title),
    )
  })

  it("counts white space as a browser shows it", () => {
    expect(measureText("  two \n\t words ", title)).toBe(measureText("two words", title))
    expect(measureText(" \n ", title)).toBe(0)
  })

  it("is the letter's where an accent stands over it, composed or not, known or not", () => {
    const plain = measureText("e", title)
    for (const letter of ["é", "e\u0301", "ễ", "ẽ"]) expect(measureText(letter, title)).toBe(plain)
  })

  it("is one square for a Chinese sign and for a whole emoji, of however many parts", () => {
    for (const sign of ["字", "🦜", "👩‍👩‍👧‍👦", "🇦🇺", "❤️"])
      expect(measureText(sign, title)).toBe(20)
  })

  it("is nothing for marks of direction, and something for letters of every script", () => {
    expect(measureText("\u200f\u202b", title)).toBe(0)
    for (const word of ["مرحبا", "გამარჯობა", "Привіт", "שלום"]) {
      expect(measureText(word, title)).toBeGreaterThan(20)
    }
  })
})

describe("a text that is cut", () => {
  const room = { font: title, widthPx: 100 }

  it("stays as it is when it fits to the pixel, and not with one pixel less", () => {
    const widthPx = measureText("Resin for printers", title)
    const text = "Resin for printers"
    expect(cutAtWidth(text, { font: title, widthPx })).toEqual({ text, isCut: false })
    const cut = cutAtWidth(text, { font: title, widthPx: widthPx - 1 })
    expect(cut).toEqual({ text: "Resin for ...", isCut: true })
    expect(measureText(cut.text, title)).toBeLessThanOrEqual(widthPx - 1)
  })

  it("fills each of its lines before the last is cut", () => {
    const text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
    expect(cutAtWidth(text, { ...room, lines: 2 }).text).toBe("aaaa bbbb cccc ...")
    expect(cutAtWidth(text, { ...room, lines: 9 })).toEqual({ text, isCut: false })
  })

  it("is cut inside a word that is wider than a line, never inside a sign", () => {
    const family = "👩‍👩‍👧‍👦"
    const { text, isCut } = cutAtWidth(family.repeat(50), room)
    expect(isCut).toBe(true)
    expect(text.replace(" ...", "").replaceAll(family, "")).toBe("")
    expect(measureText(text, title)).toBeLessThanOrEqual(100)
    expect(cutAtWidth("a".repeat(10_000), room).text).toMatch(/^a{5,12} \.\.\.$/)
  })

  it("is nothing where there is nothing", () => {
    expect(cutAtWidth("  ", room)).toEqual({ text: "", isCut: false })
  })

  it("keeps at least one sign, however narrow the room", () => {
    expect(cutAtWidth("Resin", { font: title, widthPx: 1 })).toEqual({ text: "R ...", isCut: true })
  })
})
