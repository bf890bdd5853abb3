import "server-only"
import { headers } from "next/headers"
import { ApiError } from "#lib/api/api-error.ts"
import { getEnv } from "#lib/env.ts"
import { formatFieldErrors, getErrorTranslator } from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import {
  type AccountFormResult,
  buildAccountRejection,
  type FormState,
  type TranslatedFormResult,
} from "./account-result.ts"
import { isSameOrigin } from "./is-same-origin.ts"
import { sortFieldErrors } from "./validate-account-request.ts"

/**
 * Handles a form of the account: runs `run` and returns its result, translated. Rejects cross-site
 * form posts (CSRF) with FORBIDDEN, and returns UNAVAILABLE if the API cannot be reached. `shown`
 * names the controls whose text comes back with a rejection.
 */
export async function handleAccountForm(
  data: FormData,
  shown: readonly string[],
  run: () => Promise<AccountFormResult>,
): Promise<FormState> {
  const typed = getTypedValues(data, shown)
  if (!isSameOrigin(await headers(), getEnv().SITE_URL))
    return { ...buildAccountRejection("FORBIDDEN"), typed }
  try {
    return { ...(await translateResult(await run(), data)), typed }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "account-form: upstream request failed")
    return { ...buildAccountRejection("UNAVAILABLE"), typed }
  }
}

async function translateResult(
  outcome: AccountFormResult,
  data: FormData,
): Promise<TranslatedFormResult> {
  if (outcome.kind !== "rejected") return outcome
  const t = await getErrorTranslator()
  const fieldErrors = sortFieldErrors(formatFieldErrors(outcome.fieldErrors, t), data)
  const { code, message } = outcome
  return { ...outcome, message: message === "" ? "" : t({ ...message, code }), fieldErrors }
}

/** Returns the text of these controls, keyed by control name. */
export function getTypedValues(data: FormData, names: readonly string[]): FormState["typed"] {
  return Object.fromEntries(names.map((name) => [name, getTyped(data, name)]))
}

/** Returns the text of a control; empty if the form has no control with this name. */
export function getTyped(data: FormData, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  return typeof value === "string" ? value : ""
}
