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
 * Puts goods into the cart, one wish after the other; the header counts them at once. Gives null
 * where it was done, else why not.
 */
export async function addToCart(wish: AddWish): Promise<CartFault | null> {
  const settle = countAhead(wish.qty)
  const outcome = last.then(() => add(wish))
  last = outcome
  const fault = await outcome
  settle(fault === null)
  return fault
}

/** Resolves once nothing is being added any more. */
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
    // It may have arrived all the same, so the cart is looked at.
    if (fault.code !== "offline") void lookAgain().catch(ignore)
    return fault
  }
}

async function lookAgain(): Promise<void> {
  tellCartNews(parseCartAnswer(await askCart("read", {})))
}

/** The cart is read again when a page shows it. */
function ignore(): void {}
