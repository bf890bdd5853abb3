import type { Kysely } from "kysely"
import { Gauge, type Registry } from "prom-client"
import type { Database } from "#backend/db/schema.ts"
import { type BusinessMetrics, getBusinessMetrics } from "./business-metrics.ts"

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
