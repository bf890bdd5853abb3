import { handleLogout } from "#backend/accounts/logout.ts"
import { openSessionByPassword } from "#backend/accounts/open-session-by-password.ts"
import { refreshSession } from "#backend/accounts/refresh-session.ts"
import { invalidToken } from "#backend/accounts/token-errors.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"

/**
 * The handlers of calls that start, renew and end a session, and of the one that returns its user.
 */
export const sessionHandlers = {
  login: buildRestHandler(signInCalls.login, async ({ body }, deps, request) => {
    const tokens = await openSessionByPassword(deps, request, { ...body, email: body.username })
    return "status" in tokens ? { error: tokens } : { response: tokens }
  }),
  logout: buildRestHandler(signInCalls.logout, async (_input, deps, request) => {
    const error = await handleLogout(deps, request)
    return error === null ? { response: { success: true as const } } : { error }
  }),
  refreshToken: buildRestHandler(signInCalls.refreshToken, async ({ body }, deps) => {
    const tokens = await refreshSession(deps, body.refresh_token, body.fingerprint)
    return "status" in tokens ? { error: tokens } : { response: tokens }
  }),
  authUser: buildPrivateHandler(accountCalls.authUser, async (_input, { db }, { userId }) => {
    const user = await getWireUser(db, userId)
    return user === null ? { error: invalidToken } : { response: { user } }
  }),
}
