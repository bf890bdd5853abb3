import { describe, expect, it } from "@jest/globals"
import { FindingGroups } from "./group-findings.ts"

describe("findings of one cause", () => {
  it("stand together where their subject is the cause, page by page where it is not", () => {
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

  it("count a page once, whatever it says twice", () => {
    const groups = new FindingGroups()
    const finding = { code: "data_incomplete", path: "/a", subject: "productSnippet name" } as const
    expect([groups.add(finding), groups.add(finding)]).toEqual([true, false])
    expect(groups.list()).toMatchObject([{ count: 1, paths: ["/a"] }])
  })

  it("name a thousand pages and count all", () => {
    const groups = new FindingGroups()
    for (let at = 0; at < 1_500; at++) {
      groups.add({ code: "link_broken", path: `/${at}`, subject: "/gone" })
    }
    const [group] = groups.list()
    expect([group?.count, group?.paths.length]).toEqual([1_500, 1_000])
  })

  it("are bounded however many there are, and say so", () => {
    const groups = new FindingGroups()
    for (let at = 0; at <= 20_000; at++) {
      groups.add({ code: "title_short", path: `/${at}`, subject: "44" })
    }
    expect(groups.list()).toHaveLength(20_000)
    expect(groups.isCut).toBe(true)
  })
})
