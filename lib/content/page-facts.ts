import type { FreshnessKind } from "#lib/contract/freshness.ts"

/** Facts about an open page, for the script that revalidates it. */
export type PageFacts = {
  kind: FreshnessKind
  slug: string
  /** When the displayed record last changed, ISO 8601. */
  updatedAt: string
  /** When something on the page appears or disappears next, in ms; null if nothing does. */
  nextChangeMs?: number | null
}
