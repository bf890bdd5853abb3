import { describe, expect, it } from "@jest/globals"
import { getTranslations } from "next-intl/server"
import { parseAuditQuery } from "./audit-query.ts"
import { findingCodes, findingKinds, getFindingRule, severities } from "./finding.ts"
import { buildDetail, buildWhy } from "./finding-detail.ts"
import { buildCsvRows } from "./findings-csv.ts"
import type { Audit } from "./last-audit.ts"

const t = await getTranslations({ locale: "en", namespace: "audit" })
const row = { count: 1, pages: [], status: 404 }

describe("texts of findings", () => {
  it.each(findingCodes)("states the name, reason and fix of the finding %s", (code) => {
    expect(t(`codes.${code}.name`)).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(buildWhy(t, code)).toMatch(/^[A-Z].{20,}\.$/)
    expect(t(`codes.${code}.fix`)).toMatch(/^[A-Z].{20,}\.$/)
    expect(findingKinds).toContain(getFindingRule(code).kind)
  })

  it.each(findingCodes)("accepts any subject of the finding %s unchanged", (code) => {
    for (const subject of ["", "612", "{x} '{y}' <b>", "مزهرية", "/a?b=c#d", "x".repeat(10_000)]) {
      const detail = buildDetail(t, { ...row, code, subject })
      expect(detail).not.toMatch(/^audit\.|codes\./)
    }
  })

  it("states what exactly was detected", () => {
    const format = (code: (typeof findingCodes)[number], subject: string, status = 404) =>
      buildDetail(t, { ...row, code, subject, status })
    expect(format("link_broken", "/gone")).toBe("/gone responds with status 404.")
    expect(format("link_broken", "/gone", 0)).toBe("/gone doesn’t respond.")
    expect(format("title_long", "612")).toBe("612 pixels wide; there is room for 580.")
    expect(format("description_short", "99")).toBe("99 pixels wide; aim for 400 or more.")
    expect(format("thin", "1")).toBe(
      "1 word without menus and footer; 50 is about three sentences.",
    )
    expect(format("page_heavy", "1048576")).toContain("1024 kB")
    expect(format("page_unavailable", "503")).toContain("the status 503")
    expect(format("page_unavailable", "timeout")).toContain("no response within ten seconds")
    expect(format("data_incomplete", "merchantListing offers.price")).toBe(
      "Shopping result: offers.price",
    )
    expect(format("orphan", "")).toBe("")
  })

  it("has a message for every severity and every kind", () => {
    for (const each of severities) expect(t.has(`severities.${each}`)).toBe(true)
    for (const each of findingKinds) expect(t.has(`kinds.${each}`)).toBe(true)
  })
})

describe("CSV rows of findings", () => {
  const audit: Audit = {
    version: 1,
    isCut: false,
    startedAt: "2026-11-21T00:00:00.000Z",
    finishedAt: "2026-11-21T00:00:05.000Z",
    pages: ["/a", "/b", "/gone"].map((path) => ({
      path,
      isListed: true,
      links: [],
      status: path === "/gone" ? 404 : 200,
    })),
    groups: [
      { code: "link_broken", subject: "/gone", count: 2, pages: [0, 1] },
      { code: "title_duplicate", subject: "=HYPERLINK()", count: 1, pages: [1] },
    ],
  }

  it("has a heading and one row per page, with absolute URLs", () => {
    const rows = buildCsvRows(audit, parseAuditQuery({}), t)
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ["Severity", "About", "Finding", "Page", "What exactly", "Value", "Pages with it"],
      ...["/a", "/b"].map((path) => [
        "Fault",
        "Links",
        "Link to an address that doesn’t load",
        `http://localhost:3000${path}`,
        "/gone responds with status 404.",
        "/gone",
        "2",
      ]),
      [
        "Warning",
        "Titles",
        "The same title on several pages",
        "http://localhost:3000/b",
        "“=HYPERLINK()”",
        "=HYPERLINK()",
        "1",
      ],
    ])
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })

  it("contains only the findings that match the filter", () => {
    const rows = buildCsvRows(audit, parseAuditQuery({ severity: "warning" }), t)
    expect(rows).toHaveLength(2)
  })
})
