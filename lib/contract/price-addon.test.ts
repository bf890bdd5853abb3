import { type PricedAddon, priceAddon, priceUnit } from "./price-addon.ts"

const options = [
  { id: 4, price: 0 },
  { id: 5, price: 150 },
]
const addon = (type: PricedAddon["type"]): PricedAddon => ({ type, price: 250, options })

describe("add-on prices", () => {
  it.each(["Checkbox", "Dropdown", "Qty", "Text"] as const)(
    "costs nothing for a %s that is not selected",
    (type) => {
      expect(priceAddon(addon(type), "")).toBe(0)
    },
  )

  it("costs its price once for a checkbox or a text, and per unit of a quantity", () => {
    expect(priceAddon(addon("Checkbox"), "1")).toBe(250)
    expect(priceAddon(addon("Text"), "0")).toBe(250)
    expect(priceAddon(addon("Qty"), "3")).toBe(750)
  })

  it("adds the price of the selected option, and costs nothing for an unknown option", () => {
    expect(priceAddon(addon("Dropdown"), "4")).toBe(250)
    expect(priceAddon(addon("Dropdown"), "5")).toBe(400)
    expect(priceAddon(addon("Dropdown"), "6")).toBe(0)
  })
})

it("adds add-on prices to the unit price, with a minimum of zero", () => {
  expect(priceUnit(2_495, [250, 400])).toBe(3_145)
  expect(priceUnit(2_495, [-500])).toBe(1_995)
  expect(priceUnit(300, [-500])).toBe(0)
})
