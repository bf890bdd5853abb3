import { buildLetter, type Letter } from "#backend/mail/letter.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueOwnerMail } from "#backend/mail/mail-outbox.ts"
import { getOwnerWords } from "#backend/mail/owner-words.ts"
import { queueLetter } from "#backend/mail/queue-letter.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import { getWords } from "#backend/texts/words.ts"
import { listOrderLines, type Order, type OrderLine, type OrderTrx } from "./order.ts"
import { buildConfirmation, buildReturnedLetter, type ToldOrder } from "./order-letters.ts"
import type { OrderParts } from "./order-parts.ts"
import { buildOwnerLetter } from "./owner-letter.ts"

/** Enqueues the confirmation to the customer, and the packing email to the owner. */
export async function queuePaidLetters(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const told = await getTold(trx, parts, order, lines)
  await queue(trx, told, buildConfirmation(told), ":paid")
  const mail = buildLetter(buildOwnerLetter(told), told.head, getOwnerWords())
  await queueOwnerMail(trx, { about: aboutOrder(order), replyTo: order.email, ...mail })
}

/** Enqueues an email to the customer about an order, in the language that it was placed in. */
export async function queueOrderLetter(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  build: (told: ToldOrder) => Letter,
): Promise<void> {
  const told = await getTold(trx, parts, order, await listOrderLines(trx, order.id))
  await queue(trx, told, build(told))
}

/** Enqueues the email about a payment that is refunded at once. */
export function queueReturnedLetter(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  payment: Payment,
): Promise<void> {
  return queueOrderLetter(trx, parts, order, (told) =>
    buildReturnedLetter(told, payment.captured_cents),
  )
}

async function getTold(
  trx: OrderTrx,
  { siteUrl }: OrderParts,
  order: Order,
  lines: readonly OrderLine[],
): Promise<ToldOrder> {
  const { first_name: firstName } = await trx
    .selectFrom("users")
    .select("first_name")
    .where("id", "=", order.user_id)
    .executeTakeFirstOrThrow()
  const words = getWords(order.language)
  return { order, lines, firstName, words, head: await getLetterhead(trx, siteUrl) }
}

function queue(trx: OrderTrx, told: ToldOrder, letter: Letter, step = ""): Promise<void> {
  const { order, head, words } = told
  const about = `${aboutOrder(order)}${step}`
  return queueLetter(trx, letter, { about, to: order.email, head, words })
}

/**
 * Returns the `about` key of an order's emails in the outbox; the one confirmation appends ":paid".
 */
function aboutOrder({ id }: Order): string {
  return `order:${id}`
}
