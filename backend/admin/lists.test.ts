import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { fillLongLists, listLongLists } from "#tests/factories/long-lists.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { resolveForTier } from "#tests/tiers.ts"

/** How many rows each list has. */
const rows = resolveForTier({ core: 1_000, full: 10_000 })
/** The number of the one record that a search finds. */
const one = resolveForTier({ core: 471, full: 4_711 })

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
  await fillLongLists(backend.database.db, rows)
})
afterAll(() => backend.close())

const listSchema = z.object({ data: z.array(z.looseObject({})), count: z.number() })
async function list(path: string, query: object = {}) {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1/${path}`,
    payload: query,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  expect([path, query, response.statusCode]).toEqual([path, query, 200])
  return listSchema.parse(response.json())
}

describe("long lists of administrators", () => {
  it.each(listLongLists(rows, one))("%s of %j finds what matches", async (path, query, count) => {
    const found = await list(path, query)
    if (path === "cognito/link/list") expect(found.count).toBeGreaterThan(count)
    else expect(found.count).toBe(count)
    expect(found.data.length).toBeGreaterThan(count === 0 ? -1 : 0)
  })

  it("shows products with price and stock, in the requested order", async () => {
    const { data } = await list("sell/product/list", {
      sort: "price_to",
      order: "desc",
      page_size: 2,
    })
    const highest = ((100 + rows) / 100).toFixed(2)
    expect(data).toMatchObject([
      { name: `Product ${rows}`, price_from: highest, price_to: highest, stock: 0, sku_count: 1 },
      { name: `Product ${rows - 1}` },
    ])
  })

  it.each<object>([
    { sort: "password_hash" },
    { filter: { password_hash: "x" } },
    { filter: { constructor: "x" } },
    { filter: { id: "one" } },
    { filter: { current_address_id: { min: "a" } } },
    { sort: "__proto__" },
  ])("rejects %j with 400", async (query) => {
    expect((await backend.call("cognito/user/list", query)).status).toBe(400)
  })

  it("ignores the search of readers who are no administrators", async () => {
    const anyone = await backend.call("cognito/page/list", { search: "page 99", sort: "id" }, null)
    expect([anyone.status, anyone.body.count]).toEqual([200, rows])
    expect(anyone.body.data?.[0]).not.toHaveProperty("version")
  })
})
