import type { Kysely } from "kysely"
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
