import type { Addon } from "#lib/catalogue/product.ts"
import { type BrokenLimit, findBrokenLimit } from "#lib/contract/addon-text.ts"
import { priceAddon } from "#lib/contract/price-addon.ts"

/** What a shopper entered for an add-on; a blank text means: not taken. */
export type AddonValues = Readonly<Record<number, string>>

/** An add-on as the browser needs it; prices are whole cents. */
export type AddonChoice = Omit<Addon, "price" | "options"> & {
  price: number
  options: readonly { id: number; name: string; price: number }[]
}

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
  return addons.reduce((cents, addon) => cents + priceAddon(addon, resolveValue(addon, values)), 0)
}

/** The add-ons that are taken, as the shop is told of them. */
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

/** The add-ons that the product is not sold without and that are not taken. */
export function listMissingAddons(
  addons: readonly AddonChoice[],
  values: AddonValues,
): AddonChoice[] {
  return addons.filter((addon) => addon.isRequired && resolveValue(addon, values) === "")
}

/** What a text that was entered may not exceed and does; null for other add-ons and where it fits. */
export function findBrokenText(addon: AddonChoice, values: AddonValues): BrokenLimit | null {
  return addon.type === "Text" ? findBrokenLimit(resolveValue(addon, values), addon) : null
}

/** What is taken of an add-on; a blank text for nothing. */
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
