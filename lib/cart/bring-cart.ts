import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount, type CallBy } from "#lib/api/ask-account.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { log } from "#lib/log.ts"
import { forgetCartKey, getCartKey, keepCartNews } from "./current-cart.ts"

/** Worth waiting for, but not for long: what could not be brought now is brought later. */
const timeoutMs = 2_500

/** Whose cart it becomes: asked with their token, at the shop's own API. */
type Owner = CallBy & { bearer: string }

/**
 * Puts what the browser gathered as a guest into the cart of who has just signed in, and counts
 * what is in it. Where that fails it is logged, and made up for by `bringGuestCart`.
 */
export async function bringCart(owner: Owner): Promise<void> {
  // A key of ours is nothing to partner sites.
  if (owner.baseUrl !== null) return keepCartNews({ item_count: 0 })
  await keepCartNews({ item_count: 0 })
  if (!(await bringGuestCart(owner))) await countCart(owner)
}

/** The same where a guest's cart is still there, without a word otherwise. Says whether it was brought. */
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

/** Whether it went well; `run` gives the code of a refusal, or null. */
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
