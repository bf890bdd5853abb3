import type { ChangedRecord } from "#lib/contract/webhook.ts"

/** Maximum number of changes per event (contract). */
export const maxChangesPerEvent = 500

/**
 * A change that could not be delivered for this long is given up; pages have revalidated on their
 * own by then.
 */
export const giveUpAfterMs = 86_400_000

/** Returns the changes without duplicates, in the order of their first occurrence. */
export function listDistinctChanges(changes: readonly ChangedRecord[]): ChangedRecord[] {
  return [...new Map(changes.map((change) => [`${change.kind}:${change.slug}`, change])).values()]
}

/** Returns the changes in chunks that fit into one event each. */
export function listEventChunks(changes: readonly ChangedRecord[]): ChangedRecord[][] {
  const count = Math.ceil(changes.length / maxChangesPerEvent)
  return Array.from({ length: count }, (_, at) =>
    changes.slice(at * maxChangesPerEvent, (at + 1) * maxChangesPerEvent),
  )
}

/** Returns the waiting rows, oldest first, that go into the next event together: at least one. */
export function buildBatch<R extends { changes: ChangedRecord[] }>(rows: readonly R[]): R[] {
  const batch: R[] = []
  let changes: ChangedRecord[] = []
  for (const row of rows) {
    const merged = listDistinctChanges([...changes, ...row.changes])
    if (merged.length > maxChangesPerEvent && batch.length > 0) break
    batch.push(row)
    changes = merged
  }
  return batch
}
