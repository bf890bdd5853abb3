import { registerEmailRequest, withCodeTry } from "#backend/accounts/email-limits.ts"
import { openSessionByCode } from "#backend/accounts/open-session-by-code.ts"
import { sendLoginCode, sendRecoverCode, sendRegisterCode } from "#backend/accounts/send-code.ts"
import { updatePasswordByCode } from "#backend/accounts/update-password-by-code.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildRestHandler } from "./rest-handler.ts"

const done = { ok: true, value: { success: true } } as const
const rejectedCode: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(401, "LOGIN_REFUSED", { code: "mail_code_wrong" }),
}

/** The handlers of calls that email codes, and of those that verify them. */
export const mailCodeHandlers = {
  sendLoginLink: buildRestHandler(signInCalls.sendLoginLink, async ({ body }, deps, request) => {
    const registered = await registerEmailRequest(deps, request)
    if (!registered.ok) return registered
    const language = resolveLanguage(request)
    await sendLoginCode(deps, { ...body, language, isCodeOnly: body.code_only })
    return done
  }),
  registerLink: buildRestHandler(signInCalls.registerLink, async ({ body }, deps, request) => {
    const registered = await registerEmailRequest(deps, request)
    if (!registered.ok) return registered
    const { email, fingerprint, ...person } = body
    const language = resolveLanguage(request)
    const registration = { ...person, language: language ?? defaultLocale }
    await sendRegisterCode(deps, { email, fingerprint, language, registration })
    return done
  }),
  recoverPassword: buildRestHandler(
    signInCalls.recoverPassword,
    async ({ query }, deps, request) => {
      const registered = await registerEmailRequest(deps, request)
      if (!registered.ok) return registered
      const { email, fingerprint = null } = query
      await sendRecoverCode(deps, { email, fingerprint, language: resolveLanguage(request) })
      return done
    },
  ),
  recoverPasswordCheck: buildRestHandler(
    signInCalls.recoverPasswordCheck,
    async ({ query }, deps, request) => {
      const { newpassword: newPassword, fingerprint = null, ...rest } = query
      const given = { ...rest, fingerprint, newPassword }
      const outcome = await withCodeTry(deps, request, () => updatePasswordByCode(deps, given))
      if (!outcome.ok) return outcome
      return outcome.value === null ? rejectedCode : done
    },
  ),
  loginRecoveryCode: buildRestHandler(
    signInCalls.loginRecoveryCode,
    async ({ query }, deps, request) => {
      const outcome = await withCodeTry(deps, request, () => openSessionByCode(deps, query))
      if (!outcome.ok) return outcome
      const tokens = outcome.value
      return tokens === null ? rejectedCode : { ok: true, value: tokens }
    },
  ),
}
