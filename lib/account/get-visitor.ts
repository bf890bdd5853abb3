import "server-only"
import { callAccount } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { log } from "#lib/log.ts"
import { isActionRequest } from "./is-action-request.ts"

/** Who opens a page for signing in: somebody who is signed in already, or nobody yet. */
export type Visitor = { email: string; hasPassword: boolean }

/**
 * Who is signed in already; null where nobody is. "unknown" where a token has to be renewed first,
 * which the private pages do. While the API is away, or a form of the page has just been answered,
 * nobody is taken to be.
 */
export async function getVisitor(): Promise<Visitor | "unknown" | null> {
  if (await isActionRequest()) return null
  try {
    const result = await callAccount("authUser", {})
    if ("refusal" in result) return result.refusal.code === "TOKEN_EXPIRED" ? "unknown" : null
    const { email, has_password } = result.answer.user
    return { email, hasPassword: has_password }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "who opens a sign-in page is not known")
    return null
  }
}
