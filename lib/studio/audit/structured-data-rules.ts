import type { PageReport } from "../page-report.ts"
import { checkRichResults } from "../rich-results/check-rich-results.ts"
import { isDoingOfGoogle } from "../rich-results/shape.ts"
import type { FindingCode } from "./finding.ts"

const codes = { fault: "data_incomplete", warning: "data_doubtful", hint: "data_bare" } as const

type Found = { code: FindingCode; subject: string }

/**
 * Returns the findings about a page's structured data. Subjects are the JSON parse error, or the id
 * of the rich result and the property, separated by a space.
 */
export function checkStructuredData(page: PageReport, nowMs: number): Found[] {
  const { structuredData, url } = page
  const unreadable = structuredData.flatMap(({ problem }): Found[] =>
    problem === null ? [] : [{ code: "data_unreadable", subject: problem.slice(0, 200) }],
  )
  const blocks = structuredData.filter(({ problem }) => problem === null).map(({ data }) => data)
  const place = { isHome: isHome(url), nowMs }
  const remarks = checkRichResults(blocks, place).flatMap(({ id, remarks }) =>
    remarks
      .filter(({ code }) => !isDoingOfGoogle(code))
      .map(
        ({ severity, property }): Found => ({
          code: codes[severity],
          subject: `${id} ${property}`,
        }),
      ),
  )
  return [...unreadable, ...remarks]
}

/** True for the home page of a language: its path is no longer than the locale prefix. */
function isHome(url: string): boolean {
  return /^\/(?:[a-z]{2}(?:-[a-z]+)?)?$/i.test(new URL(url).pathname)
}
