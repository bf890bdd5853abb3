"use server"

import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { getLocale, getTranslations } from "next-intl/server"
import { type AccountRefusal, refuse } from "#lib/account/account-result.ts"
import { answerForm, getTyped } from "#lib/account/answer-form.ts"
import type { FormState } from "#lib/account/form-state.ts"
import { isActionRequest } from "#lib/account/is-action-request.ts"
import { buyVoucher, type VoucherWish } from "#lib/api/vouchers.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { formatDigits, formatMoney, parseCents } from "#lib/money.ts"
import { payAddressControl, payStep } from "#lib/payments/pay-step.ts"
import { readPageAddress } from "./read-page-address.ts"
import { customAmount, resolveAmount } from "./voucher-amount.ts"
import { voucherControls } from "./voucher-controls.ts"

/**
 * Starts the purchase of a gift voucher. Without JavaScript the browser is redirected to the
 * payment at once; a script gets its URL.
 */
export async function buyGiftVoucher(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  let payment: string | null = null
  const { theme, amount, custom, email } = voucherControls
  const state = await answerForm(data, [theme, amount, custom, email], async () => {
    const wish = await readWish(data)
    const result = "kind" in wish ? wish : await buyVoucher(wish)
    if ("kind" in result) return placeFault(result, data)
    payment = result.payment
    return { kind: "done", step: payStep }
  })
  if (payment === null) return state
  if (!(await isActionRequest())) redirect(payment)
  return { ...state, typed: { [payAddressControl]: payment } }
}

async function readWish(data: FormData): Promise<VoucherWish | AccountRefusal> {
  const choice = getTyped(data, voucherControls.amount)
  const amount = resolveAmount(choice, getTyped(data, voucherControls.custom))
  if (amount === null) {
    const fault = await buildAmountFault(choice === customAmount)
    return { ...refuse("BAD_REQUEST"), faults: { [voucherControls.amount]: fault } }
  }
  const theme = getTyped(data, voucherControls.theme)
  const url = Buffer.from(await resolveReturnAddress(data)).toString("base64")
  return {
    themeId: /^[1-9]\d{0,8}$/.test(theme) ? Number(theme) : null,
    amount,
    email: getTyped(data, voucherControls.email).trim(),
    url: url.length > 4_000 ? "" : url,
  }
}

async function buildAmountFault(isTyped: boolean): Promise<string> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("voucher.faults")])
  if (!isTyped) return t("amount")
  const nothing = formatMoney(parseCents(0), locale)
  return t("custom", { nothing, example: formatDigits(parseCents(50_00), locale) })
}

/**
 * Returns the URL that the payer comes back to: the page with the form, where a script shows the
 * payment's result; without JavaScript the payment page, which shows it by itself.
 */
async function resolveReturnAddress(data: FormData): Promise<string> {
  if (!(await isActionRequest()))
    return new URL(await buildVisitorPath("/payment-return"), getEnv().SITE_URL).href
  return readPageAddress(data, (await headers()).get("referer"))
}

/** Moves an amount error to the custom amount field if the amount was typed. */
function placeFault(refusal: AccountRefusal, data: FormData): AccountRefusal {
  const { [voucherControls.amount]: fault, ...faults } = refusal.faults
  const isTyped = getTyped(data, voucherControls.amount) === customAmount
  if (fault === undefined || !isTyped) return refusal
  return { ...refusal, faults: { ...faults, [voucherControls.custom]: fault } }
}
