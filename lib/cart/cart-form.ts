/** What a form of the cart page asks for. */
export const cartFormWishes = ["update", "remove", "code", "estimate", "delivery"] as const
export type CartFormWish = (typeof cartFormWishes)[number]

/** Why a form of the cart was not granted: said at the form, with what was typed still in it. */
export type CartFormState = {
  wish: CartFormWish
  /** The line it is about; null where it is about the whole cart. */
  itemId: number | null
  /** The shop's own sentence; empty where it said none. */
  message: string
  /** For a program; "invalid" where the form itself was not as it ought to be. */
  code: string
  typed: Readonly<Record<string, string>>
}

/** The server action that forms of the cart are sent to by browsers without scripts. */
export type CartFormAction = (
  before: CartFormState | null,
  data: FormData,
) => Promise<CartFormState | null>

/** Controls of the cart's forms that are typed into, by names that can be read. */
export const cartControls = ["quantity", "promotion", "suburb", "postcode"] as const
