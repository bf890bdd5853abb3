import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildAffectedTags, listChangedRecords } from "./affected-tags.ts"

const product: ChangedRecord = { kind: "product", slug: "mug" }
const group = (slug: string): ChangedRecord => ({ kind: "group", slug })

function withTile(state: string, changes: ChangedRecord[]) {
  return { ...buildAffectedTags([product]), states: new Map([["tile:1", { state, changes }]]) }
}

describe("the cache tags to invalidate after a write", () => {
  it("are only the record's tags if it looks the same in lists", () => {
    const same = withTile("24.95", [group("mugs")])
    expect(listChangedRecords(same, same)).toEqual([product, product])
  })

  it("include the lists that contained it and those that contain it now if it looks different", () => {
    const changes = listChangedRecords(
      withTile("1", [group("mugs")]),
      withTile("2", [group("cups")]),
    )
    expect(changes).toEqual([product, product, group("mugs"), group("cups")])
  })

  it("include the lists that contained it when it is deleted, unless it was hidden", () => {
    const gone = buildAffectedTags([])
    expect(listChangedRecords(withTile("1", [group("mugs")]), gone)).toEqual([
      product,
      group("mugs"),
    ])
    expect(listChangedRecords(withTile("", [group("mugs")]), gone)).toEqual([product])
  })
})
