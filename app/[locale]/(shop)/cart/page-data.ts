import { readCart } from "#lib/api/cart.ts"
import { getSite } from "#lib/api/site.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { type CartNotice, parseCartNotice } from "#lib/cart/cart-notice.ts"
import type { Group } from "#lib/catalogue/group.ts"
import type { Money } from "#lib/money.ts"
import { listMainCategories } from "#lib/site/list-main-categories.ts"

export type CartPageData = {
  /** The shop takes orders. */
  isSelling: boolean
  cart: Cart
  notice: CartNotice | null
  /** Where to go from an empty cart. */
  categories: readonly Group[]
  /** Goods worth more are posted free to any place; null where they never are. */
  freeOver: Money | null
}

/** The cart of who opens the page, and what is to be said of a form that led here. */
export async function loadCartPage(
  query: Promise<Record<string, string | string[] | undefined>>,
): Promise<CartPageData> {
  const [cart, site, { notice }] = await Promise.all([readCart({}), getSite(), query])
  return {
    isSelling: site.settings.config.ecommerce,
    notice: parseCartNotice(notice),
    categories: listMainCategories(site),
    freeOver: site.freeDelivery.over,
    cart,
  }
}
