import type { WrittenAddress } from "#lib/account/saved-address.ts"
import type { lastPayments } from "#lib/contract/order.ts"
import type { OrderStatus } from "#lib/contract/order-status.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { Money } from "#lib/money.ts"

/**
 * An order that is not paid: what became of its last payment, and until when its stock is set aside;
 * null where none is.
 */
export type UnpaidOrder = {
  lastPayment: (typeof lastPayments)[number]
  heldUntil: string | null
}

/** What an order is listed with. Moments are ISO 8601. */
export type OrderSummary = {
  id: number
  status: OrderStatus
  placedAt: string
  /** From then on it is a tax invoice; null before. */
  paidAt: string | null
  total: Money
  itemCount: number
  hasTickets: boolean
  carrier: string
  trackingNumber: string
  unpaid: UnpaidOrder | null
  /** Of the first things in it, each once. */
  pictures: readonly Picture[]
}

export type InvoiceLine = {
  id: number
  productName: string
  /** The chosen options, empty where there were none to choose. */
  name: string
  code: string
  addons: readonly { name: string; value: string; price: Money }[]
  qty: number
  /** Of one with its add-ons. */
  price: Money
  subtotal: Money
}

export type Seller = {
  name: string
  abn: string
  address: string
  email: string
  phone: string
}

/** The whole of an order as it was agreed. Amounts contain GST, of which `tax` is the sum. */
export type Invoice = OrderSummary & {
  token: string
  email: string
  /** Who bought; empty where it is not known. */
  buyerName: string
  address: WrittenAddress | null
  isPickUp: boolean
  shippingName: string
  note: string
  promotionCode: string
  paymentType: string
  lines: readonly InvoiceLine[]
  subtotal: Money
  discount: Money
  shipping: Money
  surcharge: Money
  tax: Money
  /** The part of the total that store credit pays; `payable` is the rest. */
  credit: Money
  payable: Money
  refunded: Money
  seller: Seller
}

export type Ticket = {
  id: number
  /** What its QR code says. */
  code: string
  number: number
  of: number
  productName: string
  name: string
  eventAt: string | null
  eventPlace: string
}

/** The tickets of an order. */
export type Tickets = {
  orderId: number
  holder: string
  tickets: readonly Ticket[]
  seller: Seller
}

/** A file to be kept by the visitor. */
export type Download = { name: string; mime: string; bytes: Buffer<ArrayBuffer> }
