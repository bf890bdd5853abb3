import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { formatMoney } from "#lib/money.ts"
import { readMark } from "#lib/session/signed-in.ts"
import type { Cart, CartItem } from "../cart.ts"
import { keptCartKey } from "../kept-cart-key.ts"

/**
 * The cart as it is shown while the shop cannot be reached: nothing of who it belongs to. Amounts are
 * texts, as the page showed them that kept it: browsers know too few languages to write them anew.
 */
export type KeptCart = {
  atMs: number
  /** Mark of the login it was kept for; null for a guest. Nobody else is shown it. */
  mark: string | null
  items: readonly KeptItem[]
  total: string
  hasDelivery: boolean
}

export type KeptItem = { name: string; details: readonly string[]; qty: number; amount: string }

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
  const locale = getPathLocale(location.pathname)
  return {
    ...{ atMs: Date.now(), mark: readMark(document.cookie) },
    items: items.map((item) => buildItem(item, locale)),
    ...{ total: formatMoney(total, locale), hasDelivery: shipping !== null },
  }
}

function buildItem(item: CartItem, locale: string): KeptItem {
  const { productName, name, addons, qty, subtotal } = item
  const details = [name, ...addons.map((addon) => `${addon.name}: ${addon.label}`)]
  const said = details.filter((text) => text !== "")
  return { name: productName, details: said, qty, amount: formatMoney(subtotal, locale) }
}
