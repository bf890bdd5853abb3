import { exchangeCode } from "#backend/oauth/authorization-codes.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildRestAnswer } from "./rest-answer.ts"

/** The handler of the call that completes an authorization-code sign-in. */
export const oauthAnswers = {
  exchangeCode: buildRestAnswer(signInCalls.exchangeCode, async ({ body }, deps) => {
    const outcome = await exchangeCode(deps, body)
    return "status" in outcome ? { refusal: outcome } : { answer: outcome }
  }),
}
