import { describe, expect, it } from "@jest/globals"
import { FindingGroups } from "./finding.ts"

describe("grouping of findings", () => {
  it("groups findings by a shared subject, and by page if the subject is not the cause", () => {
    const groups = new FindingGroups()
    for (const path of ["/a", "/b"]) {
      groups.add({ code: "link_broken", path, subject: "/gone" })
      groups.add({ code: "title_short", path, subject: "44" })
    }
    expect(groups.list()).toEqual([
      { code: "link_broken", subject: "/gone", count: 2, paths: ["/a", "/b"] },
      { code: "title_short", subject: "44", count: 1, paths: ["/a"] },
      { code: "title_short", subject: "44", count: 1, paths: ["/b"] },
    ])
  })

  it("counts a page once even if it reports a finding twice", () => {
    const groups = new FindingGroups()
    const finding = { code: "data_incomplete", path: "/a", subject: "productSnippet name" } as const
    expect([groups.add(finding), groups.add(finding)]).toEqual([true, false])
    expect(groups.list()).toMatchObject([{ count: 1, paths: ["/a"] }])
  })

  it("lists a thousand pages and counts all of them", () => {
    const groups = new FindingGroups()
    for (let at = 0; at < 1_500; at++) {
      groups.add({ code: "link_broken", path: `/${at}`, subject: "/gone" })
    }
    const [group] = groups.list()
    expect([group?.count, group?.paths.length]).toEqual([1_500, 1_000])
  })

  it("limits the number of groups and reports that it did", () => {
    const groups = new FindingGroups()
    for (let at = 0; at <= 20_000; at++) {
      groups.add({ code: "title_short", path: `/${at}`, subject: "44" })
    }
    expect(groups.list()).toHaveLength(20_000)
    expect(groups.isCut).toBe(true)
  })
})
