import { createHmac } from "node:crypto"
import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { createRateLimitHits, findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { enqueueEmail, enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { AddressInput } from "#lib/contract/address.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { CartLine } from "./cart-content.ts"
import { listCartLines } from "./cart-lines.ts"
import type { CartDeps } from "./cart-parts.ts"
import { findShopperCart, type Shopper } from "./carts.ts"
import { buildQuoteReceipt, buildQuoteRequestEmail } from "./quote-emails.ts"

type Trx = Transaction<Database>
export type QuoteResult = { success: boolean; message: string; detail: ErrorDetail }
/** The destination, and the language of the confirmation. */
export type QuoteInput = { address: AddressInput; language: string }
type QuoteRequest = QuoteInput & { lines: readonly CartLine[]; client: string }

/**
 * Emails the shop's owner a request for a delivery quote of the caller's cart, and a confirmation
 * to the sender. Idempotent: the same request within an hour is not sent again.
 */
export async function requestQuote(
  deps: CartDeps,
  shopper: Shopper,
  input: QuoteInput,
): Promise<QuoteResult> {
  if (input.address.email === "") return buildResult(false, { code: "quote_email_required" })
  const cart = await findShopperCart(deps.db, deps, shopper)
  const lines = cart === null ? [] : await listCartLines(deps.db, cart.id, deps.now())
  if (lines.length === 0) return buildResult(false, { code: "quote_cart_empty" })
  const request = { ...input, lines, client: shopper.client }
  const outcome = await deps.db.transaction().execute((trx) => sendOnce(trx, deps, request))
  if (outcome === "sent") deps.cart.onMail()
  return typeof outcome === "string"
    ? buildResult(true, { code: "quote_requested" })
    : buildResult(false, outcome.reached.detail)
}

function buildResult(success: boolean, detail: ErrorDetail): QuoteResult {
  return { success, message: formatErrorDetail(detail), detail }
}

async function sendOnce(
  trx: Trx,
  deps: CartDeps,
  request: QuoteRequest,
): Promise<"sent" | "repeated" | { reached: Limit }> {
  const limits = listLimits(request, deps.cart.keys.client)
  for (const bucket of limits.map((limit) => limit.bucket).sort()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit:${bucket}`}, 0))`.execute(trx)
  }
  const reached = await findReachedLimit(trx, limits, deps.now())
  if (reached !== null) return reached.bucket === limits[0]?.bucket ? "repeated" : { reached }
  await createRateLimitHits(trx, limits, deps.now())
  await enqueueEmails(trx, deps, request)
  return "sent"
}

async function enqueueEmails(
  trx: Trx,
  deps: CartDeps,
  { lines, address, language }: QuoteRequest,
): Promise<void> {
  const head = await getEmailBranding(trx, deps.cart.siteUrl)
  const about = "shipping_quote"
  await enqueueOwnerMail(trx, {
    about,
    replyTo: address.email,
    ...renderEmail(buildQuoteRequestEmail(lines, address, language), head, getOwnerTranslations()),
  })
  const words = getTranslations(language)
  await enqueueEmail(trx, buildQuoteReceipt(lines, words), {
    about,
    to: address.email,
    head,
    words,
  })
}

/**
 * The first limit counts identical requests, the others those of one client and of one recipient.
 */
function listLimits({ lines, address, client }: QuoteRequest, key: Buffer): Limit[] {
  const items = lines.map(({ skuId, addonsKey, qty }) => ({ skuId, addonsKey, qty }))
  const wordOf = (value: unknown) =>
    createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url")
  const hour = 3_600_000
  return [
    {
      bucket: `quote:same:${wordOf({ items, address })}`,
      max: 1,
      withinMs: hour,
      detail: { code: "quote_rate_limited" },
    },
    {
      bucket: `quote:${client}`,
      max: 5,
      withinMs: hour,
      detail: { code: "quote_rate_limited" },
    },
    {
      bucket: `quote:to:${wordOf(address.email.toLowerCase())}`,
      max: 5,
      withinMs: 24 * hour,
      detail: { code: "quote_recipient_rate_limited" },
    },
  ]
}
