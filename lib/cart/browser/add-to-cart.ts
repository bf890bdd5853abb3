import { tellShopNews } from "#lib/analytics/shop-news.ts"
import type { AddonValue } from "#lib/contract/cart.ts"
import { askCart } from "./ask-cart.ts"
import { buildFault, type CartFault } from "./cart-fault.ts"
import { tellCartNews } from "./cart-news.ts"
import { parseCartAnswer, parseCartResult } from "./parse-cart-answer.ts"
import { countAhead } from "./shown-count.ts"

export type AddWish = { sku: number; qty: number; addons: readonly AddonValue[] }

let last: Promise<unknown> = Promise.resolve()

/**
 * Adds an item to the cart, one request after the other; the header's count is updated
 * optimistically. Returns null on success, otherwise the error.
 */
export async function addToCart(wish: AddWish): Promise<CartFault | null> {
  const settle = countAhead(wish.qty)
  const outcome = last.then(() => add(wish))
  last = outcome
  const fault = await outcome
  settle(fault === null)
  return fault
}

/** Resolves once no item is being added any more. */
export async function whenAdded(): Promise<void> {
  await last
}

async function add(wish: AddWish): Promise<CartFault | null> {
  try {
    const result = parseCartResult(await askCart("add", wish))
    if (result.cart) tellCartNews(result.cart)
    if (result.ok) tellShopNews({ sku: wish.sku, qty: wish.qty, cart: result.cart })
    return result.ok ? null : { code: result.code, message: result.message, itemId: null }
  } catch (error) {
    const fault = buildFault(error)
    // The change may have been made despite the error, so the cart is fetched again.
    if (fault.code !== "offline") void lookAgain().catch(ignore)
    return fault
  }
}

async function lookAgain(): Promise<void> {
  tellCartNews(parseCartAnswer(await askCart("read", {})))
}

/** The cart is fetched again when a page shows it. */
function ignore(): void {}
