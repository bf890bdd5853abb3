import type { Cart } from "../cart.ts"
import { saveOfflineCart } from "./offline-cart.ts"

const name = "curlew-cart"

type Listener = (cart: Cart | null) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/**
 * Subscribes to cart changes: `onChange` gets the cart if this page changed it, null if another tab
 * did. Returns the unsubscribe function.
 */
export function subscribeToCartChanges(onChange: Listener): () => void {
  listeners.add(onChange)
  openChannel()
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) closeChannel()
  }
}

/** Publishes the cart to this page's subscribers and a change message to the other tabs. */
export function publishCartChange(cart: Cart | null): void {
  if (cart !== null) {
    saveOfflineCart(cart)
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
  // In some browsers an open channel prevents the back/forward cache.
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
