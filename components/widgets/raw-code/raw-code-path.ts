import { createHash } from "node:crypto"
import type { PageRow } from "#lib/content/page.ts"

/** Type of the widget that holds an editor's code. */
export const rawCodeType = "core/raw_code"

/** Address at which a page's code is a document of its own; another code has another address. */
export function buildRawCodePath(pageSlug: string, code: string): string {
  return `/api/raw-code/${encodeURIComponent(pageSlug)}/${hashCode(code)}`
}

/** The code of this hash among the widgets of a page; null where none has it. */
export function findRawCode(rows: readonly PageRow[], hash: string): string | null {
  const codes = rows.flatMap(({ blocks }) =>
    blocks.flatMap(({ widgets }) =>
      widgets.filter(({ type }) => type === rawCodeType).map(({ settings }) => settings.code),
    ),
  )
  return findByHash(codes, hash)
}

/** The code of this hash among these; null where none has it. */
export function findByHash(codes: readonly unknown[], hash: string): string | null {
  for (const code of codes) if (typeof code === "string" && hashCode(code) === hash) return code
  return null
}

function hashCode(code: string): string {
  return createHash("sha256").update(code).digest("hex").slice(0, 32)
}
