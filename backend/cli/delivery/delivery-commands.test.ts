import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"

let fixture: CliFixture
beforeAll(async () => {
  fixture = await createCliFixture()
  await createSmallShop(fixture.db)
})
beforeEach(async () => {
  await fixture.db.updateTable("domains").set({ config: "{}" }).execute()
  await fixture.takeChanges()
})
afterAll(() => fixture.close())

const listTransits = async () =>
  (
    await fixture.db
      .selectFrom("shipping_costs as cost")
      .innerJoin("shipping_types as type", "type.id", "cost.shipping_type_id")
      .select(["type.name", "transit_days_min as min", "transit_days_max as max"])
      .orderBy("cost.id")
      .execute()
  ).flatMap(({ name, min, max }) => (min === null ? [] : [`${name} ${min} ${max}`]))
const getClosedDays = async () => {
  const { config } = await fixture.db
    .selectFrom("domains")
    .select("config")
    .executeTakeFirstOrThrow()
  return Reflect.get(Object(Reflect.get(Object(config), "dispatch")), "closed_days")
}
/** Returns the methods with their regions as `delivery show` lists them. */
const listRegions = async (): Promise<{ method: string; region: string }[]> => {
  const { printed } = await fixture.run("delivery", "show", "--json")
  return JSON.parse(printed[0] ?? "").regions
}

describe("days in transit", () => {
  it("are set for one method in one region, and shown", async () => {
    const [first] = await listRegions()
    if (!first) throw new Error("the shop delivers nowhere")
    const set = (days: string) =>
      fixture.run("delivery", "set-transit", first.method.toUpperCase(), first.region, days)
    const name = `${first.method} to ${first.region}`
    expect((await set("3-5")).printed).toEqual([`${name}: "" became "3-5".`])
    expect(await listTransits()).toEqual([`${first.method} 3 5`])
    expect(await fixture.takeChanges()).toEqual(["site:all"])
    const { printed } = await fixture.run("delivery", "show", "--year", "2027")
    expect(printed[1]).toMatch(/ 3-5 in transit$/)
    expect(printed.join("\n")).toMatch(/Queensland in 2027: 2027-01-01, .*2027-12-28\n/)
    expect((await set("2")).printed).toEqual([`${name}: "3-5" became "2".`])
    expect((await set("")).printed).toEqual([`${name}: "2" became "".`])
    expect(await listTransits()).toEqual([])
  })

  it.each(["5-3", "soon", "366", "1.5", "-1"])("are never %j", async (days) => {
    const [first] = await listRegions()
    const words = ["set-transit", first?.method ?? "", first?.region ?? ""]
    const { code, noted } = await fixture.run("delivery", ...words, "--", days)
    expect([code, noted[0]]).toEqual([2, expect.stringContaining(`"${days}" is not a number or`)])
    expect(await listTransits()).toEqual([])
  })

  it("name the methods and regions that there are, if it is none of them", async () => {
    const [first] = await listRegions()
    const method = await fixture.run("delivery", "set-transit", "Pigeon", "Mars", "3")
    expect([method.code, method.noted[0]]).toEqual([
      1,
      expect.stringMatching(/^There is no delivery method "Pigeon"\. There are: /),
    ])
    const region = await fixture.run("delivery", "set-transit", first?.method ?? "", "Mars", "3")
    expect(region.noted[0]).toMatch(/^There is no region "Mars"\. There are: /)
  })
})

describe("closed days", () => {
  it("are added in order and taken away", async () => {
    expect((await fixture.run("delivery", "close", "2099-12-24")).code).toBe(0)
    expect((await fixture.run("delivery", "close", "2099-07-01")).code).toBe(0)
    expect(await getClosedDays()).toBe("2099-07-01, 2099-12-24")
    expect(await fixture.takeChanges()).toEqual(["site:all", "site:all"])
    await fixture.run("delivery", "reopen", "2099-12-24")
    expect(await getClosedDays()).toBe("2099-07-01")
  })

  it.each([
    ["close", "24/12/2099", '"24/12/2099" is not a day; use one such as 2026-12-24.'],
    ["close", "2099-02-30", '"2099-02-30" is not a day; use one such as 2026-12-24.'],
    ["close", "2020-07-01", "2020-07-01 has passed."],
    [
      "close",
      "2099-12-25",
      "2099-12-25 is a public holiday in Queensland: nothing leaves on it anyway.",
    ],
    [
      "reopen",
      "2099-12-25",
      "2099-12-25 is a public holiday in Queensland, which no setting changes.",
    ],
    ["reopen", "2099-07-01", "2099-07-01 is not among the days on which you’re closed."],
  ])("%s %s is rejected", async (command, day, message) => {
    const { code, noted } = await fixture.run("delivery", command, day)
    expect([code > 0, noted[0]]).toEqual([true, message])
    expect(await fixture.takeChanges()).toEqual([])
  })
})
