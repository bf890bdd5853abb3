import type { Cart } from "#lib/cart/cart.ts"

/** Goods that the shop has taken into the cart. */
export type ShopNews = { sku: number; qty: number; cart: Cart }

/** Where news go: a list keeps them until somebody listens. */
export type NewsHolder = { shopNews?: ShopNews[] | { push: (news: ShopNews) => unknown } }

/** Tells whoever measures the shop. Nobody does where no service is set, and nothing is kept then. */
export function tellShopNews(news: ShopNews): void {
  const holder = globalThis as NewsHolder
  holder.shopNews?.push(news)
}

/** Keeps news from now on, for who will listen. */
export function keepShopNews(): void {
  const holder = globalThis as NewsHolder
  holder.shopNews ??= []
}
