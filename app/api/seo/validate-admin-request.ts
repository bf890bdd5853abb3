import { getAccountUser } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { sendErrorResponse, sendUpstreamError } from "#lib/bff/responses.ts"

/**
 * Returns the error response to a user who is no administrator: 404 with a session, 401 without.
 * Null for an administrator.
 */
export async function validateAdminRequest(): Promise<Response | null> {
  try {
    const user = await getAccountUser()
    if (user?.isAdmin) return null
    if (user !== null)
      return sendErrorResponse({ status: 404, code: "NOT_FOUND", message: nothing })
    return sendErrorResponse({ status: 401, code: "UNAUTHENTICATED", message: signedOut })
  } catch (error) {
    if (error instanceof ApiError) return sendUpstreamError(error)
    throw error
  }
}

const nothing = "There is nothing here."
const signedOut = "Please log in first."
