/** The price data of an add-on, in whole cents. */
export type PricedAddon = {
  type: "Checkbox" | "Dropdown" | "Qty" | "Text"
  price: number
  options: readonly { id: number; price: number }[]
}

/**
 * Returns the cents that an add-on adds to the price of one unit. `value` is "1" for a Checkbox, a
 * whole number for a Qty, the id of an option for a Dropdown, else the text; "" if not selected.
 */
export function resolveAddonPrice(addon: PricedAddon, value: string): number {
  if (value === "") return 0
  if (addon.type === "Qty") return addon.price * Number(value)
  if (addon.type !== "Dropdown") return addon.price
  const option = addon.options.find(({ id }) => String(id) === value)
  return option === undefined ? 0 : addon.price + option.price
}

/** Returns the cents of one unit with its add-ons, at least 0. */
export function resolveUnitPrice(cents: number, addonCents: readonly number[]): number {
  return Math.max(
    0,
    addonCents.reduce((sum, each) => sum + each, cents),
  )
}
