"use server"

import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import { getNumberField } from "#lib/cart/form-action.ts"
import { submitQuestionSchema } from "#lib/contract/product-question.ts"
import { questionControls as controls } from "./question-controls.ts"

/** Sends a visitor's question about a product to the shop. */
export async function handleQuestionForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  const fields = [controls.name, controls.email, controls.question, controls.publish]
  return handleAccountForm(data, fields, () => sendQuestion(data))
}

async function sendQuestion(data: FormData): Promise<AccountFormResult> {
  // People do not see this field; programs fill it in, and learn nothing from the response.
  if (getTyped(data, controls.trap) !== "") return { kind: "done", step: "sent" }
  const body = {
    product_id: getNumberField(data, controls.product) ?? 0,
    name: getTyped(data, controls.name),
    email: getTyped(data, controls.email),
    question: getTyped(data, controls.question),
    may_publish: getTyped(data, controls.publish) !== "",
  }
  const rejection = validateAccountRequest(submitQuestionSchema, body)
  if (rejection) return rejection
  const result = await requestAsCartOwner("submitQuestion", { body }, { as: "guest" })
  return result.ok ? { kind: "done", step: "sent" } : buildApiRejection(result.error)
}
