"use server"

import { randomUUID } from "node:crypto"
import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { z } from "zod"
import { isActionRequest } from "#lib/account/is-action-request.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { askCart } from "#lib/api/cart.ts"
import { findAddressFaults, submitOrder } from "#lib/api/orders.ts"
import { buildLocalePath, defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { amountSchema } from "#lib/contract/primitives.ts"
import { getEnv } from "#lib/env.ts"
import { resolvePayAddress } from "#lib/forms/pay-address.ts"
import { getTell, tellFaults } from "#lib/i18n/tell-sentences.ts"
import { log } from "#lib/log.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import { askForQuote } from "./ask-for-quote.ts"
import { typedControls } from "./checkout-controls.ts"
import { type CheckoutOutcome, type CheckoutState, refuseCheckout } from "./checkout-state.ts"
import {
  buildCartChoices,
  type CheckoutWish,
  isBlankAddress,
  readCheckout,
} from "./read-checkout.ts"

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
  const outcome = await tellOutcome(await answer(readCheckout(filled)))
  const isLedOn = outcome.kind === "placed" && outcome.address.startsWith("/")
  if (isLedOn && !(await isActionRequest())) redirect(outcome.address)
  return { ...outcome, typed }
}

async function tellOutcome(outcome: CheckoutOutcome): Promise<CheckoutOutcome> {
  const tell = await getTell()
  if (outcome.kind === "asked") return { ...outcome, message: tell(outcome.message) }
  if (outcome.kind !== "refused") return outcome
  return { ...outcome, message: tell(outcome.message), faults: tellFaults(outcome.faults, tell) }
}

async function answer(wish: CheckoutWish): Promise<CheckoutOutcome> {
  if (!isSameOrigin(await headers(), getEnv().SITE_URL)) return refuseCheckout("forbidden")
  try {
    if (wish.wish === "price") return await priceCart(wish)
    // The page is rendered again with the cart's price for these choices.
    if (!(await isActionRequest())) await askCart(buildCartChoices(wish))
    return wish.wish === "quote" ? await askForQuote(wish) : await placeOrder(wish)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a checkout could not be answered")
    return refuseCheckout("unavailable")
  }
}

async function priceCart(wish: CheckoutWish): Promise<CheckoutOutcome> {
  const result = await askCart(buildCartChoices(wish))
  if ("cart" in result) return { kind: "priced" }
  const { status, code, message } = result.refusal
  return status === 401 ? refuseCheckout("signedOut") : refuseCheckout(code, { message })
}

async function placeOrder(wish: CheckoutWish): Promise<CheckoutOutcome> {
  const locale = isLocale(wish.locale) ? wish.locale : defaultLocale
  const expected = amountSchema.safeParse(wish.expectedTotal)
  const payable = amountSchema.safeParse(wish.expectedPayable)
  if (!expected.success || !payable.success) return refuseCheckout("changed")
  const isTyped = wish.addressId === null && !isBlankAddress(wish.address)
  const result = await submitOrder({
    key: z.uuid().safeParse(wish.key).data ?? randomUUID(),
    address: wish.addressId ?? (isTyped ? wish.address : null),
    deliveryId: wish.deliveryId,
    paymentCode: wish.paymentCode,
    note: wish.note,
    code: wish.isCodeRefused ? "" : wish.code,
    expectedTotal: expected.data,
    expectedPayable: payable.data,
    useCredit: wish.useCredit,
    marketing: wish.marketing,
    returnPath: buildLocalePath(locale, "/payment-return"),
  })
  if (result.kind === "refused") {
    const isMissing = result.code === "address" && wish.addressId === null && !isTyped
    return isMissing ? { ...result, faults: findAddressFaults(wish.address) ?? {} } : result
  }
  const { payment, orderId } = result
  const fallback = orderId === null ? "/my-account" : `/invoice/${orderId}`
  const address = payment ?? buildLocalePath(locale, fallback)
  return { kind: "placed", address: resolvePayAddress(address, getEnv().SITE_URL) }
}

function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === "string" ? value : ""
}
