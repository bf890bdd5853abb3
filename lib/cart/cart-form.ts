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
