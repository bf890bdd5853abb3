import type { Email } from "#backend/mail/email-template.ts"
import { formatReplyLanguage } from "#backend/mail/format-reply-language.ts"
import { getOwnerTranslations } from "#backend/mail/owner-translations.ts"
import { buildAddressRows, buildItemRows, buildTotalRows } from "./order-email-rows.ts"
import type { OrderEmailData } from "./order-emails.ts"

/** Builds the email to the owner about what to pack, or to get ready for pick-up. */
export function buildOwnerOrderEmail({
  order,
  lines,
  firstName,
}: Omit<OrderEmailData, "words">): Email {
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
