import { describeLanguage } from "#backend/mail/describe-language.ts"
import type { Letter } from "#backend/mail/letter.ts"
import { getOwnerWords } from "#backend/mail/owner-words.ts"
import { buildAddressRows, buildItemRows, buildTotalRows } from "./order-letter-rows.ts"
import type { ToldOrder } from "./order-letters.ts"

/** Builds the email to the owner about what to pack, or to get ready for pick-up. */
export function buildOwnerLetter({ order, lines, firstName }: Omit<ToldOrder, "words">): Letter {
  const words = getOwnerWords()
  const total = words.showMoney(order.total_cents)
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
    notes: [`Order number: ${order.id}`, ...describeLanguage(order.language)],
  }
}
