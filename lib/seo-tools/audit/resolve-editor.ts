import { buildEditorUrl } from "../editor-url.ts"
import { resolvePageRecord } from "../page-record.ts"
import { type FindingCode, getFindingRule } from "./finding.ts"

/** Findings that are fixed in the list of redirects, not on the page that has them. */
const redirects: readonly FindingCode[] = ["address_moved", "redirect_chain", "redirect_endless"]

/**
 * Returns the editor URL where a finding of a page is fixed: its record, else the list of search
 * texts or of redirects. Null if no editor is configured.
 */
export function resolveEditor(code: FindingCode, path: string): string | null {
  if (redirects.includes(code)) return buildEditorUrl("redirect")
  const record = resolvePageRecord(path)
  if (getFindingRule(code).kind === "canonical" || record === null) return buildEditorUrl("sitemap")
  return buildEditorUrl(record.kind, record.slug)
}
