import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { isPassword } from "#backend/accounts/password.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { deleteExpiredBuyerNames } from "#backend/privacy/retained-buyer-names.ts"
import type { Customer } from "#tests/fixtures/cart.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

const run = (...words: string[]) => runAsOwner(fixture.db, words)
const getUser = (id: number) =>
  fixture.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst()
const emailOf = async ({ userId }: Customer) => (await getUser(userId))?.email ?? ""

/** Adds a customer with a shipped order, a form submission, a session, an address and a consent. */
async function addRegular(
  cents = 2495,
): Promise<{ ann: Customer; email: string; orderId: number }> {
  const { skuId } = await fixture.stock({ price_cents: cents })
  const ann = await fixture.customerWith(skuId)
  const email = await emailOf(ann)
  const input = {
    ...pickedUp,
    address: gladstone,
    shipping_option_id: fixture.post,
    marketing: true,
  }
  const orderId = await fixture.order(ann, { ...input, note: `For the aunt of ${email}` })
  await fixture.settle(orderId)
  await run("orders", "ship", String(orderId))
  const values = [{ name: "email", label: "Email", value: email.toUpperCase() }]
  await fixture.db
    .insertInto("form_submissions")
    .values({ form_name: "Contact", data: JSON.stringify(values), client: "c", digest: "d" })
    .execute()
  await fixture.db
    .insertInto("sessions")
    .values({
      user_id: ann.userId,
      fingerprint_hash: "secret-hash",
      rotated_at: new Date(),
      expires_at: new Date(),
    })
    .execute()
  await fixture.db
    .insertInto("stock_alerts")
    .values({ sku_id: skuId, email, address_key: `key of ${email}`, created_at: new Date() })
    .execute()
  const texts = { sender_name: `Ann, ${email}`, message: `Write to ${email}` }
  await fixture.db
    .insertInto("gift_vouchers")
    .values([
      { token: randomUUID(), amount_cents: 5_000, buyer_email: email, ...texts },
      { token: randomUUID(), amount_cents: 5_000, buyer_id: ann.userId, ...texts },
      { token: randomUUID(), amount_cents: 5_000, recipient_email: email, ...texts },
    ])
    .execute()
  const list = { user_id: ann.userId, name: `Gifts of ${email}`, share_token: "w".repeat(43) }
  await fixture.db
    .insertInto("wish_lists")
    .values(list)
    .onConflict((same) => same.doNothing())
    .execute()
  return { ann, email, orderId }
}

/** Dumps every column of every table, to search for personal data. */
async function dumpAll(): Promise<string> {
  const tables = await fixture.db.introspection.getTables()
  const rows = await Promise.all(
    tables
      .filter(({ isView }) => !isView)
      .map(({ name }) =>
        fixture.db
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      ),
  )
  return JSON.stringify(rows)
}

describe("personal data of a customer", () => {
  it("is exported completely and without secrets", async () => {
    const { email, orderId } = await addRegular()
    const { code, printed } = await run("customer", "export", email)
    const data = JSON.parse(printed.join("\n"))
    expect(code).toBe(0)
    expect(data).toMatchObject({
      email,
      account: { first_name: "Ann" },
      addresses: [{ street_address: "1 Goondoon Street" }],
      consents: [{ given_by: "checkout", wording_version: "1" }],
      orders: [{ id: orderId, note: `For the aunt of ${email}`, payment: { status: "paid" } }],
      form_submissions: [{ form_name: "Contact" }],
      sessions: [{}],
      wish_lists: [{ name: `Gifts of ${email}`, is_shared: true, products: [] }],
      waits_for: [{ confirmed_at: null, language: "en" }],
    })
    expect(data.mails.length).toBeGreaterThan(1)
    const { token } = await fixture.get(orderId)
    expect(JSON.stringify({ ...data, mails: [] })).not.toMatch(
      new RegExp(`password|secret-hash|${token}`),
    )
    const missing = await run("customer", "export", "nobody@example.com")
    expect([missing.code, missing.noted]).toEqual([
      1,
      ["Nothing is stored about nobody@example.com."],
    ])
  })

  it("is erased if it is only a request to be notified when something is back", async () => {
    const { skuId } = await fixture.stock()
    const email = "waits@example.com"
    await fixture.db
      .insertInto("stock_alerts")
      .values({ sku_id: skuId, email, address_key: "k", created_at: new Date() })
      .execute()
    expect((await run("customer", "export", email)).code).toBe(0)
    expect((await run("customer", "erase", email, "--yes")).code).toBe(0)
    expect((await dumpAll()).includes(email)).toBe(false)
    expect((await run("customer", "export", email)).code).toBe(1)
  })

  it("is erased except for the sale, and erasing it again finds nothing", async () => {
    const { ann, email, orderId } = await addRegular()
    const { total_cents: total } = await fixture.get(orderId)
    const { code, printed } = await run("customer", "erase", email, "--yes")
    expect([code, printed[0]]).toEqual([0, `${email} is erased.`])
    expect((await dumpAll()).includes(email)).toBe(false)
    expect(await getUser(ann.userId)).toMatchObject({ enabled: false, first_name: "" })
    expect(await getAdminOrder(fixture.db, orderId)).toMatchObject({
      status: "shipped",
      buyer_name: "Erased customer",
      address: { street_address: "erased", state: "QLD" },
    })
    expect((await fixture.get(orderId)).total_cents).toBe(total)
    const again = await run("customer", "erase", email, "--yes")
    expect([again.code, again.printed]).toEqual([0, [`Nothing is stored about ${email}.`]])
  })

  it("includes reviews, which an erasure deletes and removes from the pages that show them", async () => {
    const { ann, email, orderId } = await addRegular()
    const { db } = fixture
    const product = await db
      .selectFrom("order_lines")
      .innerJoin("products", "products.id", "order_lines.product_id")
      .select(["products.id", "products.url"])
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow()
    const review = { product_id: product.id, user_id: ann.userId, order_id: orderId, stars: 4 }
    await db
      .insertInto("reviews")
      .values({ ...review, content: "Ann's own words.", status: "published" })
      .execute()
    const exported = JSON.parse((await run("customer", "export", email)).printed.join("\n"))
    expect(exported.reviews).toMatchObject([{ stars: 4, content: "Ann's own words." }])
    await db.deleteFrom("change_outbox").execute()
    await run("customer", "erase", email, "--yes")
    expect(await dumpAll()).not.toContain("Ann's own words.")
    const [event] = await db.selectFrom("change_outbox").select("changes").execute()
    expect(event?.changes).toContainEqual({ kind: "product", slug: product.url })
  })

  it("includes questions to products of an address without an account, public ones too", async () => {
    const { db } = fixture
    const email = "asker@example.com"
    const { skuId } = await fixture.stock()
    const { product_id, url } = await db
      .selectFrom("skus")
      .innerJoin("products", "products.id", "skus.product_id")
      .select(["skus.product_id", "products.url"])
      .where("skus.id", "=", skuId)
      .executeTakeFirstOrThrow()
    const question = { product_id, name: "Asker", email, question: "Asker's own words?" }
    await db
      .insertInto("product_questions")
      .values({
        ...question,
        may_publish: true,
        reply: "Yes.",
        replied_at: new Date(),
        is_published: true,
      })
      .execute()
    const exported = JSON.parse((await run("customer", "export", email)).printed.join("\n"))
    expect(exported.questions_to_products).toMatchObject([
      { name: "Asker", question: "Asker's own words?", may_be_published: true },
    ])
    await db.deleteFrom("change_outbox").execute()
    expect((await run("customer", "erase", email, "--yes")).code).toBe(0)
    expect(await dumpAll()).not.toContain("Asker's own words?")
    const [event] = await db.selectFrom("change_outbox").select("changes").execute()
    expect(event?.changes).toContainEqual({ kind: "product", slug: url })
  })

  it("is not erased while an order is open, except with --force", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const [email, id] = [await emailOf(ann), await fixture.order(ann, pickedUp)]
    const rejected = await run("customer", "erase", email, "--yes")
    expect([rejected.code, rejected.noted[0]]).toEqual([
      1,
      `Order ${id} is awaiting payment. Finish this first, or add --force.`,
    ])
    expect((await run("customer", "erase", email, "--yes", "--force")).code).toBe(0)
    expect((await fixture.get(id)).status).toBe("cancelled")
    expect(await fixture.stockOf(skuId)).toBe(5)
  })

  it("retains the buyer's name of an invoice of $1,000 for five years, and no longer", async () => {
    const { email, orderId } = await addRegular(100_000)
    await run("customer", "erase", email, "--yes")
    const nameOf = async () => (await getAdminOrder(fixture.db, orderId))?.buyer_name
    expect(await nameOf()).toBe("Ann Example")
    const later = (years: number) => () =>
      new Date(fixture.orders.now().getTime() + years * 366e8 * 0.864)
    await deleteExpiredBuyerNames({ db: fixture.db, now: later(4.9) })
    expect(await nameOf()).toBe("Ann Example")
    await deleteExpiredBuyerNames({ db: fixture.db, now: later(5.1) })
    expect(await nameOf()).toBe("Erased customer")
  })

  it("is deleted with the account if the customer never placed an order", async () => {
    const ann = await fixture.customer()
    const email = await emailOf(ann)
    expect((await run("customer", "erase", email.toUpperCase(), "--yes")).code).toBe(0)
    expect(await getUser(ann.userId)).toBeUndefined()
  })
})

describe("consent to marketing emails", () => {
  it("is shown with its wording, listed, and withdrawn for the customer", async () => {
    const { email } = await addRegular()
    expect((await run("customer", "subscribers")).printed.join("\n")).toContain(email)
    const shown = await run("customer", "consent", email)
    expect(shown.printed[0]).toMatch(/, by checkout: "Please keep me up to date with new products/)
    const ended = await run("customer", "consent", email, "--withdraw")
    expect(ended.printed.at(-1)).toBe(`${email} has not agreed to be kept up to date.`)
    expect((await run("customer", "subscribers")).printed.join("\n")).not.toContain(email)
  })
})

describe("an administrator", () => {
  const email = "robin@shop.example"
  const get = () =>
    fixture.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst()

  it("requires a password of ten characters or more, and never takes it as an argument", async () => {
    const words = ["admin", "create", "Robin@Shop.example"]
    const short = await runAsOwner(fixture.db, words, { input: "short\n" })
    expect([short.code, short.noted]).toEqual([1, ["Choose a password of at least 10 characters."]])
    const two = await runAsOwner(fixture.db, words, {
      replies: ["three small curlews", "two curlews"],
    })
    expect([two.code, await get()]).toEqual([1, undefined])
    const made = await runAsOwner(fixture.db, words, { input: "three small curlews\n" })
    expect([made.code, made.printed]).toEqual([0, [`${email} is an administrator and can log in.`]])
    const user = await get()
    expect(user?.is_admin).toBe(true)
    expect(await isPassword(user?.password_hash ?? null, "three small curlews")).toBe(true)
  })

  it("can be created from a customer, whose password remains", async () => {
    const ann = await fixture.customer()
    const before = await getUser(ann.userId)
    await run("admin", "create", await emailOf(ann))
    expect(await getUser(ann.userId)).toMatchObject({
      is_admin: true,
      password_hash: before?.password_hash,
    })
  })
})
