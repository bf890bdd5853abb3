import type { ChangedRecord } from "#lib/contract/webhook.ts"

/** Where a record shows, taken before and after a write to tell what the write changed. */
export type Footprint = {
  /** Announced whenever the record changes at all. */
  changes: ChangedRecord[]
  /** Announced only when the state differs: what is seen of the record elsewhere. */
  states: Map<string, { state: string; changes: ChangedRecord[] }>
  /** Records that count as changed along with this one. */
  touches: { table: "products" | "galleries" | "pages"; ids: number[] }[]
}

/** A footprint of nothing but changes that are always announced. */
export function buildFootprint(changes: ChangedRecord[]): Footprint {
  return { changes, states: new Map(), touches: [] }
}

/** Everything to announce after a write, from the footprints on both sides of it. */
export function planChanges(before: Footprint, after: Footprint): ChangedRecord[] {
  const changes = [...before.changes, ...after.changes]
  for (const key of new Set([...before.states.keys(), ...after.states.keys()])) {
    const [old, now] = [before.states.get(key), after.states.get(key)]
    if ((old?.state ?? "") === (now?.state ?? "")) continue
    changes.push(...(old?.changes ?? []), ...(now?.changes ?? []))
  }
  return changes
}
