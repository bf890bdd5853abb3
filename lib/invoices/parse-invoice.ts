import { parseWrittenAddress } from "#lib/account/parse-customer.ts"
import { parsePicture } from "#lib/api/picture.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { WireInvoice, WireOrderSummary, WireTickets } from "#lib/contract/order.ts"
import type { Invoice, InvoiceLine, OrderSummary, Tickets } from "./invoice.ts"

/** Parses an order of a list. */
export function parseOrderSummary(wire: WireOrderSummary): OrderSummary {
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
export function parseInvoice(wire: WireInvoice): Invoice {
  return {
    ...parseOrderSummary(wire),
    ...parseAmounts(wire),
    email: wire.email,
    buyerName: wire.buyer_name,
    address: wire.address && parseWrittenAddress(wire.address),
    isPickUp: wire.is_pick_up,
    shippingName: wire.shipping_name,
    note: wire.note,
    promotionCode: wire.promotion_code,
    paymentType: wire.payment_type,
    lines: wire.lines.map(parseLine),
    seller: wire.seller,
  }
}

/** Parses the tickets of an order. */
export function parseTickets({ order_id, holder, tickets, seller }: WireTickets): Tickets {
  return {
    orderId: order_id,
    attendeeName: holder,
    seller,
    tickets: tickets.map(({ id, code, number, of, product_name, name, event_at, event_place }) => ({
      id,
      code,
      number,
      of,
      name,
      productName: product_name,
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

function parseLine(line: WireInvoice["lines"][number]): InvoiceLine {
  return {
    id: line.id,
    productName: line.product_name,
    name: line.name,
    code: line.sku_code,
    addons: line.addons.map(({ name, value, price }) => ({
      name,
      value,
      price: parseAmount(price),
    })),
    qty: line.qty,
    price: parseAmount(line.price),
    subtotal: parseAmount(line.subtotal),
  }
}
