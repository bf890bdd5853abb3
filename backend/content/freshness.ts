import { getGroup } from "#backend/catalogue/group-reads.ts"
import { isShownProduct } from "#backend/catalogue/product-tiles.ts"
import type { Deps } from "#backend/deps.ts"
import { getLastChange } from "#backend/outbox/change-outbox.ts"
import type { FreshnessKind } from "#lib/contract/freshness.ts"

type Getter = (deps: Deps, url: string) => Promise<string | null>

/**
 * Returns the time of the last change to the content of a visible record's page, as ISO 8601.
 * Null if the record no longer exists or is hidden.
 */
export function getFreshness(deps: Deps, kind: FreshnessKind, url: string): Promise<string | null> {
  return getters[kind](deps, url)
}

const getters: Record<FreshnessKind, Getter> = {
  page: ({ db, showsDrafts = false }, url) =>
    getUpdatedAt(
      db
        .selectFrom("pages")
        .select("updated_at")
        .where("url", "=", url)
        .$if(!showsDrafts, (query) => query.where("enabled", "=", true))
        .executeTakeFirst(),
    ),
  product: async (deps, url) => {
    const updatedAt = await getUpdatedAt(
      deps.db
        .selectFrom("products")
        .select("updated_at")
        .where("url", "=", url)
        .where(isShownProduct(deps))
        .executeTakeFirst(),
    )
    const { language } = deps
    const record = { kind: "product", slug: url, ...(language && { language }) } as const
    return updatedAt && getLastChange(deps.db, record, updatedAt)
  },
  article: ({ db, now, showsDrafts = false }, url) =>
    getUpdatedAt(
      db
        .selectFrom("articles")
        .select("updated_at")
        .where("url", "=", url)
        .$if(!showsDrafts, (query) =>
          query.where("enabled", "=", true).where("published_at", "<=", now()),
        )
        .executeTakeFirst(),
    ),
  group: async (deps, url) =>
    (await getGroup(deps.db, "Sell/Product", url, deps))?.updated_at ?? null,
}

async function getUpdatedAt(row: Promise<{ updated_at: Date } | undefined>) {
  return (await row)?.updated_at.toISOString() ?? null
}
