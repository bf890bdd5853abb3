import { resolveCaller } from "#backend/accounts/caller.ts"
import { buildCaptcha } from "#backend/captcha/captcha.ts"
import { getForm, listForms, translateForms } from "#backend/forms/forms.ts"
import { handleFormSubmission } from "#backend/forms/submit-form.ts"
import { buildApiError } from "#backend/http/api-error.ts"
import { buildClientHash, resolveClientIp } from "#backend/limits/client.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildRestHandler, buildWindow } from "./rest-handler.ts"

/** Large enough for an oversized field value, so that it can be rejected by its name. */
const submissionLimitBytes = 4_000_000

const noForm = buildApiError(404, "NOT_FOUND", { code: "form_not_found" })

/** The handlers of calls about forms. */
export const formHandlers = {
  listForms: buildRestHandler(restCalls.listForms, async ({ query }, deps) => {
    const { data, count } = await listForms(deps.db, buildWindow(query))
    return { ok: true, value: { data: await translateForms(deps, data), count } }
  }),
  getForm: buildRestHandler(restCalls.getForm, async ({ query }, deps) => {
    const form = await getForm(deps.db, query.id)
    const [item = null] = await translateForms(deps, form ? [form] : [])
    return { ok: true, value: { item } }
  }),
  submitForm: buildRestHandler(
    restCalls.submitForm,
    async ({ params, body }, deps, request) => {
      const caller = await resolveCaller(deps, request)
      // An invalid token is an error instead of a guest's submission, so that the client can sign
      // in again.
      if (!caller.ok && request.headers.authorization) return caller
      const { clientSecret, keys } = deps.forms
      const ip = resolveClientIp(request, { secret: clientSecret, now: deps.now() })
      const isSignedIn = caller.ok && caller.value.kind === "user"
      const language = resolveLanguage(request) ?? defaultLocale
      const sender = { client: buildClientHash(ip, keys.client), isSignedIn, language }
      const response = await handleFormSubmission(deps, params.id, body, sender)
      return response === null ? { ok: false, error: noForm } : { ok: true, value: response }
    },
    { bodyLimit: submissionLimitBytes },
  ),
  getCaptcha: buildRestHandler(restCalls.getCaptcha, async (_input, { forms, now }) => ({
    ok: true,
    value: await buildCaptcha(forms.keys.captcha, now()),
  })),
}
