import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { cache } from "react"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { Download, Invoice, OrderSummary, Tickets } from "./invoice.ts"
import type { OrderKey } from "./invoice-paths.ts"
import { parseInvoice, parseOrderSummary, parseTickets } from "./parse-invoice.ts"

/** A record, or null; "signedOut" where the customer has to sign in (again) first. */
export type OwnRecord<T> = T | null | "signedOut"

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
