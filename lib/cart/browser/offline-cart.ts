import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { formatMoney } from "#lib/money.ts"
import type { Cart, CartItem } from "../cart.ts"
import { offlineCartKey } from "../offline-cart-key.ts"

/**
 * The cart as it is shown offline, without personal data. Amounts are texts, as the page formatted
 * them: browsers have locale data for too few languages to format them again.
 */
export type OfflineCart = {
  atMs: number
  /** Id of the login it was stored for; null for a guest. No other user is shown it. */
  mark: string | null
  items: readonly OfflineCartItem[]
  total: string
  hasDelivery: boolean
}

export type OfflineCartItem = {
  name: string
  details: readonly string[]
  qty: number
  amount: string
}

/**
 * Saves the cart in localStorage, for all tabs of this browser. Deletes it if the cart is empty.
 */
export function saveOfflineCart(cart: Cart): void {
  try {
    if (cart.items.length === 0) localStorage.removeItem(offlineCartKey)
    else localStorage.setItem(offlineCartKey, JSON.stringify(buildOfflineCart(cart)))
  } catch {
    // Without localStorage there is no offline cart.
  }
}

function buildOfflineCart({ items, total, shipping }: Cart): OfflineCart {
  const locale = getPathLocale(location.pathname)
  return {
    atMs: Date.now(),
    mark: parseLoginCookie(document.cookie),
    items: items.map((item) => buildItem(item, locale)),
    total: formatMoney(total, locale),
    hasDelivery: shipping !== null,
  }
}

function buildItem(item: CartItem, locale: string): OfflineCartItem {
  const { productName, name, addons, qty, subtotal } = item
  const details = [name, ...addons.map((addon) => `${addon.name}: ${addon.label}`)]
  const shownDetails = details.filter((text) => text !== "")
  return { name: productName, details: shownDetails, qty, amount: formatMoney(subtotal, locale) }
}
