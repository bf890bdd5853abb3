import "server-only"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { callPublicRest, callRest } from "./transport.ts"

/**
 * Returns when the record last changed, ISO 8601 in UTC; null where there is none. Never cached.
 */
export async function getUpdatedAt(kind: FreshnessKind, slug: string): Promise<string | null> {
  const { updated_at: updatedAt } = await callRest("getFreshness", { query: { kind, url: slug } })
  return updatedAt
}

/** True if the public can see the record now, also when called from a preview. */
export async function isPublished(kind: FreshnessKind, slug: string): Promise<boolean> {
  const answer = await callPublicRest("getFreshness", { query: { kind, url: slug } })
  return answer.updated_at !== null
}
