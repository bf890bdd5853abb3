import type { Kysely, Updateable } from "kysely"
import type { Database, SkusTable } from "#backend/db/schema.ts"
import { withDeadlockRetry } from "#backend/db/with-deadlock-retry.ts"
import { lockEditors } from "#backend/models/lock-editors.ts"
import { withProductChanges } from "#backend/models/with-product-changes.ts"
import { getSku, type SkuSummary } from "./find-sku.ts"

type Columns = Pick<
  Updateable<SkusTable>,
  "stock" | "price_cents" | "special_price_cents" | "special_from" | "special_until"
>

/**
 * Locks a SKU, updates it with the columns that `plan` returns for its current state, and
 * invalidates it in the storefront. Returns it before and after; null if there is none. If `plan`
 * returns null, nothing is written and `after` is null.
 */
export function updateSku(
  db: Kysely<Database>,
  code: string,
  plan: (sku: SkuSummary) => Columns | null,
): Promise<{ before: SkuSummary; after: SkuSummary | null } | null> {
  return withDeadlockRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      await trx.selectFrom("skus").select("id").where("code", "=", code).forUpdate().execute()
      const before = await getSku(trx, code)
      if (before === null) return null
      const columns = plan(before)
      if (columns === null) return { before, after: null }
      await withProductChanges(trx, [before.productId], async () => {
        await trx.updateTable("skus").set(columns).where("id", "=", before.id).execute()
        return []
      })
      return { before, after: (await getSku(trx, code)) ?? before }
    }),
  )
}
