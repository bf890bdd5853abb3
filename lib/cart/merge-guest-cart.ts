import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { type CallContext, requestAccount } from "#lib/auth/authenticated-client.ts"
import { deleteCartKey, getCartKey, saveCartCookies } from "#lib/auth/cart-cookies.server.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { log } from "#lib/log.ts"

/** The sign-in waits for the merge, but not for long: a failed merge is done later. */
const timeoutMs = 2_500

/** The cart's new owner: the bearer token, at the shop's own API. */
type Owner = CallContext & { bearer: string }

/**
 * Merges the browser's guest cart into the cart of the user who has just signed in, and sets the
 * cart count cookie. A failure is logged, and `mergeGuestCart` retries later.
 */
export async function mergeCartAtSignIn(owner: Owner): Promise<void> {
  // The shop's guest cart key is unknown to partner sites.
  if (owner.baseUrl !== null) return saveCartCookies({ item_count: 0 })
  await saveCartCookies({ item_count: 0 })
  if (!(await mergeGuestCart(owner))) await countCart(owner)
}

/**
 * Merges the browser's guest cart into the user's cart, if there is one. Returns true if it was
 * merged.
 */
export async function mergeGuestCart(owner: Owner): Promise<boolean> {
  const session = await getCartKey()
  if (session === null || owner.baseUrl !== null) return false
  return tryCall("mergeCart", async () => {
    const input = { body: { session } }
    const by = { ...owner, timeoutMs }
    const result = await requestAccount("mergeCart", accountCalls.mergeCart, input, by)
    if (!result.ok) return { ok: false, error: result.error.code }
    const { success, code = "CONFLICT", item_count } = result.value
    if (!success) return { ok: false, error: code }
    await deleteCartKey()
    await saveCartCookies({ item_count })
    return { ok: true, value: null }
  })
}

async function countCart(owner: Owner): Promise<void> {
  await tryCall("getCart", async () => {
    const by = { ...owner, timeoutMs }
    const result = await requestAccount("getCart", shopperCalls.getCart, { body: {} }, by)
    if (!result.ok) return { ok: false, error: result.error.code }
    await saveCartCookies({ item_count: result.value.item_count })
    return { ok: true, value: null }
  })
}

/**
 * Runs an API call; `run` returns an error code if the call is rejected. Returns true on success. Logs
 * failures.
 */
async function tryCall(name: string, run: () => Promise<Result<null, string>>): Promise<boolean> {
  try {
    const result = await run()
    if (!result.ok) log.warn({ call: name, code: result.error }, "cart-merge: request rejected")
    return result.ok
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "cart-merge: request failed")
    return false
  }
}
