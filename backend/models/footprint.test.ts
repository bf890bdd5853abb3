import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildFootprint, planChanges } from "./footprint.ts"

const product: ChangedRecord = { kind: "product", slug: "mug" }
const group = (slug: string): ChangedRecord => ({ kind: "group", slug })

function withTile(state: string, changes: ChangedRecord[]) {
  return { ...buildFootprint([product]), states: new Map([["tile:1", { state, changes }]]) }
}

describe("what a write has to announce", () => {
  it("is only the record itself when it looks the same elsewhere", () => {
    const same = withTile("24.95", [group("mugs")])
    expect(planChanges(same, same)).toEqual([product, product])
  })

  it("is both where it showed and where it shows when it looks different", () => {
    const changes = planChanges(withTile("1", [group("mugs")]), withTile("2", [group("cups")]))
    expect(changes).toEqual([product, product, group("mugs"), group("cups")])
  })

  it("is where it showed when it is gone, unless it was hidden", () => {
    const gone = buildFootprint([])
    expect(planChanges(withTile("1", [group("mugs")]), gone)).toEqual([product, group("mugs")])
    expect(planChanges(withTile("", [group("mugs")]), gone)).toEqual([product])
  })
})
