import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { cache } from "react"
import { ApiError } from "#lib/api/api-error.ts"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getContentLanguage } from "#lib/api/content-language.ts"
import { fetchRest } from "#lib/api/transport.ts"
import { type ErrorResponse, requestAccount } from "#lib/auth/authenticated-client.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type {
  FormSubmission,
  WireCaptcha,
  WireForm,
  WireFormResult,
} from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import type { Form } from "./form.ts"

/** Returns the form with its fields, or null where there is none or it is disabled. */
export const getForm = cache(
  async (id: number, locale: string = defaultLocale): Promise<Form | null> => {
    await registerCacheTags([tags.form(id)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    const { item } = await fetchRest("getForm", { query: { id } }, { language })
    return item && parseForm(item)
  },
)

/** Lists all enabled forms, at most 100. */
export const listForms = cache(async (): Promise<Form[]> => {
  const { data } = await fetchRest("listForms", {})
  await registerCacheTags(
    data.map(({ id }) => tags.form(id)),
    lifetimes.page,
  )
  return data.map(parseForm)
})

/**
 * Sends a form submission on behalf of the signed-in user, or of a guest. Never retries by itself.
 * Throws an ApiError, with "status 404" where the form does not exist.
 */
export async function sendFormSubmission(
  id: number,
  submission: FormSubmission,
): Promise<WireFormResult> {
  const visitor = await getClientInfo()
  const send = (bearer?: string) => {
    const by = { baseUrl: null, ...visitor, ...(bearer !== undefined && { bearer }) }
    const input = { params: { id }, body: submission }
    return requestAccount("submitForm", restCalls.submitForm, input, by)
  }
  const session = await getSession()
  const isCustomer = session.tokens !== null && session.baseUrl === null
  const signed =
    isCustomer && (await withFreshTokens({ session, trySave: saveSessionIfPossible }, send))
  // A login that has ended is no reason to reject what the public may submit.
  const result = signed && !isSignedOut(signed) ? signed : await send()
  if (result.ok) return result.value
  throw new ApiError("http", "submitForm", `status ${result.error.status}`)
}

const isSignedOut = (result: Result<unknown, ErrorResponse>) =>
  !result.ok && result.error.status === 401

/**
 * Returns a new captcha challenge, which takes a person, or a patient program, to solve. Never
 * cached.
 */
export async function getCaptcha(): Promise<WireCaptcha["challenge"]> {
  return (await fetchRest("getCaptcha", {})).challenge
}

function parseForm(wire: WireForm): Form {
  return {
    id: wire.id,
    name: wire.name,
    fields: listFields(wire).map((field) => ({ ...field, content: sanitiseHtml(field.content) })),
    usesCaptcha: wire.use_captcha,
    needsLogin: wire.must_be_logged_on,
    fee: parseAmount(wire.cost),
    thankYou: wire.thank_you,
    ...parseTranslated(wire),
  }
}
