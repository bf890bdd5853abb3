import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { buildSlug } from "#backend/models/build-slug.ts"
import { seed } from "#backend/seed/data/seed.ts"
import { setupCalls } from "#lib/contract/setup-calls.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { saveEmptyShop } from "./save-empty-shop.ts"

let backend: TestBackend
let [backups, isBackupPossible] = [0, true]
beforeAll(async () => {
  backend = await openTestBackend({
    createBackup: async () => {
      if (!isBackupPossible) throw new Error("the disk is full")
      backups += 1
      return "curlew-2026-11-27T000000Z.tar"
    },
  })
  const { db } = backend.database
  await saveEmptyShop({ db, dataDir: backend.env.DATA_DIR }, "owner@shop.example")
})
afterAll(() => backend.close())

async function post(path: string, payload: object = {}) {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    payload,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  return { status: response.statusCode, json: response.json() }
}
const getStatus = async () => {
  const { getSetupStatus: call } = setupCalls
  return call.response.parse((await post(call.path)).json)
}

describe("the steps of a new shop", () => {
  it("are open at first, and done by what the shop has then", async () => {
    const first = await getStatus()
    expect([first.steps, first.changed_home_id]).toEqual([
      { details: false, product: false, delivery: false, page: false },
      null,
    ])
    const details = {
      id: 1,
      name: "Bay Prints",
      organisation_name: "Bay Prints",
      organisation_abn: "51 824 753 556",
      organisation_address: "1 Bay Street, Gladstone QLD 4680",
      organisation_email: "hello@bay.example",
    }
    expect((await post("/cognito/domain/update", details)).status).toBe(200)
    const product = { name: "Mug, large", price: "24.95", stock: 3 }
    expect((await post(setupCalls.createFirstProduct.path, product)).json.item.url).toBe(
      "mug-large",
    )
    expect((await post(setupCalls.createFirstProduct.path, product)).json.item.url).toBe(
      "mug-large-2",
    )
    const delivery = { name: "Post", amount: "10.60", free_over: "200.00" }
    expect((await post(setupCalls.createFirstDelivery.path, delivery)).status).toBe(200)
    const page = { heading: "Welcome", text: "We print.\n\nIn <Gladstone>." }
    const { id } = (await post(setupCalls.updateHomePage.path, page)).json.item
    const home = await backend.call("cognito/page/detail", { id })
    expect(JSON.stringify(home.body.item)).toContain("<p>We print.</p><p>In &lt;Gladstone&gt;.</p>")
    expect((await getStatus()).steps).toEqual({
      details: true,
      product: true,
      delivery: true,
      page: true,
    })
    expect((await getStatus()).changed_home_id).toBe(id)
  })

  it("reject an ABN whose checksum is wrong, beside the field", async () => {
    const { status, json } = await post("/cognito/domain/update", {
      id: 1,
      organisation_abn: "51 824 753 557",
    })
    expect([status, Object.keys(json.fields)]).toEqual([400, ["organisation_abn"]])
  })

  it("are recorded in the audit log as changes of their models", async () => {
    const { json } = await post("/cognito/audit/list", {})
    const models = json.data.map((entry: { model: string }) => entry.model)
    expect(models).toEqual(
      expect.arrayContaining([
        "cognito/domain",
        "sell/product",
        "sell/shipping_type",
        "cognito/page",
      ]),
    )
  })
})

it.each([
  ["Mug, large", "mug-large"],
  ["Opa’s Crème brûlée!", "opas-creme-brulee"],
  ["咖啡", "product"],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("makes a URL slug of the name %j", (name, slug) => {
  expect(buildSlug(name)).toBe(slug)
})

describe("the removal of the demonstration content", () => {
  const [demo, changed] = seed.products
  const person = seed.customers.find(({ is_admin }) => !is_admin)
  const confirm = (more: object = {}) =>
    post(setupCalls.removeDemoContent.path, { name: "Bay Prints", ...more })
  const untilDone = async () =>
    eventually(10_000, async () => expect((await getStatus()).demo.state).toBe("done"))
  const listUrls = async () => {
    const rows = await backend.database.db.selectFrom("products").select("url").execute()
    return rows.map(({ url }) => url)
  }

  beforeAll(async () => {
    const { db } = backend.database
    const created_at = sql<Date>`(SELECT created_at FROM domains)`
    for (const url of [demo?.url, changed?.url]) {
      await db
        .insertInto("products")
        .values({ name: "Demo", url: url ?? "", created_at })
        .execute()
    }
    const about = { name: "About", url: "about", rows: "[]", created_at }
    await db.insertInto("pages").values(about).execute()
    const own = { name: "Questions and Answers", url: "faq", rows: "[]" }
    await db.insertInto("pages").values(own).execute()
    await db
      .insertInto("users")
      .values({ email: person?.email ?? "", created_at })
      .execute()
    const { id } = await db
      .selectFrom("products")
      .select("id")
      .where("url", "=", changed?.url ?? "")
      .executeTakeFirstOrThrow()
    expect((await backend.call("sell/product/update", { id, name: "My own" })).status).toBe(200)
  })

  it("needs the shop's name", async () => {
    const { status, json } = await confirm({ name: "bay prints" })
    expect([status, Object.keys(json.fields)]).toEqual([400, ["name"]])
    expect((await getStatus()).demo).toMatchObject({ count: 3, changed_count: 1, state: "idle" })
  })

  it("removes nothing without a backup", async () => {
    isBackupPossible = false
    expect((await confirm()).status).toBe(200)
    await eventually(10_000, async () => expect((await getStatus()).demo.state).toBe("failed"))
    expect((await getStatus()).demo.count).toBe(3)
    isBackupPossible = true
  })

  it("leaves what somebody has changed, and records of the owner's", async () => {
    await confirm()
    await untilDone()
    expect(backups).toBe(1)
    expect((await listUrls()).sort()).toEqual(["mug-large", "mug-large-2", changed?.url].sort())
    const { db } = backend.database
    const emails = (await db.selectFrom("users").select("email").execute()).map((row) => row.email)
    expect(emails).toEqual(["owner@shop.example"])
    const pages = await db.selectFrom("pages").select("url").execute()
    expect(pages.map(({ url }) => url)).toEqual(expect.arrayContaining(["home", "contact", "faq"]))
    expect(pages.map(({ url }) => url)).not.toContain("about")
    expect(await backend.takeChanges()).toEqual(
      expect.arrayContaining([`product:${demo?.url}`, "page:about", "site:all"]),
    )
  })

  it("removes what was changed as well where that is wanted", async () => {
    await confirm({ includes_changed: true })
    await eventually(10_000, async () => expect((await getStatus()).demo.count).toBe(0))
    expect((await listUrls()).sort()).toEqual(["mug-large", "mug-large-2"])
  })
})
