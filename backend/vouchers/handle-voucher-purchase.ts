import { randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import { isSelling, shopClosed } from "#backend/content/site.ts"
import type { Database } from "#backend/db/schema.ts"
import { resolveReturnPath } from "#backend/forms/return-path.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import { createPayment, type Payment } from "#backend/payments/payments.ts"
import { startPayment } from "#backend/payments/start-payment.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { getShopDay } from "#lib/contract/rules/business-days.ts"
import {
  type buyVoucherResultSchema,
  type buyVoucherSchema,
  voucherLimits,
} from "#lib/contract/voucher.ts"
import { giftLimits } from "#lib/contract/voucher-limits.ts"
import { voucherPurpose } from "./voucher-effect.ts"
import type { VoucherDeps } from "./voucher-parts.ts"

type VoucherPurchaseInput = z.output<typeof buyVoucherSchema>
type Result = z.input<typeof buyVoucherResultSchema>

/** The buyer: a customer or a guest, and a digest of the client's IP address. */
export type Buyer = {
  userId: number | null
  client: string
  /** The language of the page that the voucher is bought on. */
  language: string
}

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Starts the purchase of a gift voucher and returns where it is paid. The voucher is issued once
 * paid, and emailed to the address in the input, otherwise to the customer's own.
 */
export async function handleVoucherPurchase(
  deps: VoucherDeps,
  input: VoucherPurchaseInput,
  buyer: Buyer,
): Promise<Result> {
  if (!(await isSelling(deps.db))) return buildRejection(shopClosed)
  const cents = parseAmount(input.amount)
  const error =
    findAmountError(cents) ??
    findGiftError(input, deps.now()) ??
    (await findThemeError(deps.db, input.theme_id ?? null))
  if (error !== null) return buildRejection(error)
  const email = input.email ?? (await getOwnEmail(deps.db, buyer.userId))
  if (email === null) return buildRejection({ code: "voucher_email_required" })
  const use = await consumeRateLimits(deps.db, [buildLimit(buyer)], deps.now())
  if (!use.ok) return buildRejection(use.error.detail)
  const payment = await storeVoucher(deps, input, { ...buyer, cents, email })
  const started = await startPayment(deps, payment, { email })
  return started.ok
    ? { success: true, payment: started.value }
    : buildRejection({ code: "payment_unavailable" })
}

function findAmountError(cents: number): ErrorDetail | null {
  const { fewestCents, mostCents } = voucherLimits
  if (cents < fewestCents) {
    return { code: "voucher_amount_too_low", params: { amount: fewestCents } }
  }
  if (cents <= mostCents) return null
  return { code: "voucher_amount_too_high", params: { amount: mostCents } }
}

function findGiftError(input: VoucherPurchaseInput, now: Date): ErrorDetail | null {
  const { send_on: day, recipient_email: recipient } = input
  if (!day) return null
  if (!recipient) return { code: "voucher_recipient_required" }
  const last = new Date(now.getTime() + giftLimits.maxDays * dayMs)
  return day >= getShopDay(now) && day <= getShopDay(last)
    ? null
    : { code: "voucher_send_on_range", params: { count: giftLimits.maxDays } }
}

async function findThemeError(
  db: Kysely<Database>,
  id: number | null,
): Promise<ErrorDetail | null> {
  if (id === null) return null
  const theme = await db
    .selectFrom("gift_voucher_themes")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return theme === undefined ? { code: "voucher_theme_unavailable" } : null
}

async function getOwnEmail(db: Kysely<Database>, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst()
  return user?.email ?? null
}

function buildLimit({ client }: Buyer): Limit {
  return {
    bucket: `voucher-buy:${client}`,
    max: 20,
    withinMs: 15 * minuteMs,
    detail: { code: "voucher_purchase_rate_limited" },
  }
}

function storeVoucher(
  deps: VoucherDeps,
  input: VoucherPurchaseInput,
  { cents, email, userId, language }: Buyer & { cents: number; email: string },
): Promise<Payment> {
  return deps.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("gift_vouchers")
      .values({
        theme_id: input.theme_id ?? null,
        amount_cents: cents,
        buyer_id: userId,
        buyer_email: email,
        language,
        token: randomBytes(32).toString("base64url"),
        recipient_name: input.recipient_name,
        recipient_email: input.recipient_email ?? "",
        sender_name: input.sender_name,
        message: input.message,
        send_on: input.send_on ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const words = getTranslations(language)
    const payment = await createPayment(trx, {
      gateway: deps.payments.gateway.name,
      purpose: voucherPurpose,
      reference: id,
      description: `${words.t("payment.voucher")}, ${words.formatMoney(cents)}`,
      amountCents: cents,
      returnPath: resolveReturnPath(input.url, deps.vouchers.siteUrl) ?? "/",
    })
    await trx
      .updateTable("gift_vouchers")
      .set({ payment_id: payment.id })
      .where("id", "=", sql<string>`${id}::uuid`)
      .execute()
    return payment
  })
}

function buildRejection(detail: ErrorDetail): Result {
  return { success: false, message: formatErrorDetail(detail), detail }
}
