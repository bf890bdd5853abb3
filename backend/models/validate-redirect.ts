import { sql } from "kysely"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Trx } from "./model-definition.ts"

/** Matches an absolute URL, or what a browser would resolve as one. */
const elsewhere = /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i

type RedirectCheck = { from: string; to: string; isPage: boolean; isChain: boolean }

/**
 * Rejects a redirect to another site, from the URL of a shown page, or in a chain with another
 * redirect.
 */
export async function validateRedirect(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql<RedirectCheck>`
    WITH keys AS (
      SELECT id, lower(trim(BOTH '/ ' FROM from_path)) AS start,
        lower(trim(BOTH '/ ' FROM split_part(split_part(to_path, '#', 1), '?', 1))) AS target
      FROM redirects WHERE enabled OR id = ${id})
    SELECT from_path AS "from", to_path AS "to",
      EXISTS (SELECT FROM pages WHERE enabled AND url = own.start) AS "isPage",
      EXISTS (SELECT FROM keys WHERE start = own.target OR target = own.start) AS "isChain"
    FROM keys AS own JOIN redirects USING (id) WHERE id = ${id}`.execute(trx)
  const [found] = rows
  if (!found) return null
  const { from, to } = found
  if (elsewhere.test(to)) {
    return buildFieldError("to", "A redirect leads to a path of this shop, such as about-us.")
  }
  if (found.isPage)
    return buildFieldError("from", `There is a page at "${from}", which is shown instead.`)
  if (found.isChain) {
    return buildFieldError(
      "to",
      `Redirects do not lead to each other: "${from}" has to lead to the last page.`,
    )
  }
  return null
}

function buildFieldError(field: "from" | "to", message: string): ApiError {
  return buildApiError(400, "BAD_REQUEST", message, { [field]: message })
}
