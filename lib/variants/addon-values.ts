import type { Addon } from "#lib/catalogue/product.ts"

/** What a shopper entered for an add-on; a blank text means: not taken. */
export type AddonValues = Readonly<Record<number, string>>

/** An add-on as the browser needs it; prices are whole cents. */
export type AddonChoice = Omit<Addon, "price" | "options"> & {
  price: number
  options: readonly { id: number; name: string; price: number }[]
}

/** Longest text an engraving or note may have, in characters. */
export const addonTextMaxLength = 200

/** What is entered before the shopper does: a Qty's least, which is none unless required. */
export function buildInitialValues(addons: readonly AddonChoice[]): AddonValues {
  return Object.fromEntries(
    addons.map((addon) => [
      addon.id,
      addon.type === "Qty" ? String(resolveAddonQty(addon, "")) : "",
    ]),
  )
}

/** The nearest quantity a Qty add-on allows; 0 means not taken, where it is not required. */
export function resolveAddonQty(addon: AddonChoice, wanted: string): number {
  const least = Math.max(1, addon.minQty)
  const qty = Math.floor(Number(wanted))
  if (!Number.isFinite(qty) || qty <= 0) return addon.isRequired ? least : 0
  return Math.min(Math.max(qty, least), Math.max(least, addon.maxQty))
}

/** Cents the chosen add-ons put on top of one product. */
export function sumAddons(addons: readonly AddonChoice[], values: AddonValues): number {
  return addons.reduce((cents, addon) => cents + priceAddon(addon, values[addon.id] ?? ""), 0)
}

function priceAddon(addon: AddonChoice, value: string): number {
  switch (addon.type) {
    case "Checkbox":
      return value === "1" ? addon.price : 0
    case "Text":
      return value.trim() === "" ? 0 : addon.price
    case "Qty":
      return value === "" ? 0 : addon.price * resolveAddonQty(addon, value)
    case "Dropdown": {
      const option = addon.options.find(({ id }) => String(id) === value)
      return option ? addon.price + option.price : 0
    }
  }
}
