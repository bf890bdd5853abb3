import { sql } from "kysely"
import { enqueueChanges } from "#backend/outbox/enqueue-changes.ts"
import { listChangedRecords } from "./affected-tags.ts"
import type { Trx } from "./model-definition.ts"
import { getProductAffectedTags } from "./product-affected-tags.ts"

/**
 * Runs `write` on products and what belongs to them, then publishes the changed cache tags. `ids`
 * are the existing products; `write` returns the ids it added. The SKUs that it writes must be
 * locked before: the whole shop locks SKUs before products.
 */
export async function withProductChanges(
  trx: Trx,
  ids: readonly number[],
  write: () => Promise<readonly number[]>,
): Promise<void> {
  const before = await getProductAffectedTags(trx, ids)
  const added = await write()
  await sql`UPDATE products SET updated_at = clock_timestamp()
    WHERE id = ANY(${ids}::integer[])`.execute(trx)
  const after = await getProductAffectedTags(trx, [...ids, ...added])
  await enqueueChanges(trx, listChangedRecords(before, after))
}
