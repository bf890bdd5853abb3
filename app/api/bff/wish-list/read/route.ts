import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { wishListBodies } from "#lib/contract/wish-list.ts"

export const dynamic = "force-dynamic"

/**
 * Merges the products that the browser saved before the login into the customer's account, and
 * returns the slugs of all saved products; `left` are those for which there is no space.
 */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, wishListBodies.merge, async ({ items }) => {
    const merged =
      items.length === 0
        ? ({ ok: true, value: { left: [] } } as const)
        : await requestAsCustomer("mergeSavedItems", { body: { items } })
    if (!merged.ok) return merged
    const lists = await requestAsCustomer("getWishLists", {})
    if (!lists.ok) return lists
    return { ok: true, value: { saved: lists.value.saved, left: merged.value.left } }
  })
}
