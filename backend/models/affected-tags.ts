import type { ChangedRecord } from "#lib/contract/webhook.ts"

/** The cache tags of everything that shows a record, collected before and after a write. */
export type AffectedTags = {
  /** Published whenever the record changes. */
  changes: ChangedRecord[]
  /** Published only if the state differs: how the record looks elsewhere. */
  states: Map<string, { state: string; changes: ChangedRecord[] }>
  /** Other records whose `updated_at` changes with this one. */
  touches: { table: "products" | "galleries" | "pages"; ids: number[] }[]
}

/** Builds affected tags that are always published. */
export function buildAffectedTags(changes: ChangedRecord[]): AffectedTags {
  return { changes, states: new Map(), touches: [] }
}

/** Lists all tags to publish after a write, from the affected tags before and after it. */
export function listChangedRecords(before: AffectedTags, after: AffectedTags): ChangedRecord[] {
  const changes = [...before.changes, ...after.changes]
  for (const key of new Set([...before.states.keys(), ...after.states.keys()])) {
    const [old, now] = [before.states.get(key), after.states.get(key)]
    if ((old?.state ?? "") === (now?.state ?? "")) continue
    changes.push(...(old?.changes ?? []), ...(now?.changes ?? []))
  }
  return changes
}
