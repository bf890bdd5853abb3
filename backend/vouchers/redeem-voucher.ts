import type { Kysely } from "kysely"
import type { z } from "zod"
import { formatDollars } from "#backend/catalogue/prices.ts"
import { getCreditBalance } from "#backend/customers/credit.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { consumeRateLimits, deleteRateLimitHits, type Limit } from "#backend/limits/rate-limit.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { redeemVoucherResultSchema, voucherBalanceSchema } from "#lib/contract/voucher.ts"
import { hashVoucherCode } from "./vouchers.ts"

type Result = z.input<typeof redeemVoucherResultSchema>
type Balance = z.input<typeof voucherBalanceSchema> & Pick<Result, "code">
type Redeemer = { userId: number; client: string }

const terms = { withinMs: 15 * 60_000, detail: { code: "voucher_rate_limited" } } as const

/**
 * Converts a voucher into a customer's store credit, once despite concurrent requests. Counts wrong
 * codes by customer and by client; after too many, rejects valid ones as well.
 */
export function redeemVoucher(deps: Deps, code: string, by: Redeemer): Promise<Result> {
  return limitGuesses(deps, listLimits(by), async () => {
    const codeHash = hashVoucherCode(code)
    const cents = await spendVoucher(deps, codeHash, by.userId)
    if (cents === null) return resolveRejection(deps.db, codeHash, by.userId)
    const balance = await getCreditBalance(deps.db, by.userId)
    const message = `${formatDollars(cents)} was added to your store credit.`
    return { success: true, message, balance }
  })
}

/**
 * Returns what a code is worth while it can be redeemed. Counts wrong codes by client, together
 * with those of redemptions; after too many, rejects valid ones as well.
 */
export function getVoucherBalance(deps: Deps, code: string, client: string): Promise<Balance> {
  return limitGuesses<Balance>(deps, [buildClientLimit(client)], async () => {
    const codeHash = hashVoucherCode(code)
    const voucher = await deps.db
      .selectFrom("gift_vouchers")
      .select("amount_cents")
      .where((eb) => eb.and({ code_hash: codeHash, redeemed_at: null, void_at: null }))
      .executeTakeFirst()
    if (voucher === undefined) return resolveRejection(deps.db, codeHash, null)
    return { success: true, amount: buildAmount(voucher.amount_cents) }
  })
}

/** Runs a look-up of a code unless a limit is reached. Only unknown codes stay counted. */
async function limitGuesses<Found extends Pick<Result, "code">>(
  { db, now }: Deps,
  limits: readonly Limit[],
  find: () => Promise<Found | Result>,
): Promise<Found | Result> {
  const use = await consumeRateLimits(db, limits, now())
  if (!use.ok) return buildVoucherRejection("too_many", use.error.detail)
  const found = await find()
  if (found.code !== "unknown") await deleteRateLimitHits(db, use.value)
  return found
}

/** Returns the cents added to the customer's credit; null if the voucher is not valid. */
function spendVoucher({ db, now }: Deps, codeHash: string, userId: number): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .updateTable("gift_vouchers")
      .set({ redeemed_at: now(), redeemed_by: userId })
      .where("code_hash", "=", codeHash)
      .where("redeemed_at", "is", null)
      .where("void_at", "is", null)
      .returning("amount_cents")
      .executeTakeFirst()
    if (spent === undefined) return null
    await trx
      .insertInto("credit_entries")
      .values({ user_id: userId, amount_cents: spent.amount_cents, reason: "Gift voucher" })
      .execute()
    return spent.amount_cents
  })
}

async function resolveRejection(
  db: Kysely<Database>,
  codeHash: string,
  userId: number | null,
): Promise<Result> {
  const voucher = await db
    .selectFrom("gift_vouchers")
    .select(["redeemed_by", "redeemed_at"])
    .where("code_hash", "=", codeHash)
    .executeTakeFirst()
  if (voucher === undefined) return unknown
  if (voucher.redeemed_at === null) {
    return buildVoucherRejection("spent", { code: "voucher_refunded" })
  }
  return userId !== null && voucher.redeemed_by === userId
    ? buildVoucherRejection("spent", { code: "voucher_redeemed_by_you" })
    : buildVoucherRejection("spent", { code: "voucher_redeemed" })
}

function listLimits({ userId, client }: Redeemer): Limit[] {
  return [{ bucket: `voucher-redeem:user:${userId}`, max: 10, ...terms }, buildClientLimit(client)]
}

/** Redemptions and requests for the balance together. */
function buildClientLimit(client: string): Limit {
  return { bucket: `voucher-redeem:client:${client}`, max: 50, ...terms }
}

/** Builds the result of a voucher that was not redeemed. */
export function buildVoucherRejection(code: Result["code"], detail: ErrorDetail): Result {
  return { success: false, code, message: formatErrorDetail(detail), detail }
}

const unknown = buildVoucherRejection("unknown", { code: "voucher_unknown" })
