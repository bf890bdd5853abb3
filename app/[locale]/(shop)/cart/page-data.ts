import { getSite } from "#lib/api/site.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { requirePricedCart } from "#lib/cart/cart-api.ts"
import { type CartNotice, parseCartNotice } from "#lib/cart/cart-form.ts"
import type { Group } from "#lib/catalogue/group.ts"
import type { Money } from "#lib/contract/money.ts"
import { listMainCategories } from "#lib/site/site.ts"

export type CartPageData = {
  /** True if the shop takes orders. */
  isSelling: boolean
  cart: Cart
  notice: CartNotice | null
  /** Links of the empty cart. */
  categories: readonly Group[]
  /** Order value above which delivery is free everywhere; null if it never is. */
  freeOver: Money | null
}

/**
 * Returns the cart of the current user or guest, with the notice of a form that redirected to the
 * page.
 */
export async function getCartPageData(
  locale: string,
  query: Promise<Record<string, string | string[] | undefined>>,
): Promise<CartPageData> {
  const [cart, site, { notice }] = await Promise.all([
    requirePricedCart({}),
    getSite(locale),
    query,
  ])
  return {
    isSelling: site.settings.config.ecommerce,
    notice: parseCartNotice(notice),
    categories: listMainCategories(site),
    freeOver: site.freeDelivery.over,
    cart,
  }
}
