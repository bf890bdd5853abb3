import { login } from "#backend/accounts/login.ts"
import { logout } from "#backend/accounts/logout.ts"
import { refreshSession } from "#backend/accounts/refresh-session.ts"
import { invalidToken } from "#backend/accounts/token-refusals.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { buildPrivateAnswer, buildRestAnswer } from "./rest-answer.ts"

/**
 * The handlers of calls that start, renew and end a session, and of the one that returns its user.
 */
export const sessionAnswers = {
  login: buildRestAnswer(signInCalls.login, async ({ body }, deps, request) => {
    const tokens = await login(deps, request, { ...body, email: body.username })
    return "status" in tokens ? { refusal: tokens } : { answer: tokens }
  }),
  logout: buildRestAnswer(signInCalls.logout, async (_input, deps, request) => {
    const refusal = await logout(deps, request)
    return refusal === null ? { answer: { success: true as const } } : { refusal }
  }),
  refreshToken: buildRestAnswer(signInCalls.refreshToken, async ({ body }, deps) => {
    const tokens = await refreshSession(deps, body.refresh_token, body.fingerprint)
    return "status" in tokens ? { refusal: tokens } : { answer: tokens }
  }),
  authUser: buildPrivateAnswer(accountCalls.authUser, async (_input, { db }, { userId }) => {
    const user = await getWireUser(db, userId)
    return user === null ? { refusal: invalidToken } : { answer: { user } }
  }),
}
