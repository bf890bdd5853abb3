import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { parseSearchWords } from "./search-words.ts"

export type SearchRedirect = { words: string; to_path: string }

/** Maximum number of characters of the path that a redirect leads to. */
const maxPathLength = 200

/** Returns the path that the owner leads a search to; null if it has results of its own. */
export async function getSearchRedirect(
  db: Kysely<Database>,
  text: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("search_redirects")
    .select("to_path")
    .where("words", "=", parseSearchWords(text).join(" "))
    .executeTakeFirst()
  return row?.to_path ?? null
}

/**
 * Returns the page that the owner leads a search to, as a suggestion: its path, and its name in the
 * shop, or the path for a page without one; null if the search has results of its own.
 */
export async function findSuggestedRedirect(
  db: Kysely<Database>,
  text: string,
): Promise<{ path: string; name: string } | null> {
  const path = await getSearchRedirect(db, text)
  if (path === null) return null
  const [, root = "", slug = root] = /^\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM products WHERE ${root} = 'product' AND url = ${slug} AND enabled
    UNION ALL SELECT name FROM groups WHERE ${root} IN ('shop', 'shop-christmas') AND url = ${slug}
    UNION ALL SELECT name FROM articles WHERE ${root} = 'blog' AND url = ${slug} AND enabled
    UNION ALL SELECT coalesce(nullif(title, ''), name) FROM pages
      WHERE ${root} = ${slug} AND url = ${slug} AND enabled
    LIMIT 1`.execute(db)
  return { path, name: rows[0]?.name ?? path }
}

/** Lists all redirects of searches, by their words. */
export function listSearchRedirects(db: Kysely<Database>): Promise<SearchRedirect[]> {
  return db.selectFrom("search_redirects").selectAll().orderBy("words").execute()
}

/**
 * Parses the target of a redirect into a path of this shop with its query and fragment; null for
 * another host, a path that browsers would resolve as one, or a path that is no page.
 */
export function parseRedirectPath(target: string, siteUrl: string): string | null {
  if (target.length > maxPathLength || /[\p{Cc}\s\\]/u.test(target)) return null
  const site = new URL(siteUrl)
  const isAbsolute = /^https?:\/\//i.test(target)
  if (!isAbsolute && !/^\/(?!\/)/.test(target)) return null
  if (!URL.canParse(target, site)) return null
  const url = new URL(target, site)
  if (url.origin !== site.origin || url.username !== "" || url.pathname.startsWith("//"))
    return null
  if (/^\/(?:api|assets|_next|search)(?:\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
