import { buildSignedToken } from "#backend/keys/signed-token.ts"
import { buildShopUrl, getEmailBranding } from "#backend/mail/branding.ts"
import { type Email, renderEmail } from "#backend/mail/email-template.ts"
import {
  enqueueEmail,
  enqueueOwnerMail,
  formatReplyLanguage,
  getOwnerTranslations,
} from "#backend/mail/mail-outbox.ts"
import type { Payment } from "#backend/payments/payments.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { listOrderLines, type Order, type OrderLine, type OrderTrx } from "./order.ts"
import { buildAddressRows, buildItemRows, buildTotalRows } from "./order-email-rows.ts"
import {
  buildConfirmationEmail,
  buildReturnedPaymentEmail,
  type OrderEmailData,
} from "./order-emails.ts"
import type { OrderParts } from "./order-parts.ts"
import { orderStatusPath } from "./order-status-page.ts"
import { buildTranslatedOrder } from "./translated-order.ts"

/** Enqueues the confirmation to the customer, and the packing email to the owner. */
export async function enqueuePaidEmails(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const data = await getOrderEmailData(trx, parts, order, lines)
  await queue(trx, data, buildConfirmationEmail(data), ":paid")
  const owned = { ...data, order, lines }
  const mail = renderEmail(buildOwnerOrderEmail(owned), data.head, getOwnerTranslations())
  await enqueueOwnerMail(trx, { about: aboutOrder(order), replyTo: order.email, ...mail })
}

/** Enqueues an email to the customer about an order, in the language that it was placed in. */
export async function enqueueOrderEmail(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  build: (data: OrderEmailData) => Email,
): Promise<void> {
  const data = await getOrderEmailData(trx, parts, order, await listOrderLines(trx, order.id))
  await queue(trx, data, build(data))
}

/** Enqueues the email about a payment that is refunded at once. */
export function enqueueReturnedPaymentEmail(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  payment: Payment,
): Promise<void> {
  return enqueueOrderEmail(trx, parts, order, (data) =>
    buildReturnedPaymentEmail(data, payment.captured_cents),
  )
}

/** Returns the data of a customer's email, with the texts of what was bought in its language. */
async function getOrderEmailData(
  trx: OrderTrx,
  { siteUrl, keys }: OrderParts,
  order: Order,
  lines: readonly OrderLine[],
): Promise<OrderEmailData & { statusUrl: string }> {
  const { first_name: firstName } = await trx
    .selectFrom("users")
    .select("first_name")
    .where("id", "=", order.user_id)
    .executeTakeFirstOrThrow()
  const words = getTranslations(order.language)
  const head = await getEmailBranding(trx, siteUrl)
  const path = `${orderStatusPath}${buildSignedToken(order.id, keys.status)}`
  const statusUrl = buildShopUrl(head, words, path)
  const shown = await buildTranslatedOrder(trx, { order, lines })
  return { ...shown, firstName, words, head, statusUrl }
}

/** Enqueues an email with the link to the order's status, which needs no login. */
function queue(
  trx: OrderTrx,
  data: OrderEmailData & { statusUrl: string },
  email: Email,
  step = "",
): Promise<void> {
  const { order, head, words, statusUrl } = data
  const about = `${aboutOrder(order)}${step}`
  const follow = { label: words.t("order.follow"), href: statusUrl }
  const linked = { ...email, links: [...(email.links ?? []), follow] }
  return enqueueEmail(trx, linked, { about, to: order.email, head, words })
}

/**
 * Returns the `about` key of an order's emails in the outbox; the one confirmation appends ":paid".
 */
function aboutOrder({ id }: Order): string {
  return `order:${id}`
}

/** Builds the email to the owner about what to pack, or to get ready for pick-up. */
function buildOwnerOrderEmail({ order, lines, firstName }: Omit<OrderEmailData, "words">): Email {
  const words = getOwnerTranslations()
  const total = words.formatMoney(order.total_cents)
  return {
    subject: `Order ${order.id}: ${total}`,
    paragraphs: [
      `${firstName === "" ? "A customer" : firstName} (${order.email}) ordered and paid ${total}.`,
    ],
    rows: [
      ...buildItemRows(lines, words, true),
      ...buildTotalRows(order, words),
      ...buildAddressRows(order, words, true),
      ...(order.note === "" ? [] : [{ label: "Note", words: order.note }]),
    ],
    code: null,
    button: null,
    notes: [`Order number: ${order.id}`, ...formatReplyLanguage(order.language)],
  }
}
