import { followText } from "./card-texts.ts"

const own = { search: "Moon Lamp | Curlew", card: "Moon Lamp" }

describe("text of a social card", () => {
  it("follows the draft without the shop's name at its end", () => {
    expect(followText(own, "Full Moon Lamp | Curlew")).toBe("Full Moon Lamp")
    expect(followText(own, "Full Moon Lamp")).toBe("Full Moon Lamp")
  })

  it("equals the draft if the page has one text for both, or none for cards", () => {
    expect(followText({ search: "Moon", card: "Moon" }, "Sun")).toBe("Sun")
    expect(followText({ search: "Moon", card: "" }, "Sun")).toBe("Sun")
    expect(followText({ search: "", card: "Moon" }, "Sun")).toBe("Sun")
  })

  it("is unchanged if the page has a different text for cards", () => {
    expect(followText({ search: "Lamps | Curlew", card: "Light up" }, "Sun")).toBe("Light up")
  })
})
