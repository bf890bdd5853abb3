import { formatForFont } from "./format-for-font.ts"

describe("a text on a picture for social networks", () => {
  it.each([
    ["Água-marinha, 1 kg: ½ price!", "Água-marinha, 1 kg: ½ price!"],
    ["Łódź, İstanbul, Tiếng Việt", "Łódź, İstanbul, Tiếng Việt"],
    ["Їжак і ґудзик", "Їжак і ґудзик"],
    ["e\u0301tude", "étude"],
  ])("keeps its letters: %s", (text, written) => {
    expect(formatForFont(text)).toBe(written)
  })

  it("loses its emoji and what cannot be seen, and keeps the rest", () => {
    expect(formatForFont("Dragon 🐉\u200d🔥 egg\u200f")).toBe("Dragon egg")
  })

  it("has plain dashes and spaces where the font has no others", () => {
    expect(formatForFont("UV\u2010resin,\u20091\u00a0kg")).toBe("UV-resin, 1 kg")
  })

  it.each(["شمعة", "三维打印龙", "მთვარე", "달", "Grey 龙", "🐉", "", "—"])(
    "is left out where letters are missing or there are none: %j",
    (text) => {
      expect(formatForFont(text)).toBeNull()
    },
  )
})
