import { type Kysely, type Selectable, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import { buildWireImage } from "#backend/catalogue/images.ts"
import type { GiftVouchersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import type {
  adminListCalls,
  WireListedImage,
  WireListedVoucher,
  WirePaymentProblem,
} from "#lib/contract/admin-list-calls.ts"
import { buildAmount } from "#lib/contract/money.ts"

type Db = Kysely<Database>
type QueryOf<Name extends keyof typeof adminListCalls> = z.output<
  (typeof adminListCalls)[Name]["body"]
>
type Listed<T> = { data: T[]; count: number }

/** Returns a page of the media library. Customers' own photos are not in it. */
export async function listImages(
  db: Db,
  { search, without_alt, unused, sort, order, page, page_size }: QueryOf<"listImages">,
): Promise<Listed<WireListedImage>> {
  const text = sql`concat_ws(' ', file_name, alt, hash)`
  const wanted = db
    .selectFrom("images")
    .where("is_private", "=", false)
    .$if(search !== "", (all) => all.where(sql<SqlBool>`${text} ILIKE ${buildPattern(search)}`))
    .$if(without_alt, (all) => all.where("alt", "=", ""))
    .$if(unused, (all) => all.where("unused_since", "is not", null))
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy(sort, order)
    .orderBy("hash", order)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const data = rows.map((row) => ({
    hash: row.hash,
    file_name: row.file_name,
    mime: row.mime,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    created_at: row.created_at.toISOString(),
    is_unused: row.unused_since !== null,
    image: buildWireImage(row, { width: 300, aspect: "4x3" }),
  }))
  return { data, count: Number(count) }
}

/** Returns a page of gift vouchers. */
export async function listGiftVouchers(
  db: Db,
  { search, state, sort, order, page, page_size }: QueryOf<"listGiftVouchers">,
): Promise<Listed<WireListedVoucher>> {
  const text = sql`concat_ws(' ', buyer_email, recipient_name, recipient_email, sender_name)`
  const wanted = db
    .selectFrom("gift_vouchers")
    .$if(search !== "", (all) => all.where(sql<SqlBool>`${text} ILIKE ${buildPattern(search)}`))
    .$if(state !== undefined, (all) => all.where(sql<SqlBool>`${voucherState} = ${state}`))
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .select(voucherState.as("state"))
    .orderBy(sort, order)
    .orderBy("id", order)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { data: rows.map(buildListedVoucher), count: Number(count) }
}

/** Returns a gift voucher as administrators list it; null if there is none. */
export async function getListedVoucher(db: Db, id: string): Promise<WireListedVoucher | null> {
  const row = await db
    .selectFrom("gift_vouchers")
    .selectAll()
    .select(voucherState.as("state"))
    .where("id", "=", id)
    .executeTakeFirst()
  return row === undefined ? null : buildListedVoucher(row)
}

type VoucherRow = Selectable<GiftVouchersTable> & Pick<WireListedVoucher, "state">

function buildListedVoucher(row: VoucherRow): WireListedVoucher {
  return {
    id: row.id,
    state: row.state,
    amount: buildAmount(row.amount_cents),
    theme_id: row.theme_id,
    buyer_email: row.buyer_email,
    recipient_name: row.recipient_name,
    recipient_email: row.recipient_email,
    send_on: row.send_on,
    created_at: row.created_at.toISOString(),
    issued_at: row.issued_at?.toISOString() ?? null,
    redeemed_at: row.redeemed_at?.toISOString() ?? null,
    void_at: row.void_at?.toISOString() ?? null,
    void_reason: row.void_reason,
  }
}

const voucherState = sql<WireListedVoucher["state"]>`CASE
  WHEN void_at IS NOT NULL THEN 'void' WHEN redeemed_at IS NOT NULL THEN 'redeemed'
  WHEN issued_at IS NOT NULL THEN 'issued' ELSE 'unpaid' END`

/** Returns a page of the payments that need an administrator's review, the oldest first. */
export async function listPaymentProblems(
  db: Db,
  { page, page_size }: QueryOf<"listPaymentProblems">,
): Promise<Listed<WirePaymentProblem>> {
  const wanted = db.selectFrom("payments").where("trouble", "!=", "")
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy("id")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    gateway: row.gateway,
    gateway_reference: row.gateway_reference ?? "",
    purpose: row.purpose,
    reference: row.reference,
    status: row.status,
    amount: buildAmount(row.amount_cents),
    captured: buildAmount(row.captured_cents),
    refund_due: buildAmount(row.refund_due_cents),
    refunded: buildAmount(row.refunded_cents),
    problem: row.trouble,
    advice: resolveAdvice(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
  return { data, count: Number(count) }
}

type ProblemPayment = {
  refunded_cents: number
  refund_due_cents: number
  gateway_reference: string | null
}

/** A refund is retried by itself, unless the gateway's account has to be filled first. */
function resolveAdvice(payment: ProblemPayment): WirePaymentProblem["advice"] {
  if (payment.refunded_cents < payment.refund_due_cents) return "retry_refund"
  return payment.gateway_reference === null ? "find_at_gateway" : "compare_with_gateway"
}
