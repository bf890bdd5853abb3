import type { Addon } from "#lib/catalogue/product.ts"
import { resolveAddonPrice } from "#lib/contract/rules/addon-price.ts"
import { type BrokenLimit, findBrokenLimit } from "#lib/contract/rules/addon-text.ts"

/** Values entered for the add-ons, by id; a blank text means: not selected. */
export type AddonValues = Readonly<Record<number, string>>

/** An add-on as the browser needs it; prices are whole cents. */
export type AddonChoice = Omit<Addon, "price" | "options"> & {
  price: number
  options: readonly { id: number; name: string; price: number }[]
}

/** Returns the initial values: for a required Qty its minimum, else none. */
export function buildInitialValues(addons: readonly AddonChoice[]): AddonValues {
  return Object.fromEntries(
    addons.map((addon) => [
      addon.id,
      addon.type === "Qty" ? String(resolveAddonQty(addon, "")) : "",
    ]),
  )
}

/**
 * Returns the nearest quantity that a Qty add-on allows; 0 means not selected, if it is optional.
 */
export function resolveAddonQty(addon: AddonChoice, wanted: string): number {
  const least = Math.max(1, addon.minQty)
  const qty = Math.floor(Number(wanted))
  if (!Number.isFinite(qty) || qty <= 0) return addon.isRequired ? least : 0
  return Math.min(Math.max(qty, least), Math.max(least, addon.maxQty))
}

/** Returns the cents that the selected add-ons add to the price of one unit. */
export function resolveAddonsTotal(addons: readonly AddonChoice[], values: AddonValues): number {
  return addons.reduce(
    (cents, addon) => cents + resolveAddonPrice(addon, resolveValue(addon, values)),
    0,
  )
}

/** Returns the selected add-ons as the API expects them. */
export function listTakenAddons(
  addons: readonly AddonChoice[],
  values: AddonValues,
): { id: number; value: string | number }[] {
  return addons.flatMap((addon) => {
    const value = resolveValue(addon, values)
    if (value === "") return []
    const isNumber = addon.type === "Qty" || addon.type === "Dropdown"
    return { id: addon.id, value: isNumber ? Number(value) : value }
  })
}

/** Returns the required add-ons that are not selected. */
export function listMissingAddons(
  addons: readonly AddonChoice[],
  values: AddonValues,
): AddonChoice[] {
  return addons.filter((addon) => addon.isRequired && resolveValue(addon, values) === "")
}

/** Returns the limit that an entered text violates; null for other add-ons and if it fits. */
export function findBrokenText(addon: AddonChoice, values: AddonValues): BrokenLimit | null {
  return addon.type === "Text" ? findBrokenLimit(resolveValue(addon, values), addon) : null
}

/** Returns the normalised value of an add-on; blank if it is not selected. */
function resolveValue(addon: AddonChoice, values: AddonValues): string {
  const value = values[addon.id] ?? ""
  switch (addon.type) {
    case "Checkbox":
      return value === "1" ? value : ""
    case "Text":
      return value.trim()
    case "Qty":
      return String(resolveAddonQty(addon, value) || "")
    case "Dropdown":
      return addon.options.some(({ id }) => String(id) === value) ? value : ""
  }
}
