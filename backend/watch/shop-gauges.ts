import type { Kysely } from "kysely"
import { Gauge, type Registry } from "prom-client"
import type { Database } from "#backend/db/schema.ts"
import { listShopFigures, type ShopFigures } from "./shop-figures.ts"

/** Minimum interval between database reads: counting orders is expensive. */
const keptMs = 15_000

type Log = { warn: (facts: object, sentence: string) => void }

/**
 * Registers gauges for orders, payments, outboxes and jobs. They are read from the database, so
 * that all back-end processes report the same values. While the database is unavailable,
 * `curlew_database_up` is 0 and the other gauges retain their last values.
 */
export function addShopGauges(registry: Registry, db: Kysely<Database>, log: Log): void {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  const read = async () => {
    try {
      const figures = await listShopFigures(db)
      readAt = performance.now()
      for (const gauge of Object.values(gauges)) gauge.reset()
      gauges.up.set(1)
      showFigures(gauges, figures)
    } catch (fault) {
      log.warn({ err: fault }, "the shop's figures cannot be read")
      gauges.up.set(0)
    }
  }
  /** All gauges share one database read per scrape. */
  const collect = async () => {
    if (performance.now() - readAt < keptMs) return
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
    trouble: build("curlew_payments_in_trouble", "Payments that are not what was asked for."),
    overdue: build("curlew_orders_overdue", "Unpaid orders that still hold goods past their time."),
    waiting: build("curlew_outbox_length", "What waits to be sent, by outbox.", ["outbox"]),
    oldest: build("curlew_outbox_oldest_seconds", "How long the oldest has waited, by outbox.", [
      "outbox",
    ]),
    givenUp: build("curlew_mails_given_up", "Mails that could not be sent for days."),
    success: build("curlew_job_last_success_timestamp_seconds", "When a job last went well.", [
      "name",
    ]),
    failing: build("curlew_job_failing", "Whether a job's last turn failed: 1 or 0.", ["name"]),
  }
}

function showFigures(gauges: Gauges, figures: ShopFigures): void {
  for (const [status, count] of Object.entries(figures.orders)) gauges.orders.set({ status }, count)
  for (const [status, count] of Object.entries(figures.payments)) {
    gauges.payments.set({ status }, count)
  }
  gauges.trouble.set(figures.paymentsInTrouble)
  gauges.overdue.set(figures.overdueOrders)
  for (const outbox of ["mails", "changes"] as const) {
    gauges.waiting.set({ outbox }, figures[outbox].waiting)
    gauges.oldest.set({ outbox }, figures[outbox].oldestSeconds)
  }
  gauges.givenUp.set(figures.mails.givenUp)
  for (const { name, succeededAtSeconds, isFailing } of figures.jobs) {
    gauges.success.set({ name }, succeededAtSeconds)
    gauges.failing.set({ name }, isFailing ? 1 : 0)
  }
}
