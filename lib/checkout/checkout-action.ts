"use server"

import { randomUUID } from "node:crypto"
import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { fetchPricedCart } from "#lib/cart/cart-api.ts"
import { buildLocalePath, defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { amountSchema } from "#lib/contract/primitives.ts"
import { getEnv } from "#lib/env.ts"
import { resolvePaymentUrl } from "#lib/forms/payment-url.ts"
import { formatFieldErrors, getErrorTranslator } from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import {
  buildCheckoutError,
  type CheckoutResult,
  type CheckoutState,
  type UntranslatedCheckoutResult,
} from "./checkout-state.ts"
import { typedControls } from "./field-names.ts"
import { sendOrder, validateTypedAddress } from "./orders-api.ts"
import {
  buildCartChoices,
  type CheckoutInput,
  isBlankAddress,
  parseCheckoutForm,
} from "./parse-checkout-form.ts"
import { getPreselectedDelivery, lacksDelivery } from "./preselected-delivery.ts"
import { requestShippingQuote } from "./request-shipping-quote.ts"

type SentOrder = Parameters<typeof sendOrder>[0]

/**
 * Handles a button of the checkout: places the order, computes the total, or requests a shipping
 * quote. All submitted values come back with the result. Without JavaScript, a redirect to a page
 * of the shop is sent at once; a URL on another site is left to the rendered page.
 */
export async function sendCheckout(
  _before: CheckoutState | null,
  data: FormData,
): Promise<CheckoutState> {
  const filled = data instanceof FormData ? data : new FormData()
  const typed = Object.fromEntries(typedControls.map((name) => [name, readText(filled, name)]))
  const outcome = await translateResult(await handleIntent(parseCheckoutForm(filled)))
  const isLedOn = outcome.kind === "placed" && outcome.address.startsWith("/")
  if (isLedOn && !(await isServerActionRequest())) redirect(outcome.address)
  return { ...outcome, typed }
}

async function translateResult(outcome: UntranslatedCheckoutResult): Promise<CheckoutResult> {
  if (outcome.kind !== "rejected") return outcome
  const t = await getErrorTranslator()
  const { code, message } = outcome
  return {
    ...outcome,
    message: message === "" ? "" : t({ ...message, code }),
    fieldErrors: formatFieldErrors(outcome.fieldErrors, t),
  }
}

async function handleIntent(input: CheckoutInput): Promise<UntranslatedCheckoutResult> {
  if (!isSameOrigin(await headers(), getEnv().SITE_URL)) return buildCheckoutError("forbidden")
  try {
    if (input.intent === "price") return await priceCart(input)
    // The page is rendered again with the cart's price for these choices.
    if (!(await isServerActionRequest())) await fetchPricedCart(buildCartChoices(input))
    return input.intent === "quote" ? await requestShippingQuote(input) : await placeOrder(input)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "checkout: upstream request failed")
    return buildCheckoutError("unavailable")
  }
}

async function priceCart(input: CheckoutInput): Promise<UntranslatedCheckoutResult> {
  const result = await fetchPricedCart(buildCartChoices(input))
  if (result.ok) return { kind: "priced" }
  const { error } = result
  return error.status === 401
    ? buildCheckoutError("signedOut")
    : buildCheckoutError(error.code, { message: error })
}

async function placeOrder(input: CheckoutInput): Promise<UntranslatedCheckoutResult> {
  const locale = isLocale(input.locale) ? input.locale : defaultLocale
  const expected = amountSchema.safeParse(input.expectedTotal)
  const payable = amountSchema.safeParse(input.expectedPayable)
  if (!expected.success || !payable.success) return buildCheckoutError("changed")
  const isTyped = input.addressId === null && !isBlankAddress(input.address)
  const order = {
    key: z.uuid().safeParse(input.key).data ?? randomUUID(),
    address: input.addressId ?? (isTyped ? input.address : null),
    deliveryId: input.deliveryId,
    paymentCode: input.paymentCode,
    note: input.note,
    code: input.isCodeRejected ? "" : input.code,
    expectedTotal: expected.data,
    expectedPayable: payable.data,
    useCredit: input.useCredit,
    marketing: input.marketing,
    returnPath: buildLocalePath(locale, "/payment-return"),
  }
  const first = await sendOrder(order)
  const isOpen = !first.ok && lacksDelivery(first.error)
  const result = (isOpen && (await sendPreselected(order, input))) || first
  if (!result.ok) {
    const { error } = result
    const isMissing = error.code === "address" && input.addressId === null && !isTyped
    return isMissing ? { ...error, fieldErrors: validateTypedAddress(input.address) ?? {} } : error
  }
  const { payment, orderId } = result.value
  const fallback = orderId === null ? "/my-account" : `/invoice/${orderId}`
  const address = payment ?? buildLocalePath(locale, fallback)
  return { kind: "placed", address: resolvePaymentUrl(address, getEnv().SITE_URL) }
}

/**
 * Sends the order with the shipping method that the cart preselects, for a page that did not show
 * the methods yet; null if there is none. The API rejects a total that the customer was not shown.
 */
async function sendPreselected(order: SentOrder, input: CheckoutInput) {
  const cart = await fetchPricedCart(buildCartChoices(input))
  const deliveryId = cart.ok ? getPreselectedDelivery(cart.value) : null
  return deliveryId === null ? null : sendOrder({ ...order, deliveryId })
}

function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === "string" ? value : ""
}
