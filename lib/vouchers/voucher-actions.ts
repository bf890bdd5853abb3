"use server"

import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { getLocale, getTranslations } from "next-intl/server"
import {
  type AccountFormResult,
  type AccountRejection,
  buildAccountRejection,
  type FormState,
  isSignedOut,
} from "#lib/auth/account-result.ts"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import { getTyped, getTypedValues, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"
import { redeemVoucherSchema } from "#lib/contract/voucher.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { formatDigits, formatMoney } from "#lib/money.ts"
import { payAddressControl, payStep } from "#lib/payments/pay-step.ts"
import { handleAuthForm } from "#lib/sign-in/handle-auth-form.ts"
import { saveRedeemedCookie } from "./redeemed-cookie.ts"
import {
  balanceControl,
  balanceStep,
  customAmount,
  giftControls,
  resolveAmount,
  voucherControls,
} from "./voucher.ts"
import { getVoucherPageUrl } from "./voucher-page-url.ts"
import {
  type BuyVoucherInput,
  getVoucherBalance,
  redeemVoucher,
  startVoucherPurchase,
} from "./vouchers-api.ts"

/**
 * Starts the purchase of a gift voucher. Without JavaScript the browser is redirected to the
 * payment at once; a script gets its URL.
 */
export async function handleVoucherPurchaseForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  let payment: string | null = null
  const { theme, amount, custom, email } = voucherControls
  const shown = [theme, amount, custom, email, ...giftControls]
  const state = await handleAccountForm(data, shown, async () => {
    const input = await parseVoucherForm(data)
    const result = input.ok ? await startVoucherPurchase(input.value) : input
    if (!result.ok) return moveAmountError(result.error, data)
    payment = result.value
    return { kind: "done", step: payStep }
  })
  if (payment === null) return state
  if (!(await isServerActionRequest())) redirect(payment)
  return { ...state, typed: { [payAddressControl]: payment } }
}

async function parseVoucherForm(
  data: FormData,
): Promise<Result<BuyVoucherInput, AccountRejection>> {
  const choice = getTyped(data, voucherControls.amount)
  const amount = resolveAmount(choice, getTyped(data, voucherControls.custom))
  if (amount === null) {
    const message = await buildAmountError(choice === customAmount)
    const fieldErrors = { [voucherControls.amount]: { message } }
    return { ok: false, error: { ...buildAccountRejection("BAD_REQUEST"), fieldErrors } }
  }
  const theme = getTyped(data, voucherControls.theme)
  const url = Buffer.from(await resolveReturnAddress(data)).toString("base64")
  const input = {
    themeId: /^[1-9]\d{0,8}$/.test(theme) ? Number(theme) : null,
    amount,
    email: getTyped(data, voucherControls.email).trim(),
    gift: getTypedValues(data, giftControls),
    url: url.length > 4_000 ? "" : url,
  }
  return { ok: true, value: input }
}

async function buildAmountError(isTyped: boolean): Promise<string> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("voucher.errors")])
  if (!isTyped) return t("amount")
  const nothing = formatMoney(parseCents(0), locale)
  return t("custom", { nothing, example: formatDigits(parseCents(50_00), locale) })
}

/**
 * Returns the URL that the payer comes back to: the page with the form, where a script shows the
 * payment's result; without JavaScript the payment page, which shows it by itself.
 */
async function resolveReturnAddress(data: FormData): Promise<string> {
  if (!(await isServerActionRequest()))
    return new URL(await buildVisitorPath("/payment-return"), getEnv().SITE_URL).href
  return getVoucherPageUrl(data, (await headers()).get("referer"))
}

/** Moves an amount error to the custom amount field if the amount was typed. */
function moveAmountError(rejection: AccountRejection, data: FormData): AccountRejection {
  const { [voucherControls.amount]: amountError, ...fieldErrors } = rejection.fieldErrors
  const isTyped = getTyped(data, voucherControls.amount) === customAmount
  if (amountError === undefined || !isTyped) return rejection
  return { ...rejection, fieldErrors: { ...fieldErrors, [voucherControls.custom]: amountError } }
}

/**
 * Redeems a gift voucher as store credit and redirects to the profile, which confirms it.
 * Without a login it redirects to the login page, and back to the form's page afterwards.
 */
export async function handleVoucherRedemption(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  if (getTyped(data, "intent") === balanceStep) return handleBalance(data)
  return handleAuthForm(data, [voucherControls.code], () => redeem(data))
}

/** Shows what a code is worth. It is not redeemed, and needs no login. */
async function handleBalance(data: FormData): Promise<FormState> {
  let worth: Money | null = null
  const state = await handleAccountForm(data, [voucherControls.code], async () => {
    const code = getTyped(data, voucherControls.code)
    const rejection = validateAccountRequest(redeemVoucherSchema, { code })
    if (rejection) return rejection
    const balance = await getVoucherBalance(code)
    if (!balance.ok) return balance.error
    worth = balance.value
    return { kind: "done", step: balanceStep }
  })
  if (worth === null) return state
  return {
    ...state,
    typed: { ...state.typed, [balanceControl]: formatMoney(worth, await getLocale()) },
  }
}

async function redeem(data: FormData): Promise<AccountFormResult> {
  const code = getTyped(data, voucherControls.code)
  const rejection = validateAccountRequest(redeemVoucherSchema, { code })
  if (rejection) return rejection
  const result = await redeemVoucher(code)
  if (result.kind === "done") {
    await saveRedeemedCookie()
    return { kind: "redirect", path: await buildVisitorPath("/profile") }
  }
  if (!isSignedOut(result)) return result
  await rememberPage(data)
  return { kind: "redirect", path: await buildVisitorPath("/login") }
}

async function rememberPage(data: FormData): Promise<void> {
  const address = getVoucherPageUrl(data, (await headers()).get("referer"))
  const returnPath = resolveReturnPath(address, getEnv().SITE_URL)
  if (returnPath !== null) await saveSession({ ...(await getSession()), returnPath })
}
