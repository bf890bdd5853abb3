import { exchangeCode } from "#backend/oauth/authorization-codes.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildRestHandler } from "./rest-handler.ts"

/** The handler of the call that completes an authorization-code sign-in. */
export const oauthHandlers = {
  exchangeCode: buildRestHandler(signInCalls.exchangeCode, async ({ body }, deps) => {
    const outcome = await exchangeCode(deps, body)
    return "status" in outcome ? { error: outcome } : { response: outcome }
  }),
}
