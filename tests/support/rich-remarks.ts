import { checkRichResults } from "#lib/studio/rich-results/check-rich-results.ts"
import type { RichResultId } from "#lib/studio/rich-results/rich-rule.ts"

/** Current time of the rich-result tests. */
export const nowMs = Date.parse("2026-11-21T00:00:00Z")

/** Returns the findings of a rich result as "severity code property"; null if it is absent. */
export function listRichRemarks(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const results = checkRichResults([data], { isHome, nowMs })
  const result = results.find((each) => each.id === id)
  if (result === undefined) return null
  return result.remarks.map(({ severity, code, property }) => `${severity} ${code} ${property}`)
}

/** Returns the findings without hints. */
export function listRichFaults(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const remarks = listRichRemarks(data, id, isHome)
  return remarks?.filter((remark) => !remark.startsWith("hint")) ?? null
}

/** Returns an absolute URL of an example shop. */
export const buildAddress = (path: string) => `https://curlew.example${path}`
