import { buildLetter, type Letter } from "#backend/mail/letter.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueOwnerMail } from "#backend/mail/mail-outbox.ts"
import { queueLetter } from "#backend/mail/queue-letter.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import { listOrderLines, type Order, type OrderLine, type OrderTrx } from "./order.ts"
import {
  buildConfirmation,
  buildOwnerLetter,
  buildReturnedLetter,
  type ToldOrder,
} from "./order-letters.ts"
import type { OrderParts } from "./order-parts.ts"

/** Queues the confirmation to the customer, and to the owner what to pack. */
export async function queuePaidLetters(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const told = await getTold(trx, parts, order, lines)
  await queue(trx, told, buildConfirmation(told))
  const mail = buildLetter(buildOwnerLetter(told), told.head)
  await queueOwnerMail(trx, { about: aboutOrder(order), replyTo: order.email, ...mail })
}

/** Queues a letter to the customer about what has become of an order. */
export async function queueOrderLetter(
  trx: OrderTrx,
  parts: OrderParts,
  order: Order,
  build: (told: ToldOrder) => Letter,
): Promise<void> {
  const told = await getTold(trx, parts, order, await listOrderLines(trx, order.id))
  await queue(trx, told, build(told))
}

/** Queues the letter about a payment that goes back at once. */
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
  return { order, lines, firstName, head: await getLetterhead(trx, siteUrl) }
}

function queue(trx: OrderTrx, { order, head }: ToldOrder, letter: Letter): Promise<void> {
  return queueLetter(trx, letter, { about: aboutOrder(order), to: order.email, head })
}

/** How the outbox names an order's mails. */
function aboutOrder({ id }: Order): string {
  return `order:${id}`
}
