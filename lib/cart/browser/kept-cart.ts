import { readMark } from "#lib/session/signed-in.ts"
import type { Cart, CartItem } from "../cart.ts"
import { keptCartKey } from "../kept-cart-key.ts"

/** The cart as it is shown while the shop cannot be reached: nothing of who it belongs to. */
export type KeptCart = {
  atMs: number
  /** Mark of the login it was kept for; null for a guest. Nobody else is shown it. */
  mark: string | null
  lines: readonly KeptLine[]
  /** Whole cents. */
  total: number
  hasDelivery: boolean
}

export type KeptLine = { name: string; details: readonly string[]; qty: number; cents: number }

/** Keeps the cart's last state in this browser, for all its tabs. An empty one is forgotten. */
export function keepCart(cart: Cart): void {
  try {
    if (cart.items.length === 0) localStorage.removeItem(keptCartKey)
    else localStorage.setItem(keptCartKey, JSON.stringify(buildKeptCart(cart)))
  } catch {
    // A browser that keeps nothing shows no cart while it is offline.
  }
}

function buildKeptCart({ items, total, shipping }: Cart): KeptCart {
  return {
    ...{ atMs: Date.now(), mark: readMark(document.cookie) },
    lines: items.map(buildLine),
    ...{ total, hasDelivery: shipping !== null },
  }
}

function buildLine({ productName, name, addons, qty, subtotal }: CartItem): KeptLine {
  const details = [name, ...addons.map((addon) => `${addon.name}: ${addon.label}`)]
  const said = details.filter((text) => text !== "")
  return { name: productName, details: said, qty, cents: subtotal }
}
