import type { Cart, CartChoices } from "../cart.ts"
import { sendCartRequest } from "./cart-api.ts"
import { publishCartChange, subscribeToCartChanges } from "./cart-channel.ts"
import { type CartWriter, openCartWriter } from "./mutation-queue.ts"
import { parseCartResponse, parseCartResult } from "./parse-cart-response.ts"

let writer: CartWriter | null = null
let onLost: () => void = () => {}

/** Returns the page's cart writer; created on first use. In browsers only. */
export function getCartWriter(): CartWriter {
  writer ??= openCartWriter({
    setLine: async (id, qty) => {
      const body = await (qty === 0
        ? sendCartRequest("remove", { id })
        : sendCartRequest("update", { id, qty }))
      return parseCartResult(body)
    },
    read: fetchCart,
    onCart: publishCartChange,
    onLost: () => onLost(),
  })
  return writer
}

/** Fetches the cart, priced with these choices. Throws a CartFailure. */
export async function fetchCart(choices: CartChoices = {}): Promise<Cart> {
  return parseCartResponse(await sendCartRequest("read", choices))
}

/**
 * Subscribes to the cart: calls `onCart` with each cart that the server responds with, and
 * `refetch` after a change in another tab, after a change whose result is unknown, and when the
 * page is restored from the back/forward cache. Returns the unsubscribe function.
 */
export function subscribeToCart(onCart: (cart: Cart) => void, refetch: () => void): () => void {
  const stop = subscribeToCartChanges((cart) => (cart ? onCart(cart) : refetch()))
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && refetch()
  addEventListener("pageshow", comeBack)
  onLost = refetch
  return () => {
    stop()
    removeEventListener("pageshow", comeBack)
  }
}
