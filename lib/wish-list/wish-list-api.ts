import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import type { SavedProduct } from "./saved-product.ts"
import { buildSavedProducts } from "./saved-products.ts"

/** A list of a customer. An empty name is that of the first list, which has none. */
export type WishList = { id: number; name: string; count: number; shareToken: string | null }

/** All lists of a customer, and the products of the chosen one; null without lists. */
export type WishLists = {
  lists: readonly WishList[]
  chosen: WishList | null
  products: readonly SavedProduct[]
}

/** Returns the customer's lists; null where no user is signed in any more. Throws an ApiError. */
export async function getWishLists(list: number | null, locale: string): Promise<WishLists | null> {
  const result = await requestAsCustomer("getWishLists", {
    query: list === null ? {} : { list },
  })
  if (!result.ok) {
    const { status, code } = result.error
    if (status === 401) return null
    throw new ApiError("http", "getWishLists", `status ${status} ${code}`)
  }
  const lists = result.value.lists.map(({ share_token, ...rest }) => ({
    ...rest,
    shareToken: share_token,
  }))
  return {
    lists,
    chosen: lists.find(({ id }) => id === result.value.list) ?? null,
    products: await buildSavedProducts(result.value.items, locale),
  }
}

/** A list as its link shows it. */
export type SharedList = { name: string; products: readonly SavedProduct[] }

/** Returns a list by the token of its link; null for no such list. Throws an ApiError. */
export async function getSharedList(token: string, locale: string): Promise<SharedList | null> {
  const result = await requestAsCartOwner("showWishList", { params: { token } })
  if (!result.ok) {
    throw new ApiError("http", "showWishList", `status ${result.error.status}`)
  }
  const { item } = result.value
  return item && { name: item.name, products: await buildSavedProducts(item.items, locale) }
}
