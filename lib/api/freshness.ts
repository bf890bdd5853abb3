import "server-only"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { callRest } from "./transport.ts"

/** When the record last changed, ISO 8601 in UTC; null where there is none. Never cached. */
export async function getUpdatedAt(kind: FreshnessKind, slug: string): Promise<string | null> {
  const { updated_at: updatedAt } = await callRest("getFreshness", { query: { kind, url: slug } })
  return updatedAt
}
