import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { cache } from "react"
import { parseWrittenAddress } from "#lib/account/parse-customer.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { parsePicture } from "#lib/api/picture.ts"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import type { AccountRejection, AccountResult } from "#lib/auth/account-result.ts"
import { saveCartCookies } from "#lib/auth/cart-cookies.server.ts"
import { buildApiRejection } from "#lib/auth/validate-account-request.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { ErrorMessage } from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { WireInvoice, WireOrderSummary, WireTickets } from "#lib/contract/order.ts"
import {
  buildLabelledAddon,
  buildLabelledTexts,
  getTextLabel,
  type OptionalLabels,
} from "#lib/i18n/text-labels.ts"
import type {
  Download,
  Invoice,
  InvoiceLine,
  OrderProgress,
  OrderStep,
  OrderSummary,
  SharedOrder,
  Tickets,
} from "./invoice.ts"
import type { OrderKey } from "./invoice-paths.ts"

/** A record, or null; "signedOut" where the customer has to sign in (again) first. */
type OwnRecord<T> = T | null | "signedOut"

type RecordResult<T> = Result<{ item: T | null }, ErrorBody & { status: number }>

/**
 * Returns the order of this number that the customer has placed, or the order of an email link's
 * token. Null where there is none, or it belongs to another customer. Throws an ApiError.
 */
export async function getInvoice(key: OrderKey): Promise<OwnRecord<Invoice>> {
  const found = await ("id" in key ? fetchInvoiceById(key.id) : fetchInvoiceByToken(key.token))
  return isRecord(found) ? parseInvoice(found) : found
}

const fetchInvoiceById = cache(async (id: number) =>
  judge("getInvoice", await requestAsCustomer("getInvoice", { params: { id } })),
)
const fetchInvoiceByToken = cache(async (token: string) =>
  judge("showInvoice", await requestAsCartOwner("showInvoice", { params: { token } })),
)

/** Returns the order as a PDF file. Throws an ApiError. */
export async function getInvoicePdf(key: OrderKey): Promise<OwnRecord<Download>> {
  const found =
    "id" in key
      ? judge("getInvoicePdf", await requestAsCustomer("getInvoicePdf", { params: { id: key.id } }))
      : judge("showInvoicePdf", await requestAsCartOwner("showInvoicePdf", { params: key }))
  if (!isRecord(found)) return found
  return { name: found.name, bytes: Buffer.from(found.data, "base64") }
}

/**
 * Returns the tickets of an order; null where none of them is valid for admission. Throws an
 * ApiError.
 */
export async function getTickets(key: OrderKey): Promise<OwnRecord<Tickets>> {
  const found =
    "id" in key
      ? judge("getTickets", await requestAsCustomer("getTickets", { params: { id: key.id } }))
      : judge("showTickets", await requestAsCartOwner("showTickets", { params: key }))
  if (!isRecord(found)) return found
  return found.tickets.length === 0 ? null : parseTickets(found)
}

/** One page of the customer's orders, newest first, and the total count. */
export type OrderList = { orders: OrderSummary[]; count: number }

/** Lists the customer's orders, `size` per page, counted from 1. Throws an ApiError. */
export async function listOrders(page: number, size: number): Promise<OrderList | "signedOut"> {
  const query = { page, page_size: size }
  const result = await requestAsCustomer("listInvoices", { query })
  if (!result.ok) {
    if (result.error.status === 401) return "signedOut"
    throw buildReadError("listInvoices", result.error)
  }
  const { data, count } = result.value
  return { orders: data.map(parseOrderSummary), count }
}

function judge<T>(call: string, result: RecordResult<T>): OwnRecord<T> {
  if (result.ok) return result.value.item
  const { status, code } = result.error
  if (status === 401) return "signedOut"
  if (status === 404 && code === "NOT_FOUND") return null
  throw buildReadError(call, result.error)
}

function isRecord<T extends object>(found: OwnRecord<T>): found is T {
  return found !== null && found !== "signedOut"
}

function buildReadError(call: string, { status, code }: ErrorBody & { status: number }): ApiError {
  return new ApiError("http", call, `status ${status} ${code}`)
}

/**
 * Returns what the link of an order's emails shows; null for an invalid or expired link. Throws an
 * ApiError.
 */
export const getSharedOrder = cache(async (token: string): Promise<SharedOrder | null> => {
  const found = judge(
    "showOrderStatus",
    await requestAsCartOwner("showOrderStatus", { params: { token } }),
  )
  if (!isRecord(found)) return null
  const items = found.items.map(({ name, qty }) => ({
    qty,
    ...buildLabelledTexts(found.text_labels, { name: ["product", name] }),
  }))
  return { ...parseProgress(found), id: found.id, items }
})

/** Cancels an order of the customer. Throws an ApiError. */
export async function cancelOrder(id: number): Promise<AccountResult> {
  const result = await requestAsCustomer("cancelOwnOrder", { params: { id } })
  return result.ok ? { kind: "done" } : buildApiRejection(result.error)
}

/** Why a line of an order could not be added to the cart. */
type RejectedLine = { name: string; error: ErrorMessage }

/** Adds what is still sold of an order to the customer's cart. Throws an ApiError. */
export async function orderAgain(
  id: number,
): Promise<Result<{ added: number; rejected: RejectedLine[] }, AccountRejection>> {
  const result = await requestAsCustomer("reorder", { params: { id } })
  if (!result.ok) return { ok: false, error: buildApiRejection(result.error) }
  const { added, item_count, rejected } = result.value
  if (added > 0) await saveCartCookies({ item_count })
  return {
    ok: true,
    value: { added, rejected: rejected.map(({ name, ...error }) => ({ name, error })) },
  }
}

/** Parses an order of a list. */
function parseOrderSummary(wire: WireOrderSummary): OrderSummary {
  return {
    id: wire.id,
    status: wire.status,
    placedAt: wire.placed_at,
    paidAt: wire.paid_at,
    total: parseAmount(wire.total_amount),
    itemCount: wire.item_count,
    hasTickets: wire.has_tickets,
    carrier: wire.carrier,
    trackingNumber: wire.tracking_number,
    unpaid: wire.unpaid && {
      lastPayment: wire.unpaid.last_payment,
      heldUntil: wire.unpaid.held_until,
    },
    pictures: wire.images.flatMap((image) => parsePicture(image) ?? []),
  }
}

/** Parses a whole order. */
function parseInvoice(wire: WireInvoice): Invoice {
  return {
    ...parseOrderSummary(wire),
    ...parseAmounts(wire),
    email: wire.email,
    buyerName: wire.buyer_name,
    address: wire.address && parseWrittenAddress(wire.address),
    ...parseProgress(wire),
    canCancel: wire.can_cancel,
    shippingName: getTextLabel(wire.text_labels, "shipping_type", wire.shipping_name),
    note: wire.note,
    promotionCode: wire.promotion_code,
    paymentType: getTextLabel(wire.text_labels, "payment_type", wire.payment_type),
    lines: wire.lines.map((line) => parseLine(line, wire.text_labels)),
    seller: wire.seller,
  }
}

type WireProgress = Pick<
  WireInvoice,
  | ("status" | "carrier" | "tracking_number" | "is_pick_up")
  | ("placed_at" | "paid_at" | "steps" | "arrives")
>

function parseProgress(wire: WireProgress): Omit<OrderProgress, "id"> {
  const { status, carrier, tracking_number: trackingNumber, arrives } = wire
  return {
    status,
    carrier,
    trackingNumber,
    arrives,
    isPickUp: wire.is_pick_up,
    steps: wire.steps.length > 0 ? wire.steps : listKnownSteps(wire),
  }
}

/** Returns the steps that are known of an order without a history. */
function listKnownSteps({ placed_at: placed, paid_at: paid }: WireProgress): OrderStep[] {
  return [
    { status: "placed", at: placed },
    ...(paid === null ? [] : [{ status: "paid", at: paid } as const]),
  ]
}

/** Parses the tickets of an order. */
function parseTickets({ order_id, holder, tickets, seller, text_labels }: WireTickets): Tickets {
  return {
    orderId: order_id,
    attendeeName: holder,
    seller,
    tickets: tickets.map(({ id, code, number, of, product_name, name, event_at, event_place }) => ({
      id,
      code,
      number,
      of,
      ...buildLabelledTexts(text_labels, {
        name: ["term", name],
        productName: ["product", product_name],
      }),
      eventAt: event_at,
      eventPlace: event_place,
    })),
  }
}

function parseAmounts(wire: WireInvoice) {
  return {
    subtotal: parseAmount(wire.subtotal),
    discount: parseAmount(wire.discount_amount),
    shipping: parseAmount(wire.shipping_amount),
    surcharge: parseAmount(wire.surcharge_amount),
    tax: parseAmount(wire.total_tax),
    credit: parseAmount(wire.credit_amount),
    payable: parseAmount(wire.payable_amount),
    refunded: parseAmount(wire.refunded_amount),
  }
}

function parseLine(line: WireInvoice["lines"][number], labels: OptionalLabels): InvoiceLine {
  const texts = buildLabelledTexts(labels, {
    productName: ["product", line.product_name],
    name: ["term", line.name],
  })
  return {
    id: line.id,
    picture: line.image && parsePicture(line.image),
    ...texts,
    ...(texts.translatedFields && {
      english: { productName: line.product_name, name: line.name },
    }),
    code: line.sku_code,
    addons: line.addons.map((addon) => ({
      ...buildLabelledAddon(labels, addon, addon.value),
      price: parseAmount(addon.price),
    })),
    qty: line.qty,
    price: parseAmount(line.price),
    subtotal: parseAmount(line.subtotal),
  }
}
