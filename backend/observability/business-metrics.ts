import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

export type Outbox = { waiting: number; oldestSeconds: number }

/** Business metrics of the shop. */
export type BusinessMetrics = {
  /** Number of orders by status. */
  orders: Record<string, number>
  payments: Record<string, number>
  /** Number of payments whose state differs from the expected one. */
  paymentsNeedingReview: number
  /** Number of unpaid orders with stock reserved past its expiry. */
  overdueOrders: number
  mails: Outbox & { givenUp: number }
  changes: Outbox
  jobs: { name: string; succeededAtSeconds: number; isFailing: boolean }[]
}

/** Reads the metrics in one database snapshot (repeatable read). Throws database errors. */
export async function getBusinessMetrics(db: Kysely<Database>): Promise<BusinessMetrics> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`SET LOCAL statement_timeout = '2s'`.execute(trx)
      return {
        orders: await countByStatus(trx, "orders"),
        payments: await countByStatus(trx, "payments"),
        ...(await readOverdue(trx)),
        mails: await readMails(trx),
        changes: await readChanges(trx),
        jobs: await listJobs(trx),
      }
    })
}

async function countByStatus(trx: Kysely<Database>, table: "orders" | "payments") {
  const rows = await trx
    .selectFrom(table)
    .select(["status", sql<number>`count(*)::integer`.as("count")])
    .groupBy("status")
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

async function readOverdue(trx: Kysely<Database>) {
  const { rows } = await sql<{ trouble: number; overdue: number }>`
    SELECT (SELECT count(*) FROM payments WHERE trouble <> '')::integer AS trouble,
      (SELECT count(*) FROM orders WHERE status IN ('placed', 'awaiting_payment')
        AND reserved_until < now() - interval '15 minutes')::integer AS overdue`.execute(trx)
  return { paymentsNeedingReview: rows[0]?.trouble ?? 0, overdueOrders: rows[0]?.overdue ?? 0 }
}

async function readMails(trx: Kysely<Database>) {
  const { rows } = await sql<{ waiting: number; oldest: number; given_up: number }>`
    SELECT count(*) FILTER (WHERE given_up_at IS NULL)::integer AS waiting,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE given_up_at IS NULL)), 0)
        ::double precision AS oldest,
      count(given_up_at)::integer AS given_up
    FROM mail_outbox WHERE sent_at IS NULL`.execute(trx)
  const { waiting = 0, oldest = 0, given_up: givenUp = 0 } = rows[0] ?? {}
  return { waiting, oldestSeconds: oldest, givenUp }
}

async function readChanges(trx: Kysely<Database>): Promise<Outbox> {
  const { rows } = await sql<{ waiting: number; oldest: number }>`
    SELECT count(*)::integer AS waiting,
      coalesce(extract(epoch FROM now() - min(created_at)), 0)::double precision AS oldest
    FROM change_outbox WHERE delivered_at IS NULL`.execute(trx)
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 }
}

async function listJobs(trx: Kysely<Database>) {
  const rows = await trx
    .selectFrom("job_runs")
    .select(["name", "succeeded_at", "fault"])
    .orderBy("name")
    .execute()
  return rows.map(({ name, succeeded_at: at, fault: error }) => ({
    name,
    succeededAtSeconds: at === null ? 0 : at.getTime() / 1000,
    isFailing: error !== null,
  }))
}
