import { getAccountUser } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { sendFault, sendRefusal } from "#lib/api/door/door-answer.ts"

/** The answer to whoever is no administrator: for them there is nothing here. Null for one. */
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
