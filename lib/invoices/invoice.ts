import type { WrittenAddress } from "#lib/account/saved-address.ts"
import type { Money } from "#lib/contract/money.ts"
import type { lastPayments } from "#lib/contract/order.ts"
import type { DateSpan } from "#lib/contract/rules/business-days.ts"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/**
 * Payment state of an unpaid order: result of its last payment, and until when its stock is
 * reserved; null where none is.
 */
export type UnpaidOrder = {
  lastPayment: (typeof lastPayments)[number]
  heldUntil: string | null
}

/** Fields of an order in a list. Timestamps are ISO 8601. */
export type OrderSummary = {
  id: number
  status: OrderStatus
  placedAt: string
  /** From then on the order is a tax invoice; null before. */
  paidAt: string | null
  total: Money
  itemCount: number
  hasTickets: boolean
  carrier: string
  trackingNumber: string
  unpaid: UnpaidOrder | null
  /** Images of its first items, each once. */
  pictures: readonly Picture[]
}

/** A status that an order reached, and when (ISO 8601). */
export type OrderStep = { status: OrderStatus; at: string }

/** What a page about an order's progress shows; nothing of it is about a person. */
export type OrderProgress = Pick<OrderSummary, "id" | "status" | "carrier" | "trackingNumber"> & {
  isPickUp: boolean
  /** The statuses that it reached, oldest first. */
  steps: readonly OrderStep[]
  /** Between which days it was promised to arrive; null if no days were. */
  arrives: DateSpan | null
}

/** An order as the link of its emails shows it, to anyone who has the link. */
export type SharedOrder = OrderProgress & {
  items: readonly (Translated & { name: string; qty: number })[]
}

/**
 * Texts are in the language of the page as far as `translatedFields` names them; `english` are those
 * that measurement counts, absent if they are shown.
 */
export type InvoiceLine = Translated & {
  english?: { productName: string; name: string }
  id: number
  picture: Picture | null
  productName: string
  /** Chosen options, empty where there were none to choose. */
  name: string
  code: string
  addons: readonly { name: string; value: string; price: Money }[]
  qty: number
  /** Price of one item with its add-ons. */
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

/** A whole order as agreed. Amounts contain GST, of which `tax` is the sum. */
export type Invoice = OrderSummary &
  OrderProgress & {
    /** True if its customer may cancel it now. */
    canCancel: boolean
    email: string
    /** Name of the buyer; empty where unknown. */
    buyerName: string
    address: WrittenAddress | null
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
    /** Part of the total that store credit pays; `payable` is the rest. */
    credit: Money
    payable: Money
    refunded: Money
    seller: Seller
  }

export type Ticket = Translated & {
  id: number
  /** Content of its QR code. */
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
  attendeeName: string
  tickets: readonly Ticket[]
  seller: Seller
}

/** A file for the client to save. */
export type Download = { name: string; bytes: Buffer<ArrayBuffer> }
