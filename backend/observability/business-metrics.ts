import { type Kysely, sql } from "kysely"
import { Gauge, type Registry } from "prom-client"
import type { Database } from "#backend/db/schema.ts"

type Outbox = { waiting: number; oldestSeconds: number }

/** Business metrics of the shop. */
type BusinessMetrics = {
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
async function getBusinessMetrics(db: Kysely<Database>): Promise<BusinessMetrics> {
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

/** Minimum interval between database reads: counting orders is expensive. */
const minReadIntervalMs = 15_000

type Log = { warn: (facts: object, message: string) => void }

/**
 * Registers gauges for orders, payments, outboxes and jobs. They are read from the database, so
 * that all back-end processes report the same values. While the database is unavailable,
 * `curlew_database_up` is 0 and the other gauges retain their last values.
 */
export function registerBusinessGauges(registry: Registry, db: Kysely<Database>, log: Log): void {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  const read = async () => {
    try {
      const metrics = await getBusinessMetrics(db)
      readAt = performance.now()
      for (const gauge of Object.values(gauges)) gauge.reset()
      gauges.up.set(1)
      updateGauges(gauges, metrics)
    } catch (error) {
      log.warn({ err: error }, "metrics: database read failed")
      gauges.up.set(0)
    }
  }
  /** All gauges share one database read per scrape. */
  const collect = async () => {
    if (performance.now() - readAt < minReadIntervalMs) return
    reading ??= read().finally(() => {
      reading = null
    })
    await reading
  }
  const gauges = buildGauges(registry, collect)
}

type Gauges = ReturnType<typeof buildGauges>

function buildGauges(registry: Registry, collect: () => Promise<void>) {
  const build = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ name, help, labelNames: [...labelNames], registers: [registry], collect })
  return {
    up: build("curlew_database_up", "Whether the database could be read: 1 or 0."),
    orders: build("curlew_orders", "Orders, by status.", ["status"]),
    payments: build("curlew_payments", "Payments, by status.", ["status"]),
    needsReview: build("curlew_payments_needing_review", "Payments in an unexpected state."),
    overdue: build("curlew_orders_overdue", "Unpaid orders with stock reserved past its expiry."),
    waiting: build("curlew_outbox_length", "Number of pending entries, by outbox.", ["outbox"]),
    oldest: build("curlew_outbox_oldest_seconds", "Age of the oldest pending entry, by outbox.", [
      "outbox",
    ]),
    givenUp: build("curlew_mails_given_up", "Mails that could not be sent for days."),
    success: build(
      "curlew_job_last_success_timestamp_seconds",
      "Time of the last success of a job.",
      ["name"],
    ),
    failing: build("curlew_job_failing", "Whether a job's last run failed: 1 or 0.", ["name"]),
  }
}

function updateGauges(gauges: Gauges, metrics: BusinessMetrics): void {
  for (const [status, count] of Object.entries(metrics.orders)) gauges.orders.set({ status }, count)
  for (const [status, count] of Object.entries(metrics.payments)) {
    gauges.payments.set({ status }, count)
  }
  gauges.needsReview.set(metrics.paymentsNeedingReview)
  gauges.overdue.set(metrics.overdueOrders)
  for (const outbox of ["mails", "changes"] as const) {
    gauges.waiting.set({ outbox }, metrics[outbox].waiting)
    gauges.oldest.set({ outbox }, metrics[outbox].oldestSeconds)
  }
  gauges.givenUp.set(metrics.mails.givenUp)
  for (const { name, succeededAtSeconds, isFailing } of metrics.jobs) {
    gauges.success.set({ name }, succeededAtSeconds)
    gauges.failing.set({ name }, isFailing ? 1 : 0)
  }
}
