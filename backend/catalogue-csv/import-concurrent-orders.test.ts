import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"

let fixture: OrderFixture
let folder: string
beforeAll(async () => {
  fixture = await createOrderFixture()
  folder = await mkdtemp(join(tmpdir(), "curlew-csv-"))
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

it("loses neither orders nor imported changes when both run concurrently", async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => fixture.stock({ stock: 30 })))
  const customers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const { skuId } = products[at % products.length] ?? { skuId: 0 }
      return fixture.customerWith(skuId)
    }),
  )
  const importAgain = async (round: number) => {
    const rows = products.map((_, at) => `item-${at + 1},ITEM-${at + 1}-0,${20 + round}.95`)
    const path = join(folder, `${round}.csv`)
    await writeFile(path, ["Handle,Variant SKU,Variant Price", ...rows.reverse()].join("\n"))
    return runAsOwner(fixture.db, ["catalogue", "import", path, "--yes"])
  }
  const [imports, ids] = await Promise.all([
    Promise.all([1, 2, 3, 4].map(importAgain)),
    Promise.all(customers.map((customer) => fixture.order(customer, pickedUp))),
  ])
  expect(imports.map(({ code, noted }) => [code, noted])).toEqual(imports.map(() => [0, []]))
  expect(ids).toHaveLength(12)
  const stock = await Promise.all(products.map(({ skuId }) => fixture.stockOf(skuId)))
  expect(stock).toEqual(products.map(() => 28))
  for (const id of ids) {
    const { subtotal_cents: cents } = await fixture.get(id)
    expect([2495, 2195, 2295, 2395]).toContain(cents)
  }
})
