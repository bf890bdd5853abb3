import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { SetupStatus } from "#lib/contract/setup-steps.ts"
import { buildIsChanged, countDemoRecords } from "./demo-records.ts"
import type { DemoRemoval } from "./demo-removal.ts"
import { getSeed } from "./get-seed.ts"

type Db = Kysely<Database>

/**
 * Returns which steps of a new shop have been done, from what the shop has, how much of the
 * demonstration content there is, and whether the home page was changed.
 */
export async function getSetupStatus(db: Db, removal: DemoRemoval): Promise<SetupStatus> {
  const { rows } = await sql<SetupStatus["steps"]>`
    SELECT
      EXISTS (SELECT FROM domains WHERE organisation_name <> '' AND organisation_email <> ''
        AND organisation_address <> '') AS details,
      EXISTS (SELECT FROM products WHERE enabled AND has_skus) AS product,
      EXISTS (SELECT FROM shipping_costs c
        JOIN shipping_types t ON t.id = c.shipping_type_id AND t.enabled
        JOIN shipping_regions r ON r.id = c.region_id AND r.enabled
        WHERE c.enabled) AS delivery,
      EXISTS (SELECT FROM audit_entries WHERE outcome = 'done'
        AND model IN ('cognito/page', 'cognito/page_content')) AS page`.execute(db)
  const steps = rows[0] ?? { details: false, product: false, delivery: false, page: false }
  const home = await sql<{ id: number }>`
    SELECT id FROM pages r WHERE url = 'home' AND (${buildIsChanged({ model: "cognito/page" })}
      OR EXISTS (SELECT FROM page_versions v WHERE v.page_id = r.id))`.execute(db)
  const { count, changedCount } = await countDemoRecords(db, await getSeed())
  return {
    steps: count > 0 ? { ...steps, page: true } : steps,
    demo: { count, changed_count: changedCount, ...removal.get() },
    changed_home_id: home.rows[0]?.id ?? null,
  }
}
