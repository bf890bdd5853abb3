import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

let fixture: CliFixture
beforeAll(async () => {
  fixture = await createCliFixture()
  await createProductRow(fixture.db, "mug", { skus: [{ code: "MUG", stock: 2 }] })
})
afterAll(() => fixture.close())

const getMug = () =>
  fixture.db.selectFrom("skus").selectAll().where("code", "=", "MUG").executeTakeFirstOrThrow()
const getMugTimes = () =>
  fixture.db
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["skus.updated_at as sku", "products.updated_at as product"])
    .where("code", "=", "MUG")
    .executeTakeFirstOrThrow()

describe("stock", () => {
  it("is set absolutely or by a difference, and selling out invalidates the product", async () => {
    expect((await fixture.run("stock", "set", "MUG", "+5")).printed).toEqual(["MUG: 2 became 7."])
    await fixture.takeChanges()
    expect((await fixture.run("stock", "set", "MUG", "0")).code).toBe(0)
    expect(await fixture.takeChanges()).toContain("product:mug")
    for (const words of [
      ["MUG", "-1"],
      ["MUG", "--", "-1"],
      ["--", "MUG", "-1"],
    ]) {
      const less = await fixture.run("stock", "set", ...words)
      expect([less.code, less.noted]).toEqual([1, ["There are 0 of MUG; that cannot become -1."]])
    }
    expect((await fixture.run("stock", "list", "--below", "1")).printed[1]).toMatch(/^MUG +0 +mug$/)
  })

  it("writes nothing if the count is out of range", async () => {
    const before = await getMugTimes()
    await fixture.takeChanges()
    expect((await fixture.run("stock", "set", "MUG", "--", "-9")).code).toBe(1)
    expect((await fixture.run("stock", "set", "MUG", "+1000001")).code).toBe(1)
    expect([await getMugTimes(), await fixture.takeChanges()]).toEqual([before, []])
  })

  it("rejects an unknown SKU and an invalid count", async () => {
    const lost = await fixture.run("stock", "set", "LOST", "3")
    expect([lost.code, lost.noted]).toEqual([1, ["There is no SKU LOST."]])
    for (const count of ["1.5", "1e3", "lots", "10000000"]) {
      expect((await fixture.run("stock", "set", "MUG", count)).code).toBe(2)
    }
  })
})

describe("the limit of low stock of a product", () => {
  const getLimit = async () => (await fixture.getProduct("mug"))?.low_stock

  it("is set, emptied and invalidates the product", async () => {
    await fixture.takeChanges()
    const { printed } = await fixture.run("stock", "set-low", "mug", "4")
    expect([printed, await getLimit()]).toEqual([["mug: the shop’s limit became 4."], 4])
    expect(await fixture.takeChanges()).toContain("product:mug")
    await fixture.run("stock", "set-low", "mug", "0")
    expect(await getLimit()).toBe(0)
    await fixture.run("stock", "set-low", "mug", "")
    expect(await getLimit()).toBeNull()
  })

  it("is a whole number, and of a product that there is", async () => {
    for (const count of ["1001", "few", "1.5"]) {
      const { code, noted } = await fixture.run("stock", "set-low", "mug", count)
      expect([code, noted]).toEqual([2, ["The count is a whole number from 0 to 1000, or ''."]])
    }
    const lost = await fixture.run("stock", "set-low", "lost", "3")
    expect([lost.code, lost.noted]).toEqual([1, ["There is no product lost."]])
  })
})

describe("a price", () => {
  it("is set with and without a special, and invalidates the product", async () => {
    await fixture.takeChanges()
    expect(
      (await fixture.run("price", "set", "MUG", "$1,030", "--special", "25.5")).printed,
    ).toEqual(["MUG: $24.95 became $1030.00 (special $25.50)."])
    expect(await fixture.takeChanges()).toContain("product:mug")
    const before = await getMugTimes()
    const dear = await fixture.run("price", "set", "MUG", "20")
    expect([dear.code, (await getMug()).price_cents]).toEqual([1, 103_000])
    expect([await getMugTimes(), await fixture.takeChanges()]).toEqual([before, []])
    await fixture.run("price", "set", "MUG", "20", "--no-special")
    expect(await getMug()).toMatchObject({ price_cents: 2000, special_price_cents: null })
    expect((await fixture.run("price", "set", "MUG", "1.234")).code).toBe(2)
    const both = await fixture.run("price", "set", "MUG", "20", "--special", "15", "--no-special")
    expect([both.code, (await getMug()).special_price_cents]).toEqual([0, null])
  })
})
