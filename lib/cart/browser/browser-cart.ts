import type { Cart, CartChoices } from "../cart.ts"
import { askCart } from "./ask-cart.ts"
import { hearCartNews, tellCartNews } from "./cart-news.ts"
import { type CartWriter, openCartWriter } from "./cart-writer.ts"
import { parseCartAnswer, parseCartResult } from "./parse-cart-answer.ts"

let writer: CartWriter | null = null
let onLost: () => void = () => {}

/** What changes the cart of this page; made when it is first asked for. In browsers only. */
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

/** The cart as the shop has it now, by these choices. Throws a CartFailure. */
export async function readCart(choices: CartChoices = {}): Promise<Cart> {
  return parseCartAnswer(await askCart("read", choices))
}

/**
 * Follows the cart: hands over each that the shop answers with, and says when it has to be read
 * anew: after a change in another tab or one whose outcome is not known, and when the page comes
 * back as it was left. Returns what stops it.
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
