import { randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import { formatDollars } from "#backend/catalogue/format-dollars.ts"
import { isSelling, notSellingMessage } from "#backend/content/is-selling.ts"
import type { Database } from "#backend/db/schema.ts"
import { resolveReturnPath } from "#backend/forms/return-path.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import { createPayment } from "#backend/payments/payments.ts"
import { startPayment } from "#backend/payments/start-payment.ts"
import { parseAmount } from "#lib/contract/money.ts"
import {
  type buyVoucherResultSchema,
  type buyVoucherSchema,
  voucherLimits,
} from "#lib/contract/voucher.ts"
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

/**
 * Starts the purchase of a gift voucher and returns where it is paid. The voucher is issued once
 * paid, and emailed to the address in the input, otherwise to the customer's own.
 */
export async function handleVoucherPurchase(
  deps: VoucherDeps,
  input: VoucherPurchaseInput,
  buyer: Buyer,
): Promise<Result> {
  if (!(await isSelling(deps.db))) return buildRejection(notSellingMessage)
  const cents = parseAmount(input.amount)
  const error = findAmountError(cents) ?? (await findThemeError(deps.db, input.theme_id ?? null))
  if (error !== null) return buildRejection(error)
  const email = input.email ?? (await getOwnEmail(deps.db, buyer.userId))
  if (email === null) return buildRejection("Enter the email address to send the voucher to.")
  const use = await consumeRateLimits(deps.db, [buildLimit(buyer)], deps.now())
  if ("reached" in use) return buildRejection(use.reached.message)
  const payment = await storeVoucher(deps, input, { ...buyer, cents, email })
  const started = await startPayment(deps, payment, { email })
  return "address" in started
    ? { success: true, payment: started.address }
    : buildRejection(unavailable)
}

function findAmountError(cents: number): string | null {
  const { fewestCents, mostCents } = voucherLimits
  if (cents < fewestCents) return `A gift voucher is worth ${formatDollars(fewestCents)} or more.`
  if (cents <= mostCents) return null
  return `A gift voucher is worth at most ${formatDollars(mostCents)}. You can buy several.`
}

async function findThemeError(db: Kysely<Database>, id: number | null): Promise<string | null> {
  if (id === null) return null
  const theme = await db
    .selectFrom("gift_voucher_themes")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return theme === undefined ? "This design is no longer available. Please choose another." : null
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
    message: "That’s a lot of vouchers at once. Please try again in 15 minutes.",
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
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const payment = await createPayment(trx, {
      gateway: deps.payments.gateway.name,
      purpose: voucherPurpose,
      reference: id,
      description: `Gift voucher, ${formatDollars(cents)}`,
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

function buildRejection(message: string): Result {
  return { success: false, message }
}

const unavailable =
  "We can’t take payments at the moment. You haven’t been charged. Please try again in a few minutes."
