import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { clientHeader, signClient } from "#lib/contract/client-signature.ts"
import type { FormSubmission, WireCaptcha, WireForm, WireFormResult } from "#lib/contract/form.ts"
import { listFields } from "#lib/contract/form-fields.ts"
import { getEnv } from "#lib/env.ts"
import type { Form } from "#lib/forms/form.ts"
import { parseAmount } from "#lib/money.ts"
import { declareTags } from "./declare-tags.ts"
import { callRest, sendRest } from "./transport.ts"

/** The form with its fields, or null where there is none or it is switched off. */
export const getForm = cache(async (id: number): Promise<Form | null> => {
  await declareTags([tags.form(id)], lifetimes.page)
  const { item } = await callRest("getForm", { query: { id } })
  return item && parseForm(item)
})

/** All forms that are switched on, at most 100. */
export const listForms = cache(async (): Promise<Form[]> => {
  const { data } = await callRest("listForms", {})
  await declareTags(
    data.map(({ id }) => tags.form(id)),
    lifetimes.page,
  )
  return data.map(parseForm)
})

/**
 * Sends a visitor's answers; `visitor` is the network address they come from. Never tried a second
 * time by itself. Throws an ApiError, with "status 404" where there is no such form.
 */
export async function submitForm(
  id: number,
  submission: FormSubmission,
  visitor: string | null,
): Promise<WireFormResult> {
  const secret = getEnv().REVALIDATE_SECRET
  const headers: Record<string, string> = {}
  if (visitor && secret) headers[clientHeader] = signClient(visitor, secret, Date.now() / 1000)
  return sendRest("submitForm", { params: { id }, body: submission }, headers)
}

/** A new challenge that shows a person, or a patient program, is at work. Never cached. */
export async function getCaptcha(): Promise<WireCaptcha["challenge"]> {
  return (await callRest("getCaptcha", {})).challenge
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
  }
}
