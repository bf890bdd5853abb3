import { buildCardTexts, formatForFont } from "./build-card-texts.ts"
import { buildShopCard, type CardBrand, type SocialCard } from "./social-card.ts"

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

const brand: CardBrand = {
  name: "Curlew",
  organisation: {
    name: "Curlew",
    abn: null,
    logo: null,
    darkLogo: null,
    address: "",
    email: "hello@curlew.example",
    phone: null,
  },
}
const card: SocialCard = {
  kind: "product",
  slug: "resin",
  name: "Grey resin, 1 kg",
  label: "Resin",
  picture: null,
  price: { text: "From $24.95", full: "$30.00" },
}

describe("social card texts", () => {
  it("contain the shop, the category, the name and the price", () => {
    expect(buildCardTexts(card, brand)).toEqual({
      shop: "Curlew",
      label: "Resin",
      name: "Grey resin, 1\u00a0kg",
      price: "From $24.95",
      fullPrice: "$30.00",
      hasLogo: false,
    })
  })

  it("have no line breaks within short words or before units", () => {
    const nameOf = (name: string) => buildCardTexts({ ...card, name }, brand).name
    expect(nameOf("Laser-cut sign, 3 mm")).toBe("Laser\u2011cut sign, 3\u00a0mm")
    expect(nameOf("Water-washable-resin")).toBe("Water-washable-resin")
  })

  it("contain the shop's name instead of a page name with characters missing in the font", () => {
    expect(buildCardTexts({ ...card, name: "شمعة", label: "شموع" }, brand)).toMatchObject({
      shop: null,
      label: null,
      name: "Curlew",
      price: "From $24.95",
    })
  })

  it("contain the shop's name once on the card of the shop", () => {
    expect(buildCardTexts(buildShopCard(brand), brand)).toMatchObject({
      shop: null,
      label: null,
      name: "Curlew",
      price: null,
      fullPrice: null,
    })
  })

  it("have no name if the font also lacks characters of the shop's name", () => {
    expect(buildCardTexts(buildShopCard({ name: "龙" }), { ...brand, name: "龙" }).name).toBeNull()
  })
})
