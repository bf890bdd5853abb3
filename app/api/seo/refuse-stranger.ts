import { getAccountUser } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { sendFault, sendRefusal } from "#lib/api/door/door-answer.ts"

/**
 * Returns the error response to a user who is no administrator: 404 with a session, 401 without.
 * Null for an administrator.
 */
export async function refuseStranger(): Promise<Response | null> {
  try {
    const user = await getAccountUser()
    if (user?.isAdmin) return null
    if (user !== null) return sendRefusal({ status: 404, code: "NOT_FOUND", message: nothing })
    return sendRefusal({ status: 401, code: "UNAUTHENTICATED", message: signedOut })
  } catch (error) {
    if (error instanceof ApiError) return sendFault(error)
    throw error
  }
}

const nothing = "There is nothing here."
const signedOut = "Please log in first."
