import { describe, expect, it } from "@jest/globals"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import {
  buildBatch,
  listDistinctChanges,
  listEventChunks,
  resolvePauseMs,
} from "./plan-delivery.ts"

const page = (slug: string): ChangedRecord => ({ kind: "page", slug })
const pages = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => page(`p${at + from}`))

describe("planning change events", () => {
  it("lists each changed record once", () => {
    const link: ChangedRecord = { kind: "link", slug: "a" }
    expect(listDistinctChanges([page("a"), page("b"), page("a"), link])).toEqual([
      page("a"),
      page("b"),
      link,
    ])
  })

  it("splits a change of very many records into events that the contract allows", () => {
    expect(listEventChunks(pages(1001)).map((portion) => portion.length)).toEqual([500, 500, 1])
    expect(listEventChunks([])).toEqual([])
  })

  it("merges waiting rows into one event while it has capacity, oldest first", () => {
    const rows = [
      { changes: pages(400) },
      { changes: pages(100, 300) },
      { changes: pages(200, 900) },
    ]
    const batch = buildBatch(rows)
    expect(batch).toEqual(rows.slice(0, 2))
  })

  it("sends a row that fills an event on its own", () => {
    expect(buildBatch([{ changes: pages(500) }, { changes: pages(1, 600) }])).toHaveLength(1)
    expect(buildBatch([])).toEqual([])
  })
})

describe("the pause after a failed delivery", () => {
  it("is 1 s after the first failure, doubles per failure, and is capped", () => {
    const pauses = [1, 2, 3, 6, 7, 1_000].map((attempts) => resolvePauseMs(attempts, 60_000))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
    const longer = [10, 11, 1_000].map((attempts) => resolvePauseMs(attempts, 600_000))
    expect(longer).toEqual([512_000, 600_000, 600_000])
  })
})
