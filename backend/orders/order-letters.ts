import type { Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { Order, OrderLine } from "./order.ts"
import { buildAddressRows, buildItemRows, buildPrice, buildTotalRows } from "./order-letter-rows.ts"

/** What letters about an order are made from. */
export type ToldOrder = {
  order: Order
  lines: readonly OrderLine[]
  /** How the customer is called; may be empty. */
  firstName: string
  head: Letterhead
}

/** Tells the customer that the order is paid and what happens next. */
export function buildConfirmation({ order, lines, firstName, head }: ToldOrder): Letter {
  const hasTickets = lines.some((line) => line.is_ticket)
  const tickets = `${head.siteUrl}/print-tickets/${order.token}`
  return {
    subject: `Thank you for your order ${order.id}`,
    paragraphs: [
      `${firstName === "" ? "Thank you" : `Thank you, ${firstName}`}. Your order ${order.id} is paid.`,
      ...(hasTickets
        ? ["The link to your tickets is below. Please bring them along, printed or on your phone."]
        : []),
      ...resolveNext(order, lines),
    ],
    rows: [...buildItemRows(lines), ...buildTotalRows(order), ...buildAddressRows(order)],
    code: null,
    button: { label: "See your invoice", href: buildInvoiceAddress(order, head) },
    ...(hasTickets && { links: [{ label: "Print your tickets", href: tickets }] }),
    notes: order.note === "" ? [] : [`Your note: ${order.note}`],
  }
}

/** Tells the owner what to pack, or to get ready. */
export function buildOwnerLetter({ order, lines, firstName }: ToldOrder): Letter {
  const total = buildPrice(order.total_cents)
  return {
    subject: `Order ${order.id}: ${total}`,
    paragraphs: [
      `${firstName === "" ? "A customer" : firstName} (${order.email}) ordered and paid ${total}.`,
    ],
    rows: [
      ...buildItemRows(lines, true),
      ...buildTotalRows(order),
      ...buildAddressRows(order, true),
      ...(order.note === "" ? [] : [{ label: "Note", words: order.note }]),
    ],
    code: null,
    button: null,
    notes: [`Order number: ${order.id}`],
  }
}

/** Tells the customer that the order is on its way, or ready to be picked up. */
export function buildShippedLetter({ order, firstName, head }: ToldOrder): Letter {
  const { carrier, tracking_number: tracking } = order
  const greeting = firstName === "" ? "Good news" : `Good news, ${firstName}`
  const news = order.is_pick_up ? "is ready to be picked up" : "is on its way to you"
  return {
    subject: `Your order ${order.id} ${news}`,
    paragraphs: [
      `${greeting}: your order ${order.id} ${news}.`,
      ...(tracking === "" ? [] : ["Tracking is available after 48 hours."]),
    ],
    rows: [
      ...(carrier === "" ? [] : [{ label: "Carrier", words: carrier }]),
      ...(tracking === "" ? [] : [{ label: "Tracking number", words: tracking }]),
      ...(order.is_pick_up ? [] : buildAddressRows(order)),
    ],
    code: null,
    button: { label: "See your order", href: buildInvoiceAddress(order, head) },
    notes: order.is_pick_up
      ? [...(head.address === "" ? [] : [`You find us at ${head.address}.`])]
      : [
          "If it has not arrived within 5 days of this email, reply to it and we follow it up with the carrier.",
        ],
  }
}

/** Tells the customer that the shop cancelled the order before it was paid. */
export function buildCancelledLetter({ order }: ToldOrder, reason: string): Letter {
  const credit = order.credit_cents
  return {
    subject: `Your order ${order.id} was cancelled`,
    paragraphs: [
      `We have cancelled your order ${order.id}. Nothing was charged.`,
      ...(reason === "" ? [] : [`The reason: ${reason}`]),
      ...(credit === 0
        ? []
        : [`Your store credit of ${buildPrice(credit)} is back in your account.`]),
      "If this comes as a surprise, please reply to this email.",
    ],
    code: null,
    button: null,
    notes: [],
  }
}

/** Tells the customer what goes back of what was paid; amounts in cents. */
export function buildRefundLetter(
  { order, head }: ToldOrder,
  { moneyCents, reason }: { moneyCents: number; reason: string },
): Letter {
  const credit = order.credit_cents
  const money = `We are sending ${buildPrice(moneyCents)} back the way you paid. It can take up to 10 business days to arrive.`
  return {
    subject: `Your refund for order ${order.id}`,
    paragraphs: [
      `We have refunded your order ${order.id}.`,
      ...(moneyCents === 0 ? [] : [money]),
      ...(credit === 0
        ? []
        : [`Your store credit of ${buildPrice(credit)} is back in your account.`]),
      ...(reason === "" ? [] : [`The reason: ${reason}`]),
    ],
    code: null,
    button: { label: "See your invoice", href: buildInvoiceAddress(order, head) },
    notes: [],
  }
}

/** Tells the customer that a payment came too late, or twice, and goes back. */
export function buildReturnedLetter({ order }: ToldOrder, cents: number): Letter {
  return {
    subject: `Your payment for order ${order.id} goes back to you`,
    paragraphs: [
      `Your payment of ${buildPrice(cents)} for order ${order.id} reached us too late or a second time, so we cannot use it for the order.`,
      "We are sending all of it back the way you paid. It can take up to 10 business days to arrive, and you need not do anything.",
    ],
    code: null,
    button: null,
    notes: ["If anything is unclear, please reply to this email."],
  }
}

function resolveNext(order: Order, lines: readonly OrderLine[]): string[] {
  if (lines.every((line) => line.is_ticket)) return []
  if (order.is_pick_up) {
    return [
      "We get it ready within 2 to 3 business days, and email you when you can pick it up. What we make to order takes as long as its page says.",
    ]
  }
  return [
    "We pack it within 2 to 3 business days, and email you when it is on its way. What we make to order takes as long as its page says.",
  ]
}

function buildInvoiceAddress({ token }: Order, { siteUrl }: Letterhead): string {
  return `${siteUrl}/show-invoice/${token}`
}
