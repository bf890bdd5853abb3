import { formatForFont } from "./format-for-font.ts"

describe("text in the font of social cards", () => {
  it.each([
    ["Água-marinha, 1 kg: ½ price!", "Água-marinha, 1 kg: ½ price!"],
    ["Łódź, İstanbul, Tiếng Việt", "Łódź, İstanbul, Tiếng Việt"],
    ["Їжак і ґудзик", "Їжак і ґудзик"],
    ["e\u0301tude", "étude"],
  ])("preserves its characters: %s", (text, written) => {
    expect(formatForFont(text)).toBe(written)
  })

  it("omits emoji and invisible characters", () => {
    expect(formatForFont("Dragon 🐉\u200d🔥 egg\u200f")).toBe("Dragon egg")
  })

  it("replaces dashes and spaces that the font lacks by plain ones", () => {
    expect(formatForFont("UV\u2010resin,\u20091\u00a0kg")).toBe("UV-resin, 1 kg")
  })

  it.each(["شمعة", "三维打印龙", "მთვარე", "달", "Grey 龙", "🐉", "", "—"])(
    "is null if the font lacks a character or no characters remain: %j",
    (text) => {
      expect(formatForFont(text)).toBeNull()
    },
  )
})
