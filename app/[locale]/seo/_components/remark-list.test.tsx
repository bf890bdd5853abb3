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

describe("what is to be mended on a page", () => {
  it.each(findingCodes)("is said in whole sentences: %s", async (code) => {
    const html = await show([found(code)])
    expect(html).toContain("1 thing to look at")
    expect(html).not.toMatch(/codes\.|\{[a-z]+\}/)
  })

  it("is nothing on a page without faults", async () => {
    expect(await show([])).toContain("Nothing to fix")
  })
})
