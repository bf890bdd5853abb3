/** What the cart page says of goods that a form without scripts could not put into it. */
export const cartNotices = [
  "outOfStock",
  "extras",
  "quantity",
  "unknown",
  "tooMany",
  "unavailable",
] as const
export type CartNotice = (typeof cartNotices)[number]

const byCode: Readonly<Record<string, CartNotice>> = {
  out_of_stock: "outOfStock",
  addons: "extras",
  invalid: "quantity",
  unknown_sku: "unknown",
  too_many: "tooMany",
}

/** The notice for a refusal, by its code. */
export function resolveCartNotice(code: string): CartNotice {
  return byCode[code] ?? "unavailable"
}

/** The notice that an address of the cart page names; null for none. */
export function parseCartNotice(value: unknown): CartNotice | null {
  return cartNotices.find((notice) => notice === value) ?? null
}
