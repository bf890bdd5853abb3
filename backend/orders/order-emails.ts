import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { formatDateSpan } from "#lib/contract/rules/business-days.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"
import { buildTrackingUrl } from "#lib/contract/values/tracking-url.ts"
import { buildOrderPromise, type Order, type OrderLine } from "./order.ts"
import { buildAddressRows, buildItemRows, buildTotalRows } from "./order-email-rows.ts"

/** The data of emails about an order. */
export type OrderEmailData = {
  order: Order
  lines: readonly OrderLine[]
  /** The customer's first name; may be empty. */
  firstName: string
  head: EmailBranding
  words: Translations
}

/** Builds the email that confirms a paid order and states what happens next. */
export function buildConfirmationEmail(data: OrderEmailData): Email {
  const { order, lines, head, words } = data
  const { t } = words
  const hasTickets = lines.some((line) => line.is_ticket)
  const tickets = buildShopUrl(head, words, `/print-tickets/${order.token}`)
  return {
    subject: t("order.paid.subject", { id: String(order.id) }),
    paragraphs: [
      greet(data, "order.paid"),
      ...buildOrderPromise(order, lines).lines.flatMap((line) => formatPromise(line, words)),
    ],
    rows: [
      ...buildItemRows(lines, words),
      ...buildTotalRows(order, words),
      ...buildAddressRows(order, words),
    ],
    code: null,
    button: buildInvoiceButton(data, "order.invoice"),
    ...(hasTickets && { links: [{ label: t("order.paid.print"), href: tickets }] }),
    notes: [
      ...(order.is_pick_up ? describePlace(head, words) : []),
      ...(order.note === "" ? [] : [t("order.paid.note", { note: order.note })]),
    ],
  }
}

/** Builds the email which states that the order is on its way, or ready to pick up. */
export function buildShippedEmail(data: OrderEmailData): Email {
  const { order, head, words } = data
  const { t } = words
  const { carrier, tracking_number: tracking, is_pick_up: isPickUp } = order
  const topic = isPickUp ? "order.ready" : "order.shipped"
  const page = buildTrackingUrl(carrier, tracking)
  return {
    subject: t(`${topic}.subject`, { id: String(order.id) }),
    paragraphs: [greet(data, topic), ...(tracking === "" ? [] : [t("order.shipped.tracking")])],
    rows: [
      ...(carrier === "" ? [] : [{ label: t("order.shipped.carrier"), words: carrier }]),
      ...(tracking === "" ? [] : [{ label: t("order.shipped.number"), words: tracking }]),
      ...(isPickUp ? [] : buildAddressRows(order, words)),
    ],
    code: null,
    button: buildInvoiceButton(data, "order.shipped.button"),
    ...(page !== null && { links: [{ label: `${carrier}: ${tracking}`, href: page }] }),
    notes: isPickUp ? describePlace(head, words) : [t("order.shipped.late")],
  }
}

/** Builds the email about a parcel with a part of an order. */
export function buildParcelEmail(
  data: OrderEmailData,
  parcel: { carrier: string; trackingNumber: string },
): Email {
  const { t } = data.words
  const id = String(data.order.id)
  const order = {
    ...data.order,
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
  }
  const [, ...others] = buildShippedEmail({ ...data, order }).paragraphs
  return {
    ...buildShippedEmail({ ...data, order }),
    subject: t("order.shipped.partSubject", { id }),
    paragraphs: [t("order.shipped.partText", { id }), ...others],
  }
}

/** Builds the email which states that the shop cancelled the order before payment. */
export function buildCancelledEmail({ order, words }: OrderEmailData, reason: string): Email {
  const { t } = words
  const id = String(order.id)
  return {
    subject: t("order.cancelled.subject", { id }),
    paragraphs: [
      t("order.cancelled.text", { id }),
      ...describeReason(words, reason),
      ...describeCredit(words, order),
      t("order.cancelled.surprise"),
    ],
    code: null,
    button: null,
    notes: [],
  }
}

/** Builds the email about a refund; amounts in cents. */
export function buildRefundEmail(
  data: OrderEmailData,
  { moneyCents, reason, isPart = false }: { moneyCents: number; reason: string; isPart?: boolean },
): Email {
  const { order, words } = data
  const { t, formatMoney } = words
  const id = String(order.id)
  const money = t("order.refunded.money", { amount: formatMoney(moneyCents) })
  return {
    subject: t("order.refunded.subject", { id }),
    paragraphs: [
      t(isPart ? "order.refunded.partText" : "order.refunded.text", { id }),
      ...(moneyCents === 0 ? [] : [money]),
      ...(isPart ? [] : describeCredit(words, order)),
      ...describeReason(words, reason),
    ],
    code: null,
    button: buildInvoiceButton(data, "order.invoice"),
    notes: [],
  }
}

/** Builds the email about a payment that came too late, or twice, and is refunded. */
export function buildReturnedPaymentEmail({ order, words }: OrderEmailData, cents: number): Email {
  const { t, formatMoney } = words
  const id = String(order.id)
  return {
    subject: t("order.returned.subject", { id }),
    paragraphs: [
      t("order.returned.text", { id, amount: formatMoney(cents) }),
      t("order.returned.money"),
    ],
    code: null,
    button: null,
    notes: [t("order.returned.unclear")],
  }
}

function greet(
  { order, firstName: name, words }: OrderEmailData,
  topic: "order.paid" | "order.shipped" | "order.ready",
): string {
  const id = String(order.id)
  return name === "" ? words.t(`${topic}.text`, { id }) : words.t(`${topic}.textName`, { id, name })
}

/** The delivery of an order has a price, so no quote is mentioned. */
function formatPromise({ name, days, dates }: PromiseLine, words: Translations): string[] {
  const { t, locale } = words
  if (name === "quote") return []
  if (dates) {
    return [t("order.paid.arrivesOn", { dates: formatDateSpan(dates, getLanguageTag(locale)) })]
  }
  const { from, to } = days ?? { from: 0, to: 0 }
  const text = name === "ticketsToo" ? "tickets" : name
  return [t(`order.paid.${text}`, { from, to, exact: from === to ? 1 : 0 })]
}

/** Returns where the shop is, for orders that are picked up; nothing if it has no address. */
function describePlace({ address }: EmailBranding, { t }: Translations): string[] {
  return address === "" ? [] : [t("order.ready.place", { address: joinLines(address) })]
}

function describeReason({ t }: Translations, reason: string): string[] {
  return reason === "" ? [] : [t("order.reason", { reason })]
}

function describeCredit(
  { t, formatMoney }: Translations,
  { credit_cents: credit }: Order,
): string[] {
  return credit === 0 ? [] : [t("order.creditBack", { amount: formatMoney(credit) })]
}

function buildInvoiceButton(
  { order, head, words }: OrderEmailData,
  label: "order.invoice" | "order.shipped.button",
) {
  const href = buildShopUrl(head, words, `/show-invoice/${order.token}`)
  return { label: words.t(label), href }
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
