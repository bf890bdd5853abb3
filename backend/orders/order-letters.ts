import { buildShopAddress } from "#backend/mail/build-shop-address.ts"
import type { Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { Words } from "#backend/texts/words.ts"
import type { PromiseLine } from "#lib/contract/delivery-promise.ts"
import { buildTrackingUrl } from "#lib/contract/tracking-url.ts"
import type { Order, OrderLine } from "./order.ts"
import { buildAddressRows, buildItemRows, buildTotalRows } from "./order-letter-rows.ts"
import { buildOrderPromise } from "./order-promise.ts"

/** The data of emails about an order. */
export type ToldOrder = {
  order: Order
  lines: readonly OrderLine[]
  /** The customer's first name; may be empty. */
  firstName: string
  head: Letterhead
  words: Words
}

/** Builds the email that confirms a paid order and states what happens next. */
export function buildConfirmation(told: ToldOrder): Letter {
  const { order, lines, head, words } = told
  const { say } = words
  const hasTickets = lines.some((line) => line.is_ticket)
  const tickets = buildShopAddress(head, words, `/print-tickets/${order.token}`)
  return {
    subject: say("order.paid.subject", { id: String(order.id) }),
    paragraphs: [
      greet(told, "order.paid"),
      ...buildOrderPromise(order, lines).lines.flatMap((line) => sayPromise(line, words)),
    ],
    rows: [
      ...buildItemRows(lines, words),
      ...buildTotalRows(order, words),
      ...buildAddressRows(order, words),
    ],
    code: null,
    button: buildInvoiceButton(told, "order.invoice"),
    ...(hasTickets && { links: [{ label: say("order.paid.print"), href: tickets }] }),
    notes: order.note === "" ? [] : [say("order.paid.note", { note: order.note })],
  }
}

/** Builds the email which states that the order is on its way, or ready to pick up. */
export function buildShippedLetter(told: ToldOrder): Letter {
  const { order, head, words } = told
  const { say } = words
  const { carrier, tracking_number: tracking, is_pick_up: isPickUp } = order
  const news = isPickUp ? "order.ready" : "order.shipped"
  const page = buildTrackingUrl(carrier, tracking)
  const place =
    head.address === "" ? [] : [say("order.ready.place", { address: joinLines(head.address) })]
  return {
    subject: say(`${news}.subject`, { id: String(order.id) }),
    paragraphs: [greet(told, news), ...(tracking === "" ? [] : [say("order.shipped.tracking")])],
    rows: [
      ...(carrier === "" ? [] : [{ label: say("order.shipped.carrier"), words: carrier }]),
      ...(tracking === "" ? [] : [{ label: say("order.shipped.number"), words: tracking }]),
      ...(isPickUp ? [] : buildAddressRows(order, words)),
    ],
    code: null,
    button: buildInvoiceButton(told, "order.shipped.button"),
    ...(page !== null && { links: [{ label: `${carrier}: ${tracking}`, href: page }] }),
    notes: isPickUp ? place : [say("order.shipped.late")],
  }
}

/** Builds the email which states that the shop cancelled the order before payment. */
export function buildCancelledLetter({ order, words }: ToldOrder, reason: string): Letter {
  const { say } = words
  const id = String(order.id)
  return {
    subject: say("order.cancelled.subject", { id }),
    paragraphs: [
      say("order.cancelled.text", { id }),
      ...describeReason(words, reason),
      ...describeCredit(words, order),
      say("order.cancelled.surprise"),
    ],
    code: null,
    button: null,
    notes: [],
  }
}

/** Builds the email about a refund; amounts in cents. */
export function buildRefundLetter(
  told: ToldOrder,
  { moneyCents, reason }: { moneyCents: number; reason: string },
): Letter {
  const { order, words } = told
  const { say, showMoney } = words
  const id = String(order.id)
  const money = say("order.refunded.money", { amount: showMoney(moneyCents) })
  return {
    subject: say("order.refunded.subject", { id }),
    paragraphs: [
      say("order.refunded.text", { id }),
      ...(moneyCents === 0 ? [] : [money]),
      ...describeCredit(words, order),
      ...describeReason(words, reason),
    ],
    code: null,
    button: buildInvoiceButton(told, "order.invoice"),
    notes: [],
  }
}

/** Builds the email about a payment that came too late, or twice, and is refunded. */
export function buildReturnedLetter({ order, words }: ToldOrder, cents: number): Letter {
  const { say, showMoney } = words
  const id = String(order.id)
  return {
    subject: say("order.returned.subject", { id }),
    paragraphs: [
      say("order.returned.text", { id, amount: showMoney(cents) }),
      say("order.returned.money"),
    ],
    code: null,
    button: null,
    notes: [say("order.returned.unclear")],
  }
}

function greet(
  { order, firstName: name, words }: ToldOrder,
  news: "order.paid" | "order.shipped" | "order.ready",
): string {
  const id = String(order.id)
  return name === ""
    ? words.say(`${news}.text`, { id })
    : words.say(`${news}.textName`, { id, name })
}

/** The delivery of an order has a price, so no quote is mentioned. */
function sayPromise({ name, days }: PromiseLine, { say }: Words): string[] {
  if (name === "quote") return []
  const { from, to } = days ?? { from: 0, to: 0 }
  const text = name === "ticketsToo" ? "tickets" : name
  return [say(`order.paid.${text}`, { from, to, exact: from === to ? 1 : 0 })]
}

function describeReason({ say }: Words, reason: string): string[] {
  return reason === "" ? [] : [say("order.reason", { reason })]
}

function describeCredit({ say, showMoney }: Words, { credit_cents: credit }: Order): string[] {
  return credit === 0 ? [] : [say("order.creditBack", { amount: showMoney(credit) })]
}

function buildInvoiceButton(
  { order, head, words }: ToldOrder,
  label: "order.invoice" | "order.shipped.button",
) {
  const href = buildShopAddress(head, words, `/show-invoice/${order.token}`)
  return { label: words.say(label), href }
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
