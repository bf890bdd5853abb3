import { type PricedAddon, priceAddon, priceUnit } from "./price-addon.ts"

const options = [
  { id: 4, price: 0 },
  { id: 5, price: 150 },
]
const addon = (type: PricedAddon["type"]): PricedAddon => ({ type, price: 250, options })

describe("what an add-on costs", () => {
  it.each(["Checkbox", "Dropdown", "Qty", "Text"] as const)(
    "is nothing for a %s not taken",
    (type) => {
      expect(priceAddon(addon(type), "")).toBe(0)
    },
  )

  it("is its price once for a tick or a text, and for each of a quantity", () => {
    expect(priceAddon(addon("Checkbox"), "1")).toBe(250)
    expect(priceAddon(addon("Text"), "0")).toBe(250)
    expect(priceAddon(addon("Qty"), "3")).toBe(750)
  })

  it("is its price with that of the chosen option, and nothing for one it does not have", () => {
    expect(priceAddon(addon("Dropdown"), "4")).toBe(250)
    expect(priceAddon(addon("Dropdown"), "5")).toBe(400)
    expect(priceAddon(addon("Dropdown"), "6")).toBe(0)
  })
})

it("one of a product costs itself and its add-ons, and never less than nothing", () => {
  expect(priceUnit(2_495, [250, 400])).toBe(3_145)
  expect(priceUnit(2_495, [-500])).toBe(1_995)
  expect(priceUnit(300, [-500])).toBe(0)
})
