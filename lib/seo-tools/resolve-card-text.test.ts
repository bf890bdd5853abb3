import { resolveCardText } from "./social-cards.ts"

const texts = { search: "Moon Lamp | Curlew", card: "Moon Lamp" }

describe("text of a social card", () => {
  it("follows the draft without the shop's name at its end", () => {
    expect(resolveCardText(texts, "Full Moon Lamp | Curlew")).toBe("Full Moon Lamp")
    expect(resolveCardText(texts, "Full Moon Lamp")).toBe("Full Moon Lamp")
  })

  it("equals the draft if the page has one text for both, or none for cards", () => {
    expect(resolveCardText({ search: "Moon", card: "Moon" }, "Sun")).toBe("Sun")
    expect(resolveCardText({ search: "Moon", card: "" }, "Sun")).toBe("Sun")
    expect(resolveCardText({ search: "", card: "Moon" }, "Sun")).toBe("Sun")
  })

  it("is unchanged if the page has a different text for cards", () => {
    expect(resolveCardText({ search: "Lamps | Curlew", card: "Light up" }, "Sun")).toBe("Light up")
  })
})
