import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { isPaidStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"

const dayMs = 86_400_000
const countedDays = 365
/** Fewer customers would show what one of them bought. */
export const minCustomers = 3
/** Maximum number of products beside one. */
const maxOthers = 8

/** Registers the job that counts once a day, so that no order invalidates a page. */
export function registerBoughtTogether(app: FastifyInstance, deps: Deps): void {
  registerJob(app, deps, {
    name: "count-bought-together",
    everyMs: dayMs,
    work: () => countBoughtTogether(deps),
  })
}

/**
 * Counts how many customers bought two products in the same paid order within a year, and stores
 * the most frequent others of each product. Only the pages whose products differ are invalidated.
 * Returns the number of these pages.
 */
export async function countBoughtTogether({ db, now }: Deps): Promise<number> {
  const since = new Date(now().getTime() - countedDays * dayMs)
  return db.transaction().execute(async (trx) => {
    await sql`CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
      WITH bought AS (
        SELECT DISTINCT o.id AS order_id, o.user_id, l.product_id
        FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status = ANY(${orderStatuses.filter(isPaidStatus)}::text[])
          AND o.paid_at >= ${since} AND l.product_id IS NOT NULL
      ), pairs AS (
        SELECT one.product_id, other.product_id AS other_id,
          count(DISTINCT one.user_id)::integer AS customer_count
        FROM bought one JOIN bought other USING (order_id)
        WHERE one.product_id <> other.product_id
        GROUP BY one.product_id, other.product_id
        HAVING count(DISTINCT one.user_id) >= ${minCustomers}
      )
      SELECT product_id, other_id, customer_count FROM (
        SELECT pairs.*, row_number() OVER (
          PARTITION BY product_id ORDER BY customer_count DESC, other_id) AS place
        FROM pairs) AS ranked
      WHERE place <= ${maxOthers}`.execute(trx)
    const { rows } = await sql<{ url: string }>`
      SELECT p.url FROM (
        SELECT product_id, array_agg(other_id ORDER BY customer_count DESC, other_id) AS others
        FROM bought_together GROUP BY product_id) AS old
      FULL JOIN (
        SELECT product_id, array_agg(other_id ORDER BY customer_count DESC, other_id) AS others
        FROM counted GROUP BY product_id) AS new USING (product_id)
      JOIN products p ON p.id = product_id
      WHERE old.others IS DISTINCT FROM new.others`.execute(trx)
    await sql`DELETE FROM bought_together`.execute(trx)
    await sql`INSERT INTO bought_together (product_id, other_id, customer_count)
      SELECT product_id, other_id, customer_count FROM counted`.execute(trx)
    await enqueueChanges(
      trx,
      rows.map(({ url }) => ({ kind: "product", slug: url })),
    )
    return rows.length
  })
}
