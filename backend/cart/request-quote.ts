import { createHmac } from "node:crypto"
import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { findReachedLimit, type Limit, markUse } from "#backend/limits/rate-limit.ts"
import { buildLetter } from "#backend/mail/letter.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueOwnerMail } from "#backend/mail/mail-outbox.ts"
import { getOwnerWords } from "#backend/mail/owner-words.ts"
import { queueLetter } from "#backend/mail/queue-letter.ts"
import { getWords } from "#backend/texts/words.ts"
import type { AddressInput } from "#lib/contract/address.ts"
import type { CartLine } from "./cart-content.ts"
import { listCartLines } from "./cart-lines.ts"
import type { CartDeps } from "./cart-parts.ts"
import { buildQuoteLetter, buildQuoteReceipt } from "./quote-letters.ts"
import type { Shopper } from "./shopper.ts"
import { findShopperCart } from "./shopper-cart.ts"

type Trx = Transaction<Database>
export type QuoteAnswer = { success: boolean; message: string }
/** The destination, and the language of the confirmation. */
export type QuoteWish = { address: AddressInput; language: string }
type Asked = QuoteWish & { lines: readonly CartLine[]; client: string }

const sentences = {
  empty: "Your cart is empty, so there’s nothing to deliver yet.",
  email: "Enter an email address, so that we can answer you.",
  sent: "Thank you. We’ll work out your delivery and email you a price.",
}

/**
 * Emails the shop's owner a request for a delivery quote of the caller's cart, and a confirmation
 * to the sender. Idempotent: the same request within an hour is not sent again.
 */
export async function requestQuote(
  deps: CartDeps,
  shopper: Shopper,
  wish: QuoteWish,
): Promise<QuoteAnswer> {
  if (wish.address.email === "") return { success: false, message: sentences.email }
  const cart = await findShopperCart(deps.db, deps, shopper)
  const lines = cart === null ? [] : await listCartLines(deps.db, cart.id, deps.now())
  if (lines.length === 0) return { success: false, message: sentences.empty }
  const asked = { ...wish, lines, client: shopper.client }
  const outcome = await deps.db.transaction().execute((trx) => askOnce(trx, deps, asked))
  if (outcome === "sent") deps.cart.onMail()
  return typeof outcome === "string"
    ? { success: true, message: sentences.sent }
    : { success: false, message: outcome.reached.sentence }
}

async function askOnce(
  trx: Trx,
  deps: CartDeps,
  asked: Asked,
): Promise<"sent" | "repeated" | { reached: Limit }> {
  const limits = listLimits(asked, deps.cart.keys.client)
  for (const bucket of limits.map((limit) => limit.bucket).sort()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit:${bucket}`}, 0))`.execute(trx)
  }
  const reached = await findReachedLimit(trx, limits, deps.now())
  if (reached !== null) return reached.bucket === limits[0]?.bucket ? "repeated" : { reached }
  await markUse(trx, limits, deps.now())
  await queueLetters(trx, deps, asked)
  return "sent"
}

async function queueLetters(
  trx: Trx,
  deps: CartDeps,
  { lines, address, language }: Asked,
): Promise<void> {
  const head = await getLetterhead(trx, deps.cart.siteUrl)
  const about = "shipping_quote"
  await queueOwnerMail(trx, {
    ...{ about, replyTo: address.email },
    ...buildLetter(buildQuoteLetter(lines, address, language), head, getOwnerWords()),
  })
  const words = getWords(language)
  await queueLetter(trx, buildQuoteReceipt(lines, words), { about, to: address.email, head, words })
}

/**
 * The first limit counts identical requests, the others those of one client and of one recipient.
 */
function listLimits({ lines, address, client }: Asked, key: Buffer): Limit[] {
  const goods = lines.map(({ skuId, addonsKey, qty }) => ({ skuId, addonsKey, qty }))
  const wordOf = (value: unknown) =>
    createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url")
  const hour = 3_600_000
  return [
    { bucket: `quote:same:${wordOf({ goods, address })}`, most: 1, withinMs: hour, sentence: "" },
    {
      bucket: `quote:${client}`,
      most: 5,
      withinMs: hour,
      sentence: "You’ve already asked several times. Please try again in an hour.",
    },
    {
      bucket: `quote:to:${wordOf(address.email.toLowerCase())}`,
      most: 5,
      withinMs: 24 * hour,
      sentence: "We’ve emailed this address several times today. Please try again tomorrow.",
    },
  ]
}
