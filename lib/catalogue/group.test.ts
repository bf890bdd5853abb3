import { buildGroupSteps, listProductTrails } from "./group.ts"

const shop = { slug: "shop", name: "Shop" }
const resin = { slug: "resin", name: "Resin" }
const tough = { slug: "resin-tough", name: "Tough resin" }
const seasonal = { slug: "shop-christmas", name: "Seasonal Specials" }
const resinTrail = { ...tough, breadcrumbs: [shop, resin, tough] }
const seasonalTrail = { ...seasonal, breadcrumbs: [seasonal] }

describe("breadcrumbs", () => {
  it("starts breadcrumbs with the shop, whatever the tree's own root is called", () => {
    expect(buildGroupSteps([{ slug: "shop", name: "Everything" }, resin], "Shop")).toEqual([
      { name: "Shop", href: "/shop" },
      { name: "Resin", href: "/shop/resin", isRecord: true },
    ])
  })

  it("links the seasonal root to the seasonal page", () => {
    expect(buildGroupSteps([seasonal], "Shop")[1]).toMatchObject({
      name: "Seasonal Specials",
      href: "/shop-christmas",
    })
  })

  it("links groups below the seasonal root to seasonal pages", () => {
    const baubles = { slug: "baubles", name: "Baubles" }
    expect(buildGroupSteps([seasonal, baubles], "Shop").map(({ href }) => href)).toEqual([
      "/shop",
      "/shop-christmas",
      "/shop-christmas/baubles",
    ])
  })

  it("follows a product's primary group alone where it has one", () => {
    const trails = listProductTrails(
      { primaryGroup: resinTrail, groups: [seasonalTrail, resinTrail] },
      "Shop",
    )
    expect(trails.map((steps) => steps.map(({ name }) => name))).toEqual([
      ["Shop", "Resin", "Tough resin"],
    ])
  })

  it("follows each of a product's groups where none is primary", () => {
    const trails = listProductTrails(
      { primaryGroup: null, groups: [resinTrail, seasonalTrail] },
      "Shop",
    )
    expect(trails).toHaveLength(2)
  })

  it("links a product without any group to the shop", () => {
    expect(listProductTrails({ primaryGroup: null, groups: [] }, "Shop")).toEqual([
      [{ name: "Shop", href: "/shop" }],
    ])
  })
})
