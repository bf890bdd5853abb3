"use server"

import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { ApiError } from "#lib/api/api-error.ts"
import { getCaptcha, submitForm } from "#lib/api/forms.ts"
import { getEnv } from "#lib/env.ts"
import { getTell, type Tell, tellFaults } from "#lib/i18n/tell-sentences.ts"
import { log } from "#lib/log.ts"
import { resolvePayAddress } from "./pay-address.ts"
import { readSending, type Sending } from "./read-sending.ts"
import type { Refusal, RefusalCode, SendResult } from "./send-result.ts"

/**
 * Submits a form and returns the result. Without JavaScript it also redirects the browser to a
 * payment, and sends the field values back after a rejection.
 */
export async function sendForm(_before: SendResult | null, data: FormData): Promise<SendResult> {
  const sent = await headers()
  const sending = data instanceof FormData ? readSending(data, sent.get("referer")) : null
  if (!sending) return refuse("unavailable")
  const result = await trySending(sending)
  if (sending.isScripted) return result
  if (result.kind === "refused") return { ...result, answers: sending.answers }
  if (result.payment !== null) redirect(result.payment)
  return result
}

async function trySending({ formId, submission }: Sending): Promise<SendResult> {
  try {
    const { success, ...answer } = await submitForm(formId, submission)
    if (success) {
      const payment = answer.payment && resolvePayAddress(answer.payment, getEnv().SITE_URL)
      return { kind: "sent", payment }
    }
    const code = answer.code ?? "unavailable"
    const isAsked = code === "captcha" || submission.captcha.startsWith("question:")
    const tell = await getTell()
    const question = isAsked ? await findQuestion(tell) : null
    const faults = tellFaults(answer.fields, tell)
    return { ...refuse(code, tell(answer.error)), faults, question }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ form: formId, err: error }, "a form could not be sent")
    return refuse("unavailable")
  }
}

async function findQuestion(tell: Tell) {
  const question = (await getCaptcha().catch(() => null))?.question ?? null
  return question && { ...question, text: tell(question.text) }
}

function refuse(code: RefusalCode, error = ""): Refusal {
  return { kind: "refused", code, error, faults: {}, question: null, answers: {} }
}
