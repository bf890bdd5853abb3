import type { Result } from "#lib/contract/result.ts"
import "server-only"
import type { z } from "zod"
import {
  addressWireNames,
  buildAddressInput,
  parseFieldErrors,
} from "#lib/account/customer-names.ts"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { type AccountRejection, buildAccountRejection } from "#lib/auth/account-result.ts"
import { type ErrorResponse, requestAccount } from "#lib/auth/authenticated-client.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { buildApiRejection } from "#lib/auth/validate-account-request.ts"
import { addressInputSchema } from "#lib/contract/address.ts"
import { listFieldErrors } from "#lib/contract/error.ts"
import {
  buildErrorMessage,
  type ErrorMessage,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { submitOrderSchema } from "#lib/contract/order.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { getEnv } from "#lib/env.ts"
import { resolvePaymentUrl } from "#lib/forms/payment-url.ts"
import { buildCheckoutError, type CheckoutError } from "./checkout-state.ts"
import { checkoutWireNames } from "./field-names.ts"
import type { PaymentState } from "./payment-state.ts"

/** Input of an order: the cart of the signed-in customer, with these choices. */
type PlaceOrderInput = {
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
type PlacedOrder = { payment: string | null; orderId: number | null }

/**
 * Places the cart as an order, or returns why it was rejected. Never retries by itself. Throws an
 * ApiError.
 */
export async function sendOrder(
  input: PlaceOrderInput,
): Promise<Result<PlacedOrder, CheckoutError>> {
  const { address } = input
  if (typeof address === "object" && address !== null) {
    const fieldErrors = validateTypedAddress(address)
    if (fieldErrors) return reject("address", { fieldErrors })
  }
  const result = await requestAsCustomer("submitOrder", { body: buildBody(input) })
  if (!result.ok) return { ok: false, error: parseCheckoutError(result.error) }
  const { success, payment, message: english, detail, code, order_id, total_amount } = result.value
  if (success) return { ok: true, value: { payment, orderId: order_id } }
  const message = { message: english, detail }
  const total = total_amount === null ? null : parseAmount(total_amount)
  // A promotion code that does not apply is reported at its field, where it can be corrected.
  if (code === "promotion") return reject(code, { fieldErrors: { promotionCode: message } })
  return reject(code ?? "rejected", { message, total })
}

function reject(...parts: Parameters<typeof buildCheckoutError>): Result<never, CheckoutError> {
  return { ok: false, error: buildCheckoutError(...parts) }
}

/**
 * Returns the URL to pay an unpaid order of the customer at, or why it cannot be paid. Throws an
 * ApiError.
 */
export async function startOrderPayment(id: number): Promise<Result<string, AccountRejection>> {
  const result = await requestAsCustomer("payOrder", { params: { id } })
  if (!result.ok) return { ok: false, error: buildApiRejection(result.error) }
  const { success, message, detail, payment } = result.value
  if (!success || payment === null) {
    const rejection = { ...buildAccountRejection("UNAVAILABLE"), message: { message, detail } }
    return { ok: false, error: rejection }
  }
  return { ok: true, value: resolvePaymentUrl(payment, getEnv().SITE_URL) }
}

/** Returns the errors of a typed address, by the form's field names; null where it is valid. */
export function validateTypedAddress(typed: TypedAddress): Record<string, ErrorMessage> | null {
  const { error } = addressInputSchema.safeParse(buildAddressInput(typed))
  if (!error) return null
  const fieldErrors: Record<string, ErrorMessage> = {}
  for (const { path, message } of error.issues) {
    fieldErrors[String(path[0])] ??= buildErrorMessage(parseIssueMessage(message))
  }
  return parseFieldErrors(fieldErrors, addressWireNames)
}

function buildBody(input: PlaceOrderInput): z.input<typeof submitOrderSchema> {
  const { address } = input
  return {
    address: typeof address === "object" && address !== null ? buildAddressInput(address) : address,
    shipping_option_id: input.deliveryId,
    paymentGateway: input.paymentCode,
    note: input.note,
    promotion_code: input.code || null,
    url: Buffer.from(input.returnPath).toString("base64"),
    key: input.key,
    expected_total: input.expectedTotal,
    expected_payable: input.expectedPayable,
    use_credit: input.useCredit,
    marketing: input.marketing,
  }
}

/**
 * Returns the error for the checkout form. Field errors need no other message, and the interface
 * has its own for a signed-out customer.
 */
function parseCheckoutError(error: ErrorResponse): CheckoutError {
  if (error.status === 401) return buildCheckoutError("signedOut")
  const fieldErrors = parseFieldErrors(listFieldErrors(error), checkoutWireNames)
  return buildCheckoutError(error.code, { message: error, fieldErrors })
}

/** Timeout: the back end may have to query the payment gateway first. */
const timeoutMs = 8_000

/**
 * Returns the state of the payment whose token is in a return URL; null for an unknown payment.
 * Never cached. Throws an ApiError.
 */
export async function getPaymentState(
  token: string,
  returnAddress = "",
): Promise<PaymentState | null> {
  const url = Buffer.from(returnAddress).toString("base64")
  const query = { payum_token: token, url: url.length > 4_000 ? "" : url }
  const by = { baseUrl: null, ...(await getClientInfo()), timeoutMs }
  const result = await requestAccount("checkPaid", restCalls.checkPaid, { query }, by)
  if (!result.ok) {
    throw new ApiError("http", "checkPaid", `status ${result.error.status}`)
  }
  const { payment } = result.value
  if (payment === null) return null
  const { outcome, amount, order_id: orderId, promises } = payment
  return { outcome, amount: parseAmount(amount), orderId, promises }
}
