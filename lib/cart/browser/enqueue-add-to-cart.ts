import type { AddonValue } from "#lib/contract/cart.ts"
import type { Cart } from "../cart.ts"
import { publishCartAddition } from "../cart-additions.ts"
import { sendCartRequest } from "./cart-api.ts"
import { publishCartChange } from "./cart-channel.ts"
import { startOptimisticAdd } from "./cart-count-store.ts"
import { buildCartRequestError, type CartRequestError } from "./cart-error.ts"
import { parseCartResponse, parseCartResult } from "./parse-cart-response.ts"

export type AddToCartInput = { sku: number; qty: number; addons: readonly AddonValue[] }

let last: Promise<unknown> = Promise.resolve()

/**
 * Adds an item to the cart, one request after the other; the header's count is updated
 * optimistically. Returns null on success, otherwise the error; `onAdded` gets the cart after it.
 */
export async function enqueueAddToCart(
  input: AddToCartInput,
  onAdded: (cart: Cart) => void = ignore,
): Promise<CartRequestError | null> {
  const settle = startOptimisticAdd(input.qty)
  const outcome = last.then(() => add(input, onAdded))
  last = outcome
  const error = await outcome
  settle(error === null)
  return error
}

/** Resolves once no item is being added any more. */
export async function waitForPendingAdds(): Promise<void> {
  await last
}

async function add(
  input: AddToCartInput,
  onAdded: (cart: Cart) => void,
): Promise<CartRequestError | null> {
  try {
    const result = parseCartResult(await sendCartRequest("add", input))
    if (result.cart) publishCartChange(result.cart)
    if (result.ok) {
      publishCartAddition({ sku: input.sku, qty: input.qty, cart: result.cart })
      onAdded(result.cart)
    }
    return result.ok ? null : { code: result.code, message: result.message, itemId: null }
  } catch (error) {
    const cartError = buildCartRequestError(error)
    // The change may have been made despite the error, so the cart is fetched again.
    if (cartError.code !== "offline") void lookAgain().catch(ignore)
    return cartError
  }
}

async function lookAgain(): Promise<void> {
  publishCartChange(parseCartResponse(await sendCartRequest("read", {})))
}

/** The cart is fetched again when a page shows it. */
function ignore(): void {}
