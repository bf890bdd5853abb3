/** The intents of the cart page's forms. */
export const cartFormIntents = ["update", "remove", "code", "estimate", "delivery"] as const
export type CartFormIntent = (typeof cartFormIntents)[number]

/** Error of a cart form: shown at the form, with the typed values still in it. */
export type CartFormState = {
  intent: CartFormIntent
  /** The cart line it belongs to; null for the whole cart. */
  itemId: number | null
  /** The API's own message; empty if there is none. */
  message: string
  /** Machine-readable code; "invalid" if the form input itself was invalid. */
  code: string
  typed: Readonly<Record<string, string>>
}

/** Server action of the cart's forms for browsers without JavaScript. */
export type CartFormAction = (
  before: CartFormState | null,
  data: FormData,
) => Promise<CartFormState | null>

/** Names of the text controls in the cart's forms; their values are shown again after an error. */
export const cartControls = ["quantity", "promotion", "suburb", "postcode"] as const

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
