import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"
import { auditedCommands } from "./audited-commands.ts"

let fixture: CliFixture
beforeAll(async () => {
  fixture = await createCliFixture()
  await createProductRow(fixture.db, "resin", { skus: [{ stock: 5, price_cents: 2495 }] })
})
beforeEach(async () => {
  await fixture.db.deleteFrom("audit_entries").execute()
})
afterAll(() => fixture.close())

const listEntries = () => fixture.db.selectFrom("audit_entries").selectAll().orderBy("id").execute()

/** Commands that change nothing. */
const reading = /^\w+ (?:list|show|waiting|missed|status|export|subscribers)$/

it("knows every command of the console that changes something", async () => {
  const { printed } = await fixture.run("--help")
  const named = [...printed.join("\n").matchAll(/^ {2}([a-z]+ [a-z-]+) /gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  const unknown = named.filter((name = "") => !reading.test(name) && !auditedCommands[name])
  expect(unknown).toEqual([])
  expect(Object.keys(auditedCommands).filter((name) => !named.includes(name))).toEqual([])
})

it("records what a command changed, before and after", async () => {
  const sku = await fixture.db.selectFrom("skus").selectAll().executeTakeFirstOrThrow()
  expect((await fixture.run("price", "set", sku.code, "30")).code).toBe(0)
  expect(await listEntries()).toMatchObject([
    {
      actor: "console",
      role: "owner",
      call: "price set",
      model: "sell/sku",
      record_id: sku.id,
      outcome: "done",
      before: { price: "24.95" },
      after: { price: "30.00" },
    },
  ])
})

it("records an administrator that a command creates", async () => {
  const admin = ["admin", "create", "robin@shop.example", "--role", "orders"]
  expect((await fixture.at(["three small curlews", "three small curlews"], ...admin)).code).toBe(0)
  const [entry] = await listEntries()
  expect(entry).toMatchObject({ call: "admin create", model: "cognito/admin" })
  expect(entry?.after).toMatchObject({ role: "orders" })
  expect(JSON.stringify(entry)).not.toContain("robin")
})

it("records nothing for a command that fails, and for one that only reads", async () => {
  expect((await fixture.run("price", "set", "nothing", "30")).code).toBe(1)
  expect((await fixture.run("stock", "list")).code).toBe(0)
  expect(await listEntries()).toEqual([])
})
