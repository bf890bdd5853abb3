import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/**
 * Returns the ids of products by the slugs that a browser has stored. A slug that no product has any
 * more is resolved by the redirect of its page, if it leads to another product's.
 */
export async function findProductIds(
  db: Kysely<Database>,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const found = await db
    .selectFrom("products")
    .select(["id", "url"])
    .where("url", "in", ["", ...slugs])
    .execute()
  const idOf = new Map(found.map(({ id, url }) => [url, id]))
  const missing = slugs.filter((slug) => !idOf.has(slug))
  if (missing.length === 0) return idOf
  const { rows } = await sql<{ slug: string; id: number }>`
    SELECT given.slug, p.id FROM unnest(${missing}::text[]) AS given(slug)
      JOIN redirects r ON r.enabled AND ltrim(r.from_path, '/') = 'product/' || given.slug
      JOIN products p ON p.url = substring(ltrim(r.to_path, '/') FROM '^product/([a-z0-9-]+)$')
    `.execute(db)
  for (const { slug, id } of rows) idOf.set(slug, id)
  return idOf
}
