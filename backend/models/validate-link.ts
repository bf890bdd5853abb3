import { sql } from "kysely"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { isLocale } from "#lib/contract/languages.ts"
import type { Trx, Values } from "./model-definition.ts"
import { isKnownPath } from "./shown-path.ts"

/** Matches a URL with a scheme or a host, and a fragment of the same page. */
const elsewhere = /^(?:[^/?#]*:|[/\\]{2}|#)/

/**
 * Rejects a changed link to a path of the shop without a page, category, product or article; a hidden
 * one may be shown later. A path is stored with a slash at its start.
 */
export async function validateLink(
  trx: Trx,
  id: number,
  old: Values | null,
): Promise<ApiError | null> {
  const row = await trx.selectFrom("links").select("link").where("id", "=", id).executeTakeFirst()
  const link = row?.link ?? ""
  const target = link.trim()
  if (old?.link === link || elsewhere.test(target)) return null
  if (/\s/.test(target) || !(await isKnown(trx, readPath(target)))) {
    return buildFieldError("link", { code: "link_target_missing" })
  }
  const written = target.startsWith("/") ? target : `/${target}`
  if (written !== link) {
    await trx.updateTable("links").set({ link: written }).where("id", "=", id).execute()
  }
  return null
}

/** Returns the path of a link without its language, its query and its slashes at the ends. */
function readPath(link: string): string {
  const path = link.replace(/[?#].*$/, "").replaceAll(/^\/+|\/+$/g, "")
  const [first = "", ...others] = path.split("/")
  return isLocale(first) ? others.join("/") : path
}

/** True if a page, or a redirect to one, is at a path. */
async function isKnown(trx: Trx, path: string): Promise<boolean> {
  const text = sql<string>`${path}::text`
  const { rows } = await sql<{ isKnown: boolean }>`
    SELECT (${isKnownPath(text)} OR EXISTS (SELECT FROM redirects
      WHERE enabled AND lower(trim(BOTH '/ ' FROM from_path)) = ${text})) AS "isKnown"`.execute(trx)
  return rows[0]?.isKnown === true
}
