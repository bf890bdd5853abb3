import { takeMailTry, withCodeTry } from "#backend/accounts/mail-code-limits.ts"
import { recoverPassword } from "#backend/accounts/recover-password.ts"
import { sendLoginCode, sendRecoverCode, sendRegisterCode } from "#backend/accounts/send-code.ts"
import { signInByCode } from "#backend/accounts/sign-in-by-code.ts"
import { buildRefusal } from "#backend/http/refusal.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { buildRestAnswer } from "./rest-answer.ts"

const done = { answer: { success: true as const } }
const refusedCode = {
  refusal: buildRefusal(
    401,
    "LOGIN_REFUSED",
    "That code is wrong or has expired. Ask for a new one.",
  ),
}

/** The handlers of calls that email codes, and of those that verify them. */
export const mailCodeAnswers = {
  sendLoginLink: buildRestAnswer(signInCalls.sendLoginLink, async ({ body }, deps, request) => {
    const refusal = await takeMailTry(deps, request)
    if (refusal !== null) return { refusal }
    const language = resolveLanguage(request)
    await sendLoginCode(deps, { ...body, language, isCodeOnly: body.code_only })
    return done
  }),
  registerLink: buildRestAnswer(signInCalls.registerLink, async ({ body }, deps, request) => {
    const refusal = await takeMailTry(deps, request)
    if (refusal !== null) return { refusal }
    const { email, fingerprint, ...person } = body
    const language = resolveLanguage(request)
    const registration = { ...person, language: language ?? defaultLocale }
    await sendRegisterCode(deps, { email, fingerprint, language, registration })
    return done
  }),
  recoverPassword: buildRestAnswer(
    signInCalls.recoverPassword,
    async ({ query }, deps, request) => {
      const refusal = await takeMailTry(deps, request)
      if (refusal !== null) return { refusal }
      const { email, fingerprint = null } = query
      await sendRecoverCode(deps, { email, fingerprint, language: resolveLanguage(request) })
      return done
    },
  ),
  recoverPasswordCheck: buildRestAnswer(
    signInCalls.recoverPasswordCheck,
    async ({ query }, deps, request) => {
      const { newpassword: newPassword, fingerprint = null, ...rest } = query
      const given = { ...rest, fingerprint, newPassword }
      const outcome = await withCodeTry(deps, request, () => recoverPassword(deps, given))
      if (outcome === null) return refusedCode
      return "status" in outcome ? { refusal: outcome } : done
    },
  ),
  loginRecoveryCode: buildRestAnswer(
    signInCalls.loginRecoveryCode,
    async ({ query }, deps, request) => {
      const outcome = await withCodeTry(deps, request, () => signInByCode(deps, query))
      if (outcome === null) return refusedCode
      return "status" in outcome ? { refusal: outcome } : { answer: outcome }
    },
  ),
}
