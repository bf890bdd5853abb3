import type { PageReport } from "../page-report.ts"
import { isGooglePolicy } from "../rich-results/shape.ts"
import { validateRichResults } from "../rich-results/validate-rich-results.ts"
import type { FindingCode } from "./finding.ts"

const codes = { error: "data_incomplete", warning: "data_doubtful", hint: "data_bare" } as const

type PageFinding = { code: FindingCode; subject: string }

/**
 * Returns the findings about a page's structured data. Subjects are the JSON parse error, or the id
 * of the rich result and the property, separated by a space.
 */
export function validateStructuredData(page: PageReport, nowMs: number): PageFinding[] {
  const { structuredData, url } = page
  const unreadable = structuredData.flatMap(({ problem }): PageFinding[] =>
    problem === null ? [] : [{ code: "data_unreadable", subject: problem.slice(0, 200) }],
  )
  const blocks = structuredData.filter(({ problem }) => problem === null).map(({ data }) => data)
  const context = { isHome: isHome(url), nowMs }
  const richFindings = validateRichResults(blocks, context).flatMap(({ id, findings }) =>
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

/** True for the home page of a language: its path is no longer than the locale prefix. */
function isHome(url: string): boolean {
  return /^\/(?:[a-z]{2}(?:-[a-z]+)?)?$/i.test(new URL(url).pathname)
}
