import { type PricedAddon, resolveAddonPrice, resolveUnitPrice } from "./addon-price.ts"

const options = [
  { id: 4, price: 0 },
  { id: 5, price: 150 },
]
const addon = (type: PricedAddon["type"]): PricedAddon => ({ type, price: 250, options })

describe("add-on prices", () => {
  it.each(["Checkbox", "Dropdown", "Qty", "Text"] as const)(
    "costs nothing for a %s that is not selected",
    (type) => {
      expect(resolveAddonPrice(addon(type), "")).toBe(0)
    },
  )

  it("costs its price once for a checkbox or a text, and per unit of a quantity", () => {
    expect(resolveAddonPrice(addon("Checkbox"), "1")).toBe(250)
    expect(resolveAddonPrice(addon("Text"), "0")).toBe(250)
    expect(resolveAddonPrice(addon("Qty"), "3")).toBe(750)
  })

  it("adds the price of the selected option, and costs nothing for an unknown option", () => {
    expect(resolveAddonPrice(addon("Dropdown"), "4")).toBe(250)
    expect(resolveAddonPrice(addon("Dropdown"), "5")).toBe(400)
    expect(resolveAddonPrice(addon("Dropdown"), "6")).toBe(0)
  })
})

it("adds add-on prices to the unit price, with a minimum of zero", () => {
  expect(resolveUnitPrice(2_495, [250, 400])).toBe(3_145)
  expect(resolveUnitPrice(2_495, [-500])).toBe(1_995)
  expect(resolveUnitPrice(300, [-500])).toBe(0)
})
