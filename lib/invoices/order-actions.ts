"use server"

import { redirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import {
  type AccountFormResult,
  buildAccountRejection,
  type FormState,
} from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { getErrorTranslator } from "#lib/i18n/api-errors.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { buildOrderPath, parseOrderId } from "./invoice-paths.ts"
import { cancelOrder, orderAgain } from "./invoices-api.ts"
import { cancelledParam, reorderFields } from "./order-forms.ts"

/**
 * Adds what is still sold of an order to the cart. The result carries the texts about what was
 * added and what was not.
 */
export async function handleReorder(_before: FormState | null, data: FormData): Promise<FormState> {
  let texts: FormState["typed"] = {}
  const state = await handleAccountForm(data, [], async (): Promise<AccountFormResult> => {
    const id = parseOrderId(getTyped(data, "order"))
    if (id === null) return buildAccountRejection("BAD_REQUEST")
    const result = await orderAgain(id)
    if (!result.ok) return result.error
    const [t, translate] = await Promise.all([getTranslations("orders.page"), getErrorTranslator()])
    const { added, rejected } = result.value
    const reasons = rejected.map(({ name, error }) => `${name}: ${translate(error)}`)
    texts = {
      [reorderFields.added]: added === 0 ? t("noneAdded") : t("added", { count: added }),
      [reorderFields.rejected]: reasons.join("\n"),
    }
    return { kind: "done" }
  })
  return { ...state, typed: texts }
}

/** Cancels an order, then redirects to its page with a notice. */
export async function handleCancellation(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  const id = parseOrderId(getTyped(data, "order"))
  const state = await handleAccountForm(data, [], async () =>
    id === null ? buildAccountRejection("BAD_REQUEST") : cancelOrder(id),
  )
  if (state.kind !== "done" || id === null) return state
  redirect(await buildVisitorPath(`${buildOrderPath(id)}?${cancelledParam}=1`))
}
