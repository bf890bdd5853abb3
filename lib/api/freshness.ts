import "server-only"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { fetchPublicRest, fetchRest } from "./transport.ts"

/**
 * Returns when the record last changed, ISO 8601 in UTC; null where there is none. Never cached.
 */
export async function getUpdatedAt(kind: FreshnessKind, slug: string): Promise<string | null> {
  const { updated_at: updatedAt } = await fetchRest("getFreshness", { query: { kind, url: slug } })
  return updatedAt
}

/** True if the public can see the record now, also when called from a preview. */
export async function isPublished(kind: FreshnessKind, slug: string): Promise<boolean> {
  const response = await fetchPublicRest("getFreshness", { query: { kind, url: slug } })
  return response.updated_at !== null
}
