import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"
import { runAsOwner } from "#tests/support/owners-desk.ts"

let desk: OrderDesk
let folder: string
beforeAll(async () => {
  desk = await openOrderDesk()
  folder = await mkdtemp(join(tmpdir(), "curlew-csv-"))
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true, force: true })
})

it("loses neither orders nor imported changes when both run concurrently", async () => {
  const goods = await Promise.all(Array.from({ length: 6 }, () => desk.stock({ stock: 30 })))
  const customers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const { skuId } = goods[at % goods.length] ?? { skuId: 0 }
      return desk.customerWith(skuId)
    }),
  )
  const importAgain = async (round: number) => {
    const rows = goods.map((_, at) => `goods-${at + 1},GOODS-${at + 1}-0,${20 + round}.95`)
    const path = join(folder, `${round}.csv`)
    await writeFile(path, ["Handle,Variant SKU,Variant Price", ...rows.reverse()].join("\n"))
    return runAsOwner(desk.db, ["catalogue", "import", path, "--yes"])
  }
  const [imports, ids] = await Promise.all([
    Promise.all([1, 2, 3, 4].map(importAgain)),
    Promise.all(customers.map((customer) => desk.order(customer, pickedUp))),
  ])
  expect(imports.map(({ code, noted }) => [code, noted])).toEqual(imports.map(() => [0, []]))
  expect(ids).toHaveLength(12)
  const stock = await Promise.all(goods.map(({ skuId }) => desk.stockOf(skuId)))
  expect(stock).toEqual(goods.map(() => 28))
  for (const id of ids) {
    const { subtotal_cents: cents } = await desk.get(id)
    expect([2495, 2195, 2295, 2395]).toContain(cents)
  }
})
