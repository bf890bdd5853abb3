import { measureText } from "./measure-text.ts"
import { measureLength, truncateForSearch } from "./search-snippet.ts"

const long =
  "Water-washable resin for printers that stand in a kitchen and not in a workshop at all"

describe("truncation in a search result", () => {
  it("shows texts whole that fit", () => {
    const texts = { title: "Resin | Curlew", description: "Resin for every printer." }
    for (const device of ["desktop", "phone"] as const) {
      const cut = truncateForSearch(texts, device)
      expect(cut.title).toEqual({ text: texts.title, isCut: false })
      expect(cut.description).toEqual({ text: texts.description, isCut: false })
    }
  })

  it("truncates a title after 580 pixels on desktop and two lines on a phone", () => {
    const desktop = truncateForSearch({ title: long, description: "" }, "desktop").title
    expect(desktop.text).toMatch(/^Water-washable resin .* \.\.\.$/)
    expect(measureText(desktop.text, { sizePx: 20 })).toBeLessThanOrEqual(580)
    const phone = truncateForSearch({ title: long, description: "" }, "phone").title
    expect(phone.text.length).toBeGreaterThan(desktop.text.length)
  })

  it("truncates a description after 990 pixels on desktop and about 120 characters on a phone", () => {
    const description = `${long}. `.repeat(10)
    const cut = (device: "desktop" | "phone") =>
      truncateForSearch({ title: "", description }, device).description.text
    expect(measureText(cut("desktop"), { sizePx: 14 })).toBeLessThanOrEqual(990)
    expect(cut("desktop").length).toBeGreaterThan(130)
    expect(cut("phone").length).toBeGreaterThan(95)
    expect(cut("phone").length).toBeLessThan(125)
  })

  it("shows markup and scripts as plain text", () => {
    const title = "</script><b>Cup</b>"
    expect(truncateForSearch({ title, description: "" }, "desktop").title.text).toBe(title)
  })
})

describe("length of a search text", () => {
  it("distinguishes empty, short, good and too long texts", () => {
    const state = (text: string) => measureLength("title", text).state
    expect(state("  ")).toBe("empty")
    expect(state("Resin")).toBe("short")
    expect(state("Water-washable resin for printers")).toBe("good")
    expect(state(long)).toBe("long")
  })

  it("counts graphemes", () => {
    expect(measureLength("title", "a👩‍👩‍👧‍👦é").characters).toBe(3)
  })

  it("measures texts of 10,000 and of 100,000 characters", () => {
    expect(measureLength("title", "m".repeat(10_000))).toMatchObject({
      characters: 10_000,
      state: "long",
    })
    expect(measureLength("title", "m".repeat(100_000)).characters).toBe(100_000)
  })
})
