"use server"

import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { ApiError } from "#lib/api/api-error.ts"
import { listFieldErrors } from "#lib/contract/error.ts"
import { getEnv } from "#lib/env.ts"
import {
  type ErrorTranslator,
  formatFieldErrors,
  getErrorTranslator,
} from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import type { FormRejection, FormRejectionCode, SendResult } from "./form.ts"
import { getCaptcha, sendFormSubmission } from "./forms-api.ts"
import { type ParsedFormSubmission, parseFormSubmission } from "./parse-form-submission.ts"
import { resolvePaymentUrl } from "./payment-url.ts"

/**
 * Submits a form and returns the result. Without JavaScript it also redirects the browser to a
 * payment, and sends the field values back after a rejection.
 */
export async function sendForm(_before: SendResult | null, data: FormData): Promise<SendResult> {
  const sent = await headers()
  const parsed = data instanceof FormData ? parseFormSubmission(data, sent.get("referer")) : null
  if (!parsed) return buildRejection("unavailable")
  const result = await trySubmit(parsed)
  if (parsed.isScripted) return result
  if (result.kind === "rejected") return { ...result, values: parsed.values }
  if (result.payment !== null) redirect(result.payment)
  return result
}

async function trySubmit({ formId, submission }: ParsedFormSubmission): Promise<SendResult> {
  try {
    const { success, ...response } = await sendFormSubmission(formId, submission)
    if (success) {
      const payment = response.payment && resolvePaymentUrl(response.payment, getEnv().SITE_URL)
      return { kind: "sent", payment }
    }
    const code = response.code ?? "unavailable"
    const needsQuestion = code === "captcha" || submission.captcha.startsWith("question:")
    const t = await getErrorTranslator()
    const question = needsQuestion ? await findQuestion(t) : null
    const fieldErrors = formatFieldErrors(listFieldErrors(response), t)
    const message = t({ message: response.error, detail: response.detail })
    return { ...buildRejection(code, message), fieldErrors, question }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ form: formId, err: error }, "form: upstream request failed")
    return buildRejection("unavailable")
  }
}

async function findQuestion(t: ErrorTranslator) {
  const question = (await getCaptcha().catch(() => null))?.question ?? null
  if (question === null) return null
  const { text, detail, token } = question
  return { text: t({ message: text, detail }), token }
}

function buildRejection(code: FormRejectionCode, error = ""): FormRejection {
  return { kind: "rejected", code, error, fieldErrors: {}, question: null, values: {} }
}
