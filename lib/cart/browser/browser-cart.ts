import type { Cart, CartChoices } from "../cart.ts"
import { askCart } from "./ask-cart.ts"
import { hearCartNews, tellCartNews } from "./cart-news.ts"
import { type CartWriter, openCartWriter } from "./cart-writer.ts"
import { parseCartAnswer, parseCartResult } from "./parse-cart-answer.ts"

let writer: CartWriter | null = null
let onLost: () => void = () => {}

/** Returns the page's cart writer; created on first use. In browsers only. */
export function getCartWriter(): CartWriter {
  writer ??= openCartWriter({
    setLine: async (id, qty) => {
      const answer = await (qty === 0 ? askCart("remove", { id }) : askCart("update", { id, qty }))
      return parseCartResult(answer)
    },
    read: readCart,
    onCart: tellCartNews,
    onLost: () => onLost(),
  })
  return writer
}

/** Fetches the cart, priced with these choices. Throws a CartFailure. */
export async function readCart(choices: CartChoices = {}): Promise<Cart> {
  return parseCartAnswer(await askCart("read", choices))
}

/**
 * Subscribes to the cart: calls `onCart` with each cart that the server responds with, and
 * `refetch` after a change in another tab, after a change whose result is unknown, and when the
 * page is restored from the back/forward cache. Returns the unsubscribe function.
 */
export function followCart(onCart: (cart: Cart) => void, readAnew: () => void): () => void {
  const stop = hearCartNews((cart) => (cart ? onCart(cart) : readAnew()))
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && readAnew()
  addEventListener("pageshow", comeBack)
  onLost = readAnew
  return () => {
    stop()
    removeEventListener("pageshow", comeBack)
  }
}
