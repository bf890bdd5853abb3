import { followText } from "./card-texts.ts"

const own = { search: "Moon Lamp | Curlew", card: "Moon Lamp" }

describe("the text of a card", () => {
  it("follows the proposal without the end that names the shop", () => {
    expect(followText(own, "Full Moon Lamp | Curlew")).toBe("Full Moon Lamp")
    expect(followText(own, "Full Moon Lamp")).toBe("Full Moon Lamp")
  })

  it("is the proposal where the page has one text for both, or none for cards", () => {
    expect(followText({ search: "Moon", card: "Moon" }, "Sun")).toBe("Sun")
    expect(followText({ search: "Moon", card: "" }, "Sun")).toBe("Sun")
    expect(followText({ search: "", card: "Moon" }, "Sun")).toBe("Sun")
  })

  it("stays where the page says something else in it", () => {
    expect(followText({ search: "Lamps | Curlew", card: "Light up" }, "Sun")).toBe("Light up")
  })
})
