import { type Kysely, type Selectable, sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { PromotionsTable } from "#backend/db/selling-schema.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Discount } from "#lib/contract/rules/cart-price.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

/**
 * Returns how often a promotion was used, by all customers and by one customer, without that
 * customer's own unpaid order.
 */
export async function getPromotionUseCounts(
  db: Kysely<Database>,
  promotionId: number,
  userId: number | null,
): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    SELECT count(*)::integer AS all,
      (count(*) FILTER (WHERE used.user_id = ${userId}::integer))::integer AS own
    FROM promotion_uses used JOIN orders ON orders.id = used.order_id
    WHERE used.promotion_id = ${promotionId}
      AND NOT (used.user_id IS NOT DISTINCT FROM ${userId}::integer
        AND orders.status IN ('placed', 'awaiting_payment') AND orders.cart_id IS NOT NULL)`.execute(
    db,
  )
  return rows[0] ?? { all: 0, own: 0 }
}

type Promotion = Selectable<PromotionsTable>

/** What a promotion needs to know of a cart line; `groupIds` include all ancestors. */
type PromotionLine = {
  id: number
  productId: number
  groupIds: number[]
  unitCents: number
  qty: number
}

/** A promotion code that currently applies, its discount, and the ids of the discounted lines. */
export type AppliedPromotion = {
  id: number
  code: string
  name: string
  discount: Discount
  lineIds: number[]
}
type ResolvedPromotion = Result<AppliedPromotion, ErrorDetail>

/** Normalizes a promotion code. */
export function buildPromotionCode(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * Returns the discount of a code for a cart now, or the error why it is not valid. The customer's
 * own unpaid order does not count, for a new order supersedes it.
 */
export async function resolvePromotion(
  db: Kysely<Database>,
  code: string,
  lines: readonly PromotionLine[],
  { userId, now }: { userId: number | null; now: Date },
): Promise<ResolvedPromotion> {
  const promotion = await db
    .selectFrom("promotions")
    .selectAll()
    .where("code", "=", buildPromotionCode(code))
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (promotion === undefined) return { ok: false, error: { code: "promotion_unknown" } }
  const lineIds = lines.filter((line) => isInScope(promotion, line)).map(({ id }) => id)
  const detail =
    validateDates(promotion, now) ??
    (await validateUses(db, promotion, userId)) ??
    (await validateFirstOrder(db, promotion, userId)) ??
    validateItems(promotion, lines, lineIds)
  if (detail !== null) return { ok: false, error: detail }
  const { id, code: own, name } = promotion
  return { ok: true, value: { id, code: own, name, discount: buildDiscount(promotion), lineIds } }
}

function buildDiscount({ percent_basis_points, amount_cents }: Promotion): Discount {
  return percent_basis_points === null
    ? { kind: "fixed", cents: amount_cents ?? 0 }
    : { kind: "percent", basisPoints: percent_basis_points }
}

function isInScope({ product_ids, group_ids }: Promotion, line: PromotionLine): boolean {
  if (product_ids.length === 0 && group_ids.length === 0) return true
  return product_ids.includes(line.productId) || line.groupIds.some((id) => group_ids.includes(id))
}

function validateDates({ starts_at, ends_at }: Promotion, now: Date): ErrorDetail | null {
  if (starts_at !== null && now < starts_at) {
    return { code: "promotion_not_started", params: { day: buildDay(starts_at) } }
  }
  return ends_at !== null && now >= ends_at ? { code: "promotion_ended" } : null
}

async function validateUses(
  db: Kysely<Database>,
  { id, max_uses: most, max_uses_per_customer: mostOwn }: Promotion,
  userId: number | null,
): Promise<ErrorDetail | null> {
  if (most === null && mostOwn === null) return null
  const uses = await getPromotionUseCounts(db, id, userId)
  if (mostOwn !== null && uses.own >= mostOwn) {
    return mostOwn === 1
      ? { code: "promotion_used" }
      : { code: "promotion_used_times", params: { count: mostOwn } }
  }
  return most !== null && uses.all >= most ? { code: "promotion_used_up" } : null
}

/** A guest is unknown: identity is established with the order. */
async function validateFirstOrder(
  db: Kysely<Database>,
  { first_order_only: isForFirst }: Promotion,
  userId: number | null,
): Promise<ErrorDetail | null> {
  if (!isForFirst || userId === null) return null
  const bought = await db
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "not in", ["placed", "awaiting_payment", "cancelled"])
    .limit(1)
    .executeTakeFirst()
  return bought === undefined ? null : { code: "promotion_first_order_only" }
}

function validateItems(
  { min_spend_cents: least }: Promotion,
  lines: readonly PromotionLine[],
  lineIds: readonly number[],
): ErrorDetail | null {
  if (lineIds.length === 0) return { code: "promotion_no_items" }
  const cents = lines.reduce((sum, line) => sum + line.unitCents * line.qty, 0)
  return cents < least ? { code: "promotion_min_spend", params: { amount: least } } : null
}

/** Returns the calendar day in the shop's time zone, such as "2026-12-01". */
function buildDay(date: Date): string {
  return date.toLocaleDateString("sv-SE", { timeZone: shopTimeZone })
}

/**
 * Locks a promotion until the transaction ends, so that its use count is final. Returns its id;
 * null for an unknown code.
 */
export async function lockPromotionByCode(
  trx: Transaction<Database>,
  code: string,
): Promise<{ id: number } | null> {
  const row = await trx
    .selectFrom("promotions")
    .select("id")
    .where("code", "=", buildPromotionCode(code))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
