import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { isSignedOut } from "#lib/auth/account-result.ts"
import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import { wishListBodies } from "#lib/contract/wish-list.ts"

export const dynamic = "force-dynamic"

/**
 * Merges the products that the browser saved before the login into the customer's account, and
 * returns the slugs of all saved products; `left` are those for which there is no space. If the
 * session has ended, all of them stay in the browser.
 */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, wishListBodies.merge, async ({ items }) => {
    const merged =
      items.length === 0
        ? ({ ok: true, value: { left: [] } } as const)
        : await requestAsCustomer("mergeSavedItems", { body: { items } })
    if (!merged.ok) return leaveInBrowser(merged, items)
    const lists = await requestAsCustomer("getWishLists", {})
    if (!lists.ok) return leaveInBrowser(lists, items)
    return { ok: true, value: { saved: lists.value.saved, left: merged.value.left } }
  })
}

/** Returns the browser's products if the customer is not signed in any more, else the error. */
function leaveInBrowser<Failure extends { ok: false; error: ErrorBody }>(
  failure: Failure,
  items: readonly { product: string }[],
) {
  if (!isSignedOut(failure.error)) return failure
  const slugs = items.map(({ product }) => product)
  return { ok: true, value: { saved: slugs, left: slugs } } as const
}
