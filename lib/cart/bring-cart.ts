import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount, type CallBy } from "#lib/api/ask-account.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { log } from "#lib/log.ts"
import { forgetCartKey, getCartKey, keepCartNews } from "./current-cart.ts"

/** The sign-in waits for the merge, but not for long: a failed merge is done later. */
const timeoutMs = 2_500

/** The cart's new owner: the bearer token, at the shop's own API. */
type Owner = CallBy & { bearer: string }

/**
 * Merges the browser's guest cart into the cart of the user who has just signed in, and sets the
 * cart count cookie. A failure is logged, and `mergeGuestCart` retries later.
 */
export async function bringCart(owner: Owner): Promise<void> {
  // The shop's guest cart key is unknown to partner sites.
  if (owner.baseUrl !== null) return keepCartNews({ item_count: 0 })
  await keepCartNews({ item_count: 0 })
  if (!(await bringGuestCart(owner))) await countCart(owner)
}

/**
 * Merges the browser's guest cart into the user's cart, if there is one. Returns true if it was
 * merged.
 */
export async function bringGuestCart(owner: Owner): Promise<boolean> {
  const session = await getCartKey()
  if (session === null || owner.baseUrl !== null) return false
  return tryCall("mergeCart", async () => {
    const input = { body: { session } }
    const by = { ...owner, timeoutMs }
    const result = await askAccount("mergeCart", accountCalls.mergeCart, input, by)
    if ("refusal" in result) return result.refusal.code
    const { success, code = "CONFLICT", item_count } = result.answer
    if (!success) return code
    await forgetCartKey()
    await keepCartNews({ item_count })
    return null
  })
}

async function countCart(owner: Owner): Promise<void> {
  await tryCall("getCart", async () => {
    const by = { ...owner, timeoutMs }
    const result = await askAccount("getCart", shopperCalls.getCart, { body: {} }, by)
    if ("refusal" in result) return result.refusal.code
    await keepCartNews({ item_count: result.answer.item_count })
    return null
  })
}

/**
 * Runs an API call; `run` returns an error code, or null for success. Returns true on success. Logs
 * failures.
 */
async function tryCall(name: string, run: () => Promise<string | null>): Promise<boolean> {
  try {
    const code = await run()
    if (code !== null) log.warn({ call: name, code }, "a cart could not be brought along")
    return code === null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a cart could not be brought along")
    return false
  }
}
