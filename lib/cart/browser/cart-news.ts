import type { Cart } from "../cart.ts"
import { keepCart } from "./kept-cart.ts"

const name = "curlew-cart"

type Listener = (cart: Cart | null) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/**
 * Hears that the cart has changed: as it is now where this page knows, null where another tab
 * changed it. Returns what stops it.
 */
export function hearCartNews(onNews: Listener): () => void {
  listeners.add(onNews)
  openChannel()
  return () => {
    listeners.delete(onNews)
    if (listeners.size === 0) closeChannel()
  }
}

/** Tells this page what the cart is now, and the other tabs that it is another. */
export function tellCartNews(cart: Cart | null): void {
  if (cart !== null) {
    keepCart(cart)
    for (const listener of listeners) listener(cart)
  }
  const open = channel ?? new BroadcastChannel(name)
  open.postMessage("changed")
  if (open !== channel) open.close()
}

function openChannel(): void {
  if (channel) return
  channel = new BroadcastChannel(name)
  channel.onmessage = () => {
    for (const listener of listeners) listener(null)
  }
  // A page that hears others cannot be kept as it was left by every browser.
  addEventListener("pagehide", closeChannel)
  addEventListener("pageshow", reopenChannel)
}

function reopenChannel(): void {
  if (listeners.size > 0) openChannel()
}

function closeChannel(): void {
  channel?.close()
  channel = null
}
