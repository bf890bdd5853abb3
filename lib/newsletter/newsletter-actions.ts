"use server"

import { redirect } from "next/navigation"
import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import { newsletterSchema, newsletterSources } from "#lib/contract/newsletter.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { saveRejectedForm } from "./footer-form-state.ts"
import { newsletterPath, resultParam } from "./newsletter-path.ts"

/** Requests the newsletter for the address of the form; it is confirmed by email. */
export async function handleNewsletterForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, ["email"], () => sendRequest(data))
}

/**
 * Handles the form in the footer, which has no script of its own: redirects to the newsletter's
 * page, which shows the result, with what was typed if it was rejected.
 */
export async function handleFooterForm(data: FormData): Promise<never> {
  const state = await handleNewsletterForm(null, data)
  await saveRejectedForm(state)
  const query = new URLSearchParams({ [resultParam]: state.kind })
  redirect(await buildVisitorPath(`${newsletterPath}?${query}`))
}

async function sendRequest(data: FormData): Promise<AccountFormResult> {
  const source = newsletterSources.find((known) => known === getTyped(data, "source"))
  const body = { email: getTyped(data, "email"), source }
  const rejection = validateAccountRequest(newsletterSchema, body)
  if (rejection) return rejection
  const result = await requestAsCartOwner("requestNewsletter", { body }, { as: "guest" })
  return result.ok ? { kind: "done", step: "sent" } : buildApiRejection(result.error)
}
