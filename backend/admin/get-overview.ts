import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getLowStockLimit } from "#backend/settings/site-settings.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireOverview } from "#lib/contract/overview-calls.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

type Db = Kysely<Database>

/** A job is late this long after it was due: the processes that run it look for it more often. */
const lateAfter = sql`interval '15 minutes'`

/**
 * Returns what the start page of the back office shows. `includesOrders` is false for a role that
 * sees no orders and no form submissions.
 */
export async function getOverview(
  db: Db,
  { includesOrders }: { includesOrders: boolean },
): Promise<WireOverview> {
  const [orders, work, health] = await Promise.all([
    includesOrders ? getOrderCounts(db) : null,
    countWork(db),
    getHealth(db),
  ])
  return { orders, ...work, health }
}

type OrderOverview = NonNullable<WireOverview["orders"]>

async function getOrderCounts(db: Db): Promise<OrderOverview> {
  const { rows } = await sql<Omit<OrderOverview, "days">>`SELECT
    (SELECT count(*) FROM orders WHERE status = 'paid')::integer AS to_prepare,
    (SELECT count(*) FROM orders WHERE status = 'processing')::integer AS to_ship,
    (SELECT count(*) FROM orders WHERE status = 'awaiting_payment')::integer AS unpaid,
    (SELECT count(*) FROM payments WHERE trouble <> '')::integer AS payment_problems,
    (SELECT count(*) FROM form_submissions WHERE replied_at IS NULL)::integer AS submissions,
    (SELECT count(DISTINCT sku_id) FROM stock_alerts)::integer AS awaited`.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error("the counts of the overview are missing")
  return { days: await listDays(db), ...counts }
}

async function listDays(db: Db): Promise<OrderOverview["days"]> {
  const { rows } = await sql<{ day: string; orders: number; cents: number }>`
    WITH today AS (SELECT (now() AT TIME ZONE ${shopTimeZone})::date AS day)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, count(o.id)::integer AS orders,
      coalesce(sum(o.total_cents - coalesce(r.cents, 0)), 0)::integer AS cents
    FROM (SELECT today.day - n AS day FROM today, generate_series(0, 13) AS n) AS d
    LEFT JOIN orders AS o ON o.status IN ('paid', 'processing', 'shipped', 'completed')
      AND o.paid_at >= (d.day::timestamp AT TIME ZONE ${shopTimeZone})
      AND o.paid_at < ((d.day + 1)::timestamp AT TIME ZONE ${shopTimeZone})
    LEFT JOIN (SELECT order_id, sum(amount_cents) AS cents FROM order_refunds GROUP BY order_id) AS r
      ON r.order_id = o.id
    GROUP BY d.day ORDER BY d.day DESC`.execute(db)
  return rows.map(({ cents, ...day }) => ({ ...day, money: buildAmount(cents) }))
}

type Work = Pick<WireOverview, "low_stock" | "questions" | "reviews" | "reported_reviews">

async function countWork(db: Db): Promise<Work> {
  const limit = await getLowStockLimit(db)
  const { rows } = await sql<Work>`SELECT
    (SELECT count(*) FROM skus JOIN products ON products.id = product_id
      WHERE skus.enabled AND products.enabled AND stock > 0
        AND stock <= coalesce(low_stock, ${limit}::integer))::integer AS low_stock,
    (SELECT count(*) FROM product_questions WHERE replied_at IS NULL)::integer AS questions,
    (SELECT count(*) FROM reviews WHERE status = 'pending')::integer AS reviews,
    (SELECT count(DISTINCT review_id) FROM review_reports)::integer AS reported_reviews`.execute(db)
  const [work] = rows
  if (work === undefined) throw new Error("the counts of the overview are missing")
  return work
}

async function getHealth(db: Db): Promise<WireOverview["health"]> {
  const { rows: jobs } = await sql<{
    name: string
    succeeded_at: Date | null
    failed: boolean
    late: boolean
  }>`SELECT name, succeeded_at, fault IS NOT NULL AS failed, due_at < now() - ${lateAfter} AS late
    FROM job_runs ORDER BY name`.execute(db)
  const { rows } = await sql<{
    mails: number
    mails_at: Date | null
    given_up: number
    changes: number
    changes_at: Date | null
  }>`SELECT
    (SELECT count(*) FROM mail_outbox WHERE sent_at IS NULL AND given_up_at IS NULL)::integer AS mails,
    (SELECT min(created_at) FROM mail_outbox
      WHERE sent_at IS NULL AND given_up_at IS NULL) AS mails_at,
    (SELECT count(*) FROM mail_outbox WHERE given_up_at IS NOT NULL AND sent_at IS NULL)::integer
      AS given_up,
    (SELECT count(*) FROM change_outbox WHERE delivered_at IS NULL)::integer AS changes,
    (SELECT min(created_at) FROM change_outbox WHERE delivered_at IS NULL) AS changes_at`.execute(
    db,
  )
  const { mails = 0, mails_at = null, given_up = 0, changes = 0, changes_at = null } = rows[0] ?? {}
  return {
    jobs: jobs.flatMap(({ name, failed, late, succeeded_at: at }) =>
      failed || late
        ? [{ name, problem: failed ? "failed" : "late", succeeded_at: at?.toISOString() ?? null }]
        : [],
    ),
    job_count: jobs.length,
    mails: { waiting: mails, oldest_at: mails_at?.toISOString() ?? null, given_up },
    changes: { waiting: changes, oldest_at: changes_at?.toISOString() ?? null },
  }
}
