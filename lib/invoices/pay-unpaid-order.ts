"use server"

import { redirect } from "next/navigation"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { startOrderPayment } from "#lib/checkout/orders-api.ts"
import { payAddressControl, payStep } from "#lib/payments/pay-step.ts"
import { parseOrderId } from "./invoice-paths.ts"

/**
 * Redirects the customer to the payment of an unpaid order. A client-side request gets the URL
 * instead of a redirect.
 */
export async function startUnpaidOrderPayment(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  let payment: string | null = null
  const state = await handleAccountForm(data, [], async () => {
    const id = parseOrderId(getTyped(data, "order"))
    if (id === null) return buildAccountRejection("BAD_REQUEST")
    const result = await startOrderPayment(id)
    if (!result.ok) return result.error
    payment = result.value
    return { kind: "done", step: payStep }
  })
  if (payment === null) return state
  if (!(await isServerActionRequest())) redirect(payment)
  return { ...state, typed: { [payAddressControl]: payment } }
}
