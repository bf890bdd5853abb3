import { ApiError } from "#lib/api/api-error.ts"
import { getAccountUser } from "#lib/auth/account-api.ts"
import { buildBffError, buildUpstreamError, sendErrorResponse } from "#lib/bff/responses.ts"

/**
 * Returns the error response to a user who is no administrator: 404 with a session, 401 without.
 * Null for an administrator.
 */
export async function validateAdminRequest(): Promise<Response | null> {
  try {
    const user = await getAccountUser()
    if (user?.isAdmin) return null
    return sendErrorResponse(
      user === null
        ? buildBffError(401, "UNAUTHENTICATED", { code: "login_required_first" })
        : buildBffError(404, "NOT_FOUND", { code: "route_not_found" }),
    )
  } catch (error) {
    if (error instanceof ApiError) return sendErrorResponse(buildUpstreamError(error))
    throw error
  }
}
