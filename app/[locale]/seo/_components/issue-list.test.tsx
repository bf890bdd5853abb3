import { renderToStaticMarkup } from "react-dom/server"
import { type FindingCode, findingCodes, getFindingRule } from "#lib/seo-tools/audit/finding.ts"
import type { PageIssue } from "#lib/seo-tools/list-page-issues.ts"
import { IssueList } from "./issue-list.tsx"

const buildPageIssue = (code: FindingCode): PageIssue => ({
  from: "audit",
  code,
  subject: "12",
  section: "texts",
  severity: getFindingRule(code).severity,
})

async function renderIssues(issues: readonly PageIssue[]): Promise<string> {
  return renderToStaticMarkup(await IssueList({ issues, path: "/about", locale: "en" }))
}

describe("issue list of a page", () => {
  it.each(findingCodes)("renders a complete text for the finding %s", async (code) => {
    const html = await renderIssues([buildPageIssue(code)])
    expect(html).toContain("1 thing to look at")
    expect(html).not.toMatch(/codes\.|\{[a-z]+\}/)
  })

  it("shows a success notice for a page without issues", async () => {
    expect(await renderIssues([])).toContain("Nothing to fix")
  })
})
