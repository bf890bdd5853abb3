import { renderToStaticMarkup } from "react-dom/server"
import { type FindingCode, findingCodes, getRule } from "#lib/studio/audit/finding.ts"
import type { StudioRemark } from "#lib/studio/list-remarks.ts"
import { RemarkList } from "./remark-list.tsx"

const found = (code: FindingCode): StudioRemark => ({
  ...{ from: "audit", code, subject: "12", section: "texts" },
  severity: getRule(code).severity,
})

async function show(remarks: readonly StudioRemark[]): Promise<string> {
  return renderToStaticMarkup(await RemarkList({ remarks, path: "/about", locale: "en" }))
}

describe("issue list of a page", () => {
  it.each(findingCodes)("renders a complete text for the finding %s", async (code) => {
    const html = await show([found(code)])
    expect(html).toContain("1 thing to look at")
    expect(html).not.toMatch(/codes\.|\{[a-z]+\}/)
  })

  it("shows a success notice for a page without issues", async () => {
    expect(await show([])).toContain("Nothing to fix")
  })
})
