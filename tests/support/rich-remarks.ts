import { checkRichResults } from "#lib/studio/rich-results/check-rich-results.ts"
import type { RichResultId } from "#lib/studio/rich-results/rich-rule.ts"

/** The day on which the tests of rich results take place. */
export const nowMs = Date.parse("2026-11-21T00:00:00Z")

/** What is said of one kind of rich result, "severity code property" each; null where there is none. */
export function listRichRemarks(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const results = checkRichResults([data], { isHome, nowMs })
  const result = results.find((each) => each.id === id)
  if (result === undefined) return null
  return result.remarks.map(({ severity, code, property }) => `${severity} ${code} ${property}`)
}

/** The same without hints. */
export function listRichFaults(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const remarks = listRichRemarks(data, id, isHome)
  return remarks?.filter((remark) => !remark.startsWith("hint")) ?? null
}

/** A whole address of a shop. */
export const buildAddress = (path: string) => `https://curlew.example${path}`
