import "server-only"
import type { z } from "zod"
import { type AccountRefusal, refuse } from "#lib/account/account-result.ts"
import { buildRefusal } from "#lib/account/check-call.ts"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { type CheckoutRefusal, refuseCheckout } from "#lib/checkout/checkout-state.ts"
import { addressInputSchema } from "#lib/contract/address.ts"
import type { submitOrderSchema } from "#lib/contract/order.ts"
import { getEnv } from "#lib/env.ts"
import { resolvePayAddress } from "#lib/forms/pay-address.ts"
import { parseAmount } from "#lib/money.ts"
import { callAccount } from "./account.ts"
import type { CallRefusal } from "./ask-account.ts"
import { addressWireNames, renameFaults } from "./customer-names.ts"

/** Input of an order: the cart of the signed-in customer, with these choices. */
export type OrderWish = {
  /** Idempotency key: the order is placed once however often it is sent. */
  key: string
  /** Id of a saved address or a new one; null where nothing is shipped. */
  address: number | TypedAddress | null
  deliveryId: number | null
  paymentCode: string
  note: string
  code: string
  /** Displayed total, such as "52.40"; null where none was. */
  expectedTotal: string | null
  /** Displayed remainder of it after store credit. */
  expectedPayable: string | null
  useCredit: boolean
  marketing: boolean
  /** Path of the page to return to. */
  returnPath: string
}

/** A placed order with the URL to pay at; `payment` is null where there is none. */
export type PlacedOrder = { kind: "placed"; payment: string | null; orderId: number | null }

/**
 * Places the cart as an order, or returns why it was rejected. Never retries by itself. Throws an
 * ApiError.
 */
export async function submitOrder(wish: OrderWish): Promise<PlacedOrder | CheckoutRefusal> {
  const { address } = wish
  if (typeof address === "object" && address !== null) {
    const faults = findAddressFaults(address)
    if (faults) return refuseCheckout("address", { faults })
  }
  const result = await callAccount("submitOrder", { body: buildBody(wish) })
  if ("refusal" in result) return parseRefusal(result.refusal)
  const { success, payment, message, code, order_id, total_amount } = result.answer
  if (success) return { kind: "placed", payment, orderId: order_id }
  const total = total_amount === null ? null : parseAmount(total_amount)
  // A promotion code that does not apply is reported at its field, where it can be corrected.
  if (code === "promotion") return refuseCheckout(code, { faults: { promotionCode: message } })
  return refuseCheckout(code ?? "refused", { message, total })
}

/**
 * Returns the URL to pay an unpaid order of the customer at, or why it cannot be paid. Throws an
 * ApiError.
 */
export async function payOrder(id: number): Promise<{ payment: string } | AccountRefusal> {
  const result = await callAccount("payOrder", { params: { id } })
  if ("refusal" in result) return buildRefusal(result.refusal)
  const { success, message, payment } = result.answer
  if (!success || payment === null) return { ...refuse("UNAVAILABLE"), message }
  return { payment: resolvePayAddress(payment, getEnv().SITE_URL) }
}

/** Returns the errors of a typed address, by the form's field names; null where it is valid. */
export function findAddressFaults(typed: TypedAddress): Record<string, string> | null {
  const { error } = addressInputSchema.safeParse(writeAddress(typed))
  if (!error) return null
  const faults: Record<string, string> = {}
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message
  return renameFaults(faults, addressWireNames)
}

function writeAddress(typed: TypedAddress): z.input<typeof addressInputSchema> {
  const { city, postcode, phone, email, company } = typed
  return {
    ...{ city, postcode, phone, email, company },
    display_name: typed.displayName,
    first_name: typed.firstName,
    last_name: typed.lastName,
    street_address: typed.streetAddress,
    street_address_1: typed.streetAddressMore,
    state: typed.state as z.input<typeof addressInputSchema>["state"],
  }
}

function buildBody(wish: OrderWish): z.input<typeof submitOrderSchema> {
  const { address } = wish
  return {
    address: typeof address === "object" && address !== null ? writeAddress(address) : address,
    shipping_option_id: wish.deliveryId,
    paymentGateway: wish.paymentCode,
    note: wish.note,
    promotion_code: wish.code || null,
    url: Buffer.from(wish.returnPath).toString("base64"),
    key: wish.key,
    expected_total: wish.expectedTotal,
    expected_payable: wish.expectedPayable,
    use_credit: wish.useCredit,
    marketing: wish.marketing,
  }
}

/**
 * Returns the error for the checkout form. Field errors need no other message, and the interface
 * has its own for a signed-out customer.
 */
function parseRefusal({ status, code, message, fields = {} }: CallRefusal): CheckoutRefusal {
  if (status === 401) return refuseCheckout("signedOut")
  const faults = renameFaults(fields, { ...addressWireNames, code: "promotion_code" })
  return refuseCheckout(code, { message, faults })
}
