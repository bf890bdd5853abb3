import type { Cart } from "./cart.ts"

/** True if prices contain GST: a cart of a seller who is not registered for it has a total without. */
export function hasGst({ tax, total }: Pick<Cart, "tax" | "total">): boolean {
  return tax > 0 || total === 0
}
