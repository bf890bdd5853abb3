import { createHash } from "node:crypto"
import type { PageRow } from "#lib/content/page.ts"

/** Type of the widget with an editor's code. */
export const rawCodeType = "core/raw_code"

/**
 * Returns the URL that serves a page's code as a document of its own. It contains the code's hash.
 */
export function buildRawCodePath(pageSlug: string, code: string): string {
  return `/api/raw-code/${encodeURIComponent(pageSlug)}/${hashCode(code)}`
}

/** Returns the code with this hash among the widgets of a page; null if there is none. */
export function findRawCode(rows: readonly PageRow[], hash: string): string | null {
  const codes = rows.flatMap(({ blocks }) =>
    blocks.flatMap(({ widgets }) =>
      widgets.filter(({ type }) => type === rawCodeType).map(({ settings }) => settings.code),
    ),
  )
  return findByHash(codes, hash)
}

/** Returns the code with this hash; null if there is none. */
export function findByHash(codes: readonly unknown[], hash: string): string | null {
  for (const code of codes) if (typeof code === "string" && hashCode(code) === hash) return code
  return null
}

function hashCode(code: string): string {
  return createHash("sha256").update(code).digest("hex").slice(0, 32)
}
