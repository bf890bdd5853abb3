import type { PageReport } from "../page-report.ts"
import { isGooglePolicy } from "../rich-results/shape.ts"
import { validatePageRichResults } from "../rich-results/validate-rich-results.ts"
import type { FindingCode } from "./finding.ts"

const codes = { error: "data_incomplete", warning: "data_doubtful", hint: "data_bare" } as const

type PageFinding = { code: FindingCode; subject: string }

/**
 * Returns the findings about a page's structured data. Subjects are the JSON parse error, or the id
 * of the rich result and the property, separated by a space.
 */
export function validateStructuredData(page: PageReport, nowMs: number): PageFinding[] {
  const { structuredData } = page
  const unreadable = structuredData.flatMap(({ problem }): PageFinding[] =>
    problem === null ? [] : [{ code: "data_unreadable", subject: problem.slice(0, 200) }],
  )
  const richFindings = validatePageRichResults(page, nowMs).flatMap(({ id, findings }) =>
    findings
      .filter(({ code }) => !isGooglePolicy(code))
      .map(
        ({ severity, property }): PageFinding => ({
          code: codes[severity],
          subject: `${id} ${property}`,
        }),
      ),
  )
  return [...unreadable, ...richFindings]
}
