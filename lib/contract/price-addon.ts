/** An add-on as far as its price goes, in whole cents. */
export type PricedAddon = {
  type: "Checkbox" | "Dropdown" | "Qty" | "Text"
  price: number
  options: readonly { id: number; price: number }[]
}

/**
 * Cents that an add-on puts on top of one product. `value` is "1" for a Checkbox, a whole number for
 * a Qty, the id of an option for a Dropdown, else the text; "" for one that is not taken.
 */
export function priceAddon(addon: PricedAddon, value: string): number {
  if (value === "") return 0
  if (addon.type === "Qty") return addon.price * Number(value)
  if (addon.type !== "Dropdown") return addon.price
  const option = addon.options.find(({ id }) => String(id) === value)
  return option === undefined ? 0 : addon.price + option.price
}

/** What one of a product costs with its add-ons; a price that takes more off than there is, nothing. */
export function priceUnit(cents: number, addonCents: readonly number[]): number {
  return Math.max(
    0,
    addonCents.reduce((sum, each) => sum + each, cents),
  )
}
