import type { Picture } from "#lib/images/picture.ts"
import {
  buildCardPath,
  buildCardUrl,
  buildCardVersion,
  buildShopCard,
  type CardBrand,
  type SocialCard,
} from "./social-card.ts"

const picture: Picture = { hash: "a".repeat(32), alt: "", placeholder: "#aabbcc", aspect: "4x3" }
const card: SocialCard = {
  kind: "product",
  slug: "grey-resin",
  name: "Grey resin",
  label: "Resin",
  picture,
  price: { text: "$24.95", full: null },
}
const brand: CardBrand = {
  name: "Curlew",
  organisation: {
    name: "Curlew",
    abn: null,
    logo: { ...picture, ratio: 1 },
    darkLogo: null,
    address: "",
    email: "hello@curlew.example",
    phone: null,
  },
}
const version = buildCardVersion(card, brand, "en")

describe("social card version", () => {
  it.each([
    ["the name", { ...card, name: "Gray resin" }],
    ["the price", { ...card, price: { text: "$19.95", full: null } }],
    ["a special", { ...card, price: { text: "$24.95", full: "$30.00" } }],
    ["the photo", { ...card, picture: { ...picture, hash: "b".repeat(32) } }],
    ["the category", { ...card, label: "Resins" }],
    ["the page", { ...card, slug: "gray-resin" }],
  ] satisfies [string, SocialCard][])("changes with %s", (_what, changed) => {
    expect(buildCardVersion(changed, brand, "en")).not.toBe(version)
  })

  it("changes with the shop's name and logo, and with the language", () => {
    const { organisation } = brand
    const others = [
      buildCardVersion(card, { ...brand, name: "Heron" }, "en"),
      buildCardVersion(card, { ...brand, organisation: { ...organisation, logo: null } }, "en"),
      buildCardVersion(card, brand, "de"),
    ]
    expect(new Set([version, ...others]).size).toBe(4)
  })

  it("does not change with data that the card does not show", () => {
    const changedAlt = { ...card, picture: { ...picture, alt: "Another text" } }
    expect(buildCardVersion(changedAlt, brand, "en")).toBe(version)
  })
})

describe("social card URL", () => {
  it("contains the page and the version, on the shop's origin", () => {
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(buildCardUrl(card, brand, "en")).toBe(
      `http://localhost:3000/social/product/grey-resin/${version}.jpg`,
    )
  })

  it("has the language prefix except in English", () => {
    expect(buildCardPath(card, version, "de")).toBe(`/de/social/product/grey-resin/${version}.jpg`)
    expect(buildCardUrl(card, brand, "de")).toMatch(/3000\/de\/social\/product\//)
  })

  it("is the same for all pages without a card of their own", () => {
    expect(buildCardUrl(buildShopCard(brand), brand, "en")).toMatch(/\/social\/shop\/card\//)
  })
})
