import "server-only"
import { notFound, redirect } from "next/navigation"
import { ApiError } from "#lib/api/api-error.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { log } from "#lib/log.ts"
import { getAccountUser, requestAsCustomer, type SignedInUser } from "./account-api.ts"
import { isServerActionRequest } from "./current-request.ts"

/**
 * Returns the signed-in admin. Responds with 404 for other users, and redirects to the login if no
 * user is signed in. For pages and server actions.
 */
export async function requireAdmin(locale: string): Promise<SignedInUser> {
  const user = await getAccountUser()
  if (user === null) redirect(buildLocalePath(locale, "/login"))
  if (!user.isAdmin) notFound()
  return user
}

/** The user who is signed in while a sign-in page is opened. */
type CurrentUserHint = { email: string; hasPassword: boolean }

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
