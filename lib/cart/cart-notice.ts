/** Notices of the cart page about an item that a form without JavaScript could not add. */
const cartNotices = [
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

/** Returns the notice for an error code; "unavailable" for an unknown one. */
export function resolveCartNotice(code: string): CartNotice {
  return byCode[code] ?? "unavailable"
}

/** Parses the notice from the cart page's query; null for an unknown value. */
export function parseCartNotice(value: unknown): CartNotice | null {
  return cartNotices.find((notice) => notice === value) ?? null
}
