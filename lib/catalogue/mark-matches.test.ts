import { splitMatches } from "./mark-matches.ts"

const show = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("")

describe("matched characters", () => {
  it.each([
    ["Standard Resin", "res", "Standard [Res]in"],
    ["Standard Resin", "RESIN stan", "[Stan]dard [Resin]"],
    ["Crème brûlée", "cre bru", "[Crè]me [brû]lée"],
    ["Creme", "crè", "[Cre]me"],
    ["Resin", "sin", "Resin"],
    ["RS-500-GREY", "rs 500", "[RS]-[500]-GREY"],
    ["<b>Resin</b>", "b", "<[b]>Resin</[b]>"],
    ["Resin", "", "Resin"],
    ["Resin", "(.*", "Resin"],
  ])("of %j for %j are %j", (text, query, shown) => {
    expect(show(text, query)).toBe(shown)
  })
})
