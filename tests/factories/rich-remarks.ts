import type { RichResultId } from "#lib/seo-tools/rich-results/rich-rule.ts"
import { validateRichResults } from "#lib/seo-tools/rich-results/validate-rich-results.ts"

/** Current time of the rich-result tests. */
export const nowMs = Date.parse("2026-11-21T00:00:00Z")

/** Returns the findings of a rich result as "severity code property"; null if it is absent. */
export function listRichFindings(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const results = validateRichResults([data], { isHome, nowMs })
  const result = results.find((each) => each.id === id)
  if (result === undefined) return null
  return result.findings.map(({ severity, code, property }) => `${severity} ${code} ${property}`)
}

/** Returns the findings without hints. */
export function listRichIssues(data: unknown, id: RichResultId, isHome = false): string[] | null {
  const findings = listRichFindings(data, id, isHome)
  return findings?.filter((finding) => !finding.startsWith("hint")) ?? null
}

/** Returns an absolute URL of an example shop. */
export const buildExampleUrl = (path: string) => `https://curlew.example${path}`
