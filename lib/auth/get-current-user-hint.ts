import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { log } from "#lib/log.ts"
import { requestAsCustomer } from "./account-api.ts"
import { isServerActionRequest } from "./is-server-action-request.ts"

/** The user who is signed in while a sign-in page is opened. */
export type CurrentUserHint = { email: string; hasPassword: boolean }

/**
 * Returns the user who is signed in already, or null for a guest. Returns "unknown" if an access
 * token has to be refreshed first, which the protected pages do. Returns null also while the API
 * cannot be reached, and while a form of the page is being handled.
 */
export async function getCurrentUserHint(): Promise<CurrentUserHint | "unknown" | null> {
  if (await isServerActionRequest()) return null
  try {
    const result = await requestAsCustomer("authUser", {})
    if (!result.ok) return result.error.code === "TOKEN_EXPIRED" ? "unknown" : null
    const { email, has_password } = result.value.user
    return { email, hasPassword: has_password }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "auth: current user unknown")
    return null
  }
}
