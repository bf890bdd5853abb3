import { describe, expect, it } from "@jest/globals"
import { type AuditQuery, buildAuditSearch, parseAuditQuery } from "./audit-query.ts"
import type { Audit } from "./last-audit.ts"
import { getSeverityCounts, listAuditRows } from "./list-audit-rows.ts"

const page = (path: string, status = 200) => ({ path, isListed: true, status, links: [] })
const audit: Audit = {
  version: 1,
  isCut: false,
  startedAt: "2026-11-21T00:00:00.000Z",
  finishedAt: "2026-11-21T00:00:05.000Z",
  pages: [page("/b"), page("/a"), page("/gone", 404)],
  groups: [
    { code: "title_short", subject: "44", count: 1, pages: [0] },
    { code: "link_broken", subject: "/gone", count: 2, pages: [0, 1] },
    { code: "orphan", subject: "", count: 1, pages: [1] },
    { code: "title_missing", subject: "", count: 1, pages: [1] },
  ],
}
const nameOf = (code: string) => `Name of ${code}`
const list = (params: Record<string, string> = {}) =>
  listAuditRows(audit, parseAuditQuery(params), nameOf).map(({ code }) => code)

describe("table of findings", () => {
  it("sorts by severity, then by number of pages", () => {
    expect(list()).toEqual(["link_broken", "title_missing", "orphan", "title_short"])
  })

  it("combines all filters of the query", () => {
    expect(list({ severity: "error" })).toEqual(["link_broken", "title_missing"])
    expect(list({ kind: "title" })).toEqual(["title_missing", "title_short"])
    expect(list({ severity: "error", kind: "title" })).toEqual(["title_missing"])
  })

  it("searches names, subjects and URLs, ignoring case", () => {
    expect(list({ text: "GONE" })).toEqual(["link_broken"])
    expect(list({ text: "/b" })).toEqual(["link_broken", "title_short"])
    expect(list({ text: "name of orphan" })).toEqual(["orphan"])
    expect(list({ text: "nowhere" })).toEqual([])
  })

  it("sorts by the requested column, in either direction", () => {
    expect(list({ sort: "page" })).toEqual([
      "title_missing",
      "orphan",
      "link_broken",
      "title_short",
    ])
    expect(list({ sort: "finding" })).toEqual([
      "link_broken",
      "orphan",
      "title_missing",
      "title_short",
    ])
    expect(list({ sort: "count" })[0]).toBe("link_broken")
    expect(list({ order: "reversed" })).toEqual(list().reverse())
  })

  it("includes the status of the URL that a finding refers to", () => {
    const [row] = listAuditRows(audit, parseAuditQuery({}), nameOf)
    expect(row).toMatchObject({ subject: "/gone", status: 404, count: 2 })
  })

  it("counts the findings per severity", () => {
    expect(getSeverityCounts(audit)).toEqual({ error: 2, warning: 1, hint: 1 })
  })
})

describe("audit query in the URL", () => {
  const usual: AuditQuery = {
    severity: null,
    kind: null,
    text: "",
    sort: "severity",
    isReversed: false,
    page: 1,
  }

  it("ignores invalid values", () => {
    const odd = { severity: "grave", kind: ["x"], sort: "__proto__", order: "up", page: "-1" }
    expect(parseAuditQuery(odd)).toEqual(usual)
    expect(parseAuditQuery({ page: "1e9" })).toEqual(usual)
    expect(parseAuditQuery({ text: "x".repeat(10_000) }).text).toHaveLength(200)
  })

  it("survives a round trip through the URL", () => {
    const query = parseAuditQuery({
      severity: "hint",
      kind: "links",
      text: "a&b=ü",
      sort: "page",
      order: "reversed",
    })
    const search = buildAuditSearch(query, { page: 3 })
    expect(parseAuditQuery(Object.fromEntries(new URLSearchParams(search)))).toEqual({
      ...query,
      page: 3,
    })
  })

  it("returns to the first page on a change and omits default values", () => {
    expect(buildAuditSearch({ ...usual, page: 4 }, { severity: "error" })).toBe("?severity=error")
    expect(buildAuditSearch({ ...usual, page: 4 })).toBe("")
  })
})
