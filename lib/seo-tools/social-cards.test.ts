import { buildSocialCard, networks } from "./social-cards.ts"

const texts = { title: "Moon Lamp", description: "A lamp like the moon.", domain: "curlew.example" }
const long = "A lamp like the moon, printed layer by layer in our workshop near Gladstone. ".repeat(
  9,
)

describe("social card of a page", () => {
  it("shows short texts whole, as far as each network shows them at all", () => {
    const cards = networks.map((network) => [network, buildSocialCard(network, texts).description])
    expect(Object.fromEntries(cards)).toEqual({
      facebook: texts.description,
      x: "",
      linkedin: "",
      whatsapp: texts.description,
      slack: texts.description,
    })
    for (const network of networks) expect(buildSocialCard(network, texts).title).toBe("Moon Lamp")
  })

  it("omits the description on Facebook below a title of two lines", () => {
    const card = buildSocialCard("facebook", { ...texts, title: long })
    expect(card.description).toBe("")
    expect(card.title).toMatch(/ \.\.\.$/)
    expect(card.domain).toBe("CURLEW.EXAMPLE")
  })

  it("shows one line over the image on X, and a description beside a small one", () => {
    const wide = buildSocialCard("x", { ...texts, title: long })
    const small = buildSocialCard("x", { ...texts, description: long }, true)
    expect(wide.title.length).toBeLessThan(90)
    expect(small.description).toMatch(/ \.\.\.$/)
  })

  it("truncates long texts on every network", () => {
    for (const network of networks) {
      const card = buildSocialCard(network, {
        ...texts,
        title: "x".repeat(10_000),
        description: long,
      })
      expect(card.title.length).toBeLessThan(200)
      expect(card.description.length).toBeLessThan(500)
    }
  })
})
