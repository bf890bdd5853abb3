import type { FreshnessKind } from "#lib/contract/freshness.ts"

/** What an open page knows of itself, for whoever keeps it true. */
export type PageFacts = {
  kind: FreshnessKind
  slug: string
  /** When the record it shows last changed, ISO 8601. */
  updatedAt: string
  /** When something on it appears or vanishes next, in ms; null if nothing does. */
  nextChangeMs?: number | null
}
