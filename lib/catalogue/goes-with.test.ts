import { expect, it } from "@jest/globals"
import { buildProduct } from "#tests/factories/graph-records.ts"
import { listGoesWith } from "./goes-with.ts"

const buildTile = (id: number, isInStock = true) => buildProduct({ id, isInStock })

it("lists what was bought together before the editor's choice, without what is sold out", () => {
  const product = {
    boughtTogether: [buildTile(1), buildTile(2, false)],
    related: [buildTile(3, false), buildTile(4)],
  }
  expect(listGoesWith(product).map(({ id }) => id)).toEqual([1, 4])
  expect(listGoesWith({ ...product, boughtTogether: [] }).map(({ id }) => id)).toEqual([4])
})
