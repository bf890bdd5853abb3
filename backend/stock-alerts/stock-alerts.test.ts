import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { signAdminToken } from "#backend/accounts/admin-token.ts"
import { deleteExpiredData } from "#backend/retention/register-retention.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import {
  createOptionRow,
  createProductRow,
  updateSellingSetting,
} from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { resolveAlertCount } from "./resolve-alert-count.ts"
import { sendStockAlerts } from "./send-stock-alerts.ts"
import { buildAddressKey, buildStockAlertParts, buildWithdrawUrl } from "./stock-alert-parts.ts"

const start = Date.parse("2026-11-21T00:00:00Z")
const hourMs = 3_600_000
let clock = start
const now = () => new Date(clock)
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
afterAll(() => backend.close())

const db = () => backend.database.db
const alertParts = () => buildStockAlertParts(backend.env, () => {})
const send = () => sendStockAlerts({ db: db(), now, alerts: alertParts() })

let products = 0
/** Adds a product with one sold-out SKU; returns the id of the SKU. */
async function addSoldOut(): Promise<number> {
  products += 1
  const id = await createProductRow(db(), `awaited-${products}`, { skus: [{ stock: 0 }] })
  const { id: skuId } = await db()
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", id)
    .executeTakeFirstOrThrow()
  return skuId
}

const setStock = (skuId: number, stock: number) =>
  db().updateTable("skus").set({ stock }).where("id", "=", skuId).execute()

/** Requests an alert; each request comes from a client of its own unless `ip` is given. */
let clients = 0
async function request(
  sku: number,
  email: string,
  options: { language?: string; ip?: string } = {},
) {
  clients += 1
  const { language = "en", ip = `10.1.${clients >> 8}.${clients & 255}` } = options
  const response = await backend.app.inject({
    method: "POST",
    url: "/api/v1/sell/stockAlert/request",
    payload: { sku, email },
    headers: { "accept-language": language },
    remoteAddress: ip,
  })
  return { status: response.statusCode, body: response.json() }
}

/** Returns the emails to an address, oldest first. */
const listMails = (email: string) =>
  db()
    .selectFrom("mail_outbox")
    .selectAll()
    .where("to_address", "=", email)
    .orderBy("created_at")
    .execute()

const pathOf = (text: string, step: "confirm" | "withdraw") =>
  new RegExp(`/stock-alert/${step}/[\\w-]+`).exec(text)?.[0] ?? ""

async function getConfirmPath(email: string): Promise<string> {
  return pathOf((await listMails(email)).at(-1)?.text_body ?? "", "confirm")
}

const press = (url: string, payload = "") =>
  backend.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  })

/** Requests and confirms an alert, each a second after the one before. */
async function wait(sku: number, email: string): Promise<void> {
  expect((await request(sku, email)).status).toBe(200)
  clock += 1_000
  expect((await press(await getConfirmPath(email))).statusCode).toBe(200)
}

const listWaiting = async (sku: number) =>
  (await db().selectFrom("stock_alerts").selectAll().where("sku_id", "=", sku).execute()).map(
    ({ email }) => email,
  )

/** Returns which of these addresses were notified that something is back. */
async function listNotified(emails: readonly string[]): Promise<string[]> {
  const mails = await db()
    .selectFrom("mail_outbox")
    .select(["to_address", "subject"])
    .where("subject", "like", "%is back in stock")
    .execute()
  const notified = new Set(mails.map(({ to_address }) => to_address))
  return emails.filter((email) => notified.has(email))
}

describe("a request to be notified when a SKU is back", () => {
  it("is stored unconfirmed, and emails a link in the requesting language that GET does not follow", async () => {
    const sku = await addSoldOut()
    const { status, body } = await request(sku, " Greta@Example.com ", { language: "de" })
    expect([status, body]).toEqual([200, { success: true }])
    const [mail] = await listMails("greta@example.com")
    expect(mail?.subject).toMatch(/^Ein Klick: .*awaited/)
    expect(mail?.unsubscribe_url).toBe(
      buildWithdrawUrl(alertParts(), buildAddressKey(alertParts(), "greta@example.com")),
    )
    const page = await backend.app.inject(await getConfirmPath("greta@example.com"))
    expect(page.body).toMatch(/<html lang="de[^"]*"[\s\S]*Ja, bitte melden<\/button>/)
    expect(page.headers["cache-control"]).toBe("no-store")
    await setStock(sku, 5)
    await send()
    expect(await listMails("greta@example.com")).toHaveLength(1)
    expect(await listWaiting(sku)).toEqual(["greta@example.com"])
  })

  it("sends the link again if it is repeated, and nothing more once it is confirmed", async () => {
    const sku = await addSoldOut()
    await request(sku, "twice@example.com")
    await wait(sku, "twice@example.com")
    expect(await listMails("twice@example.com")).toHaveLength(2)
    expect(await request(sku, "twice@example.com")).toEqual({
      status: 200,
      body: { success: true },
    })
    expect(await listMails("twice@example.com")).toHaveLength(2)
    expect(await listWaiting(sku)).toEqual(["twice@example.com"])
  })

  it("is rejected for a SKU in stock, for one that is not sold and for an invalid address", async () => {
    const sku = await addSoldOut()
    expect(await request(sku, "ann")).toMatchObject({
      status: 400,
      body: { field_details: { email: { code: "email_format" } } },
    })
    await setStock(sku, 1)
    expect(await request(sku, "ann@example.com")).toMatchObject({
      status: 409,
      body: { detail: { code: "item_in_stock" } },
    })
    await db().updateTable("skus").set({ enabled: false }).where("id", "=", sku).execute()
    for (const id of [sku, 2_147_483_647]) {
      expect(await request(id, "ann@example.com")).toMatchObject({ status: 404 })
    }
    expect(await listWaiting(sku)).toEqual([])
  })

  it("is limited for each client and for each address", async () => {
    const sku = await addSoldOut()
    const fromOne = []
    for (let count = 0; count < 11; count++) {
      fromOne.push((await request(sku, `many-${count}@example.com`, { ip: "10.9.0.1" })).status)
    }
    expect(fromOne).toEqual([...Array(10).fill(200), 429])
    const toOne = []
    for (let count = 0; count < 6; count++) {
      toOne.push((await request(sku, "bombed@example.com")).status)
    }
    expect(toOne).toEqual([...Array(5).fill(200), 429])
    expect(await listMails("bombed@example.com")).toHaveLength(5)
  })

  it("cannot be confirmed by a changed or guessed link", async () => {
    const sku = await addSoldOut()
    await request(sku, "guess@example.com")
    const path = await getConfirmPath("guess@example.com")
    for (const url of [path.slice(0, -1), path.replace(/\d+-/, "1-"), "/stock-alert/confirm/1"]) {
      expect((await press(url)).statusCode).toBe(404)
    }
    await setStock(sku, 9)
    await send()
    expect(await listMails("guess@example.com")).toHaveLength(1)
  })
})

describe("the email that a SKU is back", () => {
  it("goes out once to each person who confirmed, and deletes the request", async () => {
    const sku = await addSoldOut()
    await createOptionRow(db(), sku, "Colour", "Clear blue")
    await wait(sku, "one@example.com")
    await send()
    expect(await listNotified(["one@example.com"])).toEqual([])
    await setStock(sku, 3)
    await send()
    await send()
    const mails = await listMails("one@example.com")
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^One click/),
      expect.stringMatching(/^awaited \d+ \(Clear blue\) is back in stock$/),
    ])
    const path = `/product/awaited-${products}?colour=clear-blue`
    expect(mails[1]?.text_body).toContain(`${backend.env.SITE_URL}${path}`)
    expect(await listWaiting(sku)).toEqual([])
    const ended = await backend.app.inject(pathOf(mails[0]?.text_body ?? "", "confirm"))
    expect([ended.statusCode, ended.body.includes("This request has ended")]).toEqual([200, true])
  })

  it("goes to two people for each piece, the first to confirm first, and to the next ones a day later", async () => {
    const sku = await addSoldOut()
    const queue = ["a", "b", "c", "d", "e"].map((name) => `queue-${name}@example.com`)
    const unsure = "queue-unsure@example.com"
    await request(sku, unsure)
    for (const email of queue) await wait(sku, email)
    await setStock(sku, 1)
    await send()
    await send()
    expect(await listNotified(queue)).toEqual(queue.slice(0, 2))
    clock += 25 * hourMs
    await send()
    expect(await listNotified(queue)).toEqual(queue.slice(0, 4))
    await setStock(sku, 0)
    await send()
    await setStock(sku, 1)
    await send()
    expect(await listNotified([...queue, unsure])).toEqual(queue)
  })

  it("is not sent while the shop takes no orders or the product is hidden", async () => {
    const sku = await addSoldOut()
    await wait(sku, "later@example.com")
    await setStock(sku, 2)
    await updateSellingSetting(db(), false)
    await send()
    await updateSellingSetting(db(), true)
    await db().updateTable("skus").set({ enabled: false }).where("id", "=", sku).execute()
    await send()
    expect(await listNotified(["later@example.com"])).toEqual([])
    await db().updateTable("skus").set({ enabled: true }).where("id", "=", sku).execute()
    await send()
    expect(await listNotified(["later@example.com"])).toEqual(["later@example.com"])
  })

  it("is announced for no more pieces than there are, however many were told before", () => {
    expect(resolveAlertCount({ stock: 3, sent: 0 })).toBe(6)
    expect(resolveAlertCount({ stock: 3, sent: 5 })).toBe(1)
    expect(resolveAlertCount({ stock: 1, sent: 6 })).toBe(0)
  })
})

describe("withdrawing", () => {
  it("shows all requests of the address and withdraws one of them, changing nothing on GET", async () => {
    const [first, second] = [await addSoldOut(), await addSoldOut()]
    await wait(first, "two@example.com")
    await wait(second, "two@example.com")
    const [mail] = await listMails("two@example.com")
    const path = pathOf(mail?.text_body ?? "", "withdraw")
    const page = await backend.app.inject(path)
    const ids = [...page.body.matchAll(/name="alert" value="(\d+)"/g)].map(([, id]) => id)
    expect([page.statusCode, ids.length]).toEqual([200, 2])
    expect((await press(path, `alert=${ids[0]}`)).body).toContain("Withdrawn")
    expect([await listWaiting(first), await listWaiting(second)]).toEqual([[], ["two@example.com"]])
  })

  it("withdraws all requests of the address by a mail client's one click, repeatably", async () => {
    const [first, second] = [await addSoldOut(), await addSoldOut()]
    await wait(first, "click@example.com")
    await wait(second, "click@example.com")
    await wait(first, "other@example.com")
    const [mail] = await listMails("click@example.com")
    const { pathname } = new URL(mail?.unsubscribe_url ?? "")
    const replies = [
      await press(pathname, "List-Unsubscribe=One-Click"),
      await press(pathname, "List-Unsubscribe=One-Click"),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await listWaiting(first), await listWaiting(second)]).toEqual([
      ["other@example.com"],
      [],
    ])
  })
})

describe("requests without an answer", () => {
  it("are deleted after two days without a confirmation, and after the retention period with one", async () => {
    const sku = await addSoldOut()
    await request(sku, "unsure@example.com")
    await wait(sku, "patient@example.com")
    clock += 47 * hourMs
    await deleteExpiredData({ db: db(), now, env: backend.env })
    expect(await listWaiting(sku)).toHaveLength(2)
    clock += 2 * hourMs
    await deleteExpiredData({ db: db(), now, env: backend.env })
    expect(await listWaiting(sku)).toEqual(["patient@example.com"])
    clock += 363 * 24 * hourMs
    await deleteExpiredData({ db: db(), now, env: backend.env })
    expect(await listWaiting(sku)).toEqual([])
  })
})

describe("the owner's list of awaited SKUs", () => {
  it("counts who waits for what, those with the most people first, without addresses", async () => {
    const [few, many] = [await addSoldOut(), await addSoldOut()]
    await db().deleteFrom("stock_alerts").execute()
    await wait(few, "x@example.com")
    await request(few, "y@example.com")
    for (const name of ["p", "q"]) await wait(many, `${name}@example.com`)
    // The clock of this file has moved past the end of the first token.
    const token = await signAdminToken({ secret: backend.env.TOKEN_SECRET, now: now() })
    const { body } = await backend.call("sell/stockAlert/list", {}, token)
    expect(body).toMatchObject({
      count: 2,
      data: [
        { id: many, waiting: 2, unconfirmed: 0, stock: 0 },
        { id: few, waiting: 1, unconfirmed: 1, stock: 0 },
      ],
    })
    const { printed } = await runAsOwner(db(), ["stock", "waiting"])
    expect(printed).toHaveLength(3)
    expect(printed[1]).toMatch(/^AWAITED-\d+-0 +2 +0 +\d{4}-\d\d-\d\d +0 +awaited \d+$/)
    expect(JSON.stringify([body, printed])).not.toContain("@example.com")
    expect((await backend.call("sell/stockAlert/list", {}, null)).status).toBe(401)
  })
})
