import { afterAll, beforeAll } from "@jest/globals"
import { buildSignedToken } from "#backend/keys/signed-token.ts"
import { orderStatusSchema } from "#lib/contract/order.ts"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"
import { handleOrderStatusChange } from "./change-order.ts"
import { getOrderStatus, isLinkExpired, linkDays } from "./order-status-page.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

const dayMs = 86_400_000
const getKey = () => fixture.orders.orders.keys.status
const show = (token: string) => getOrderStatus(fixture.orders, getKey(), token)

async function buy() {
  const { skuId } = await fixture.stock()
  const ann = await fixture.customerWith(skuId)
  const input = { ...pickedUp, address: gladstone, shipping_option_id: fixture.post }
  const id = await fixture.order(ann, { ...input, note: "Leave it at the shed." })
  await fixture.settle(id)
  return { id, ann }
}

async function readTokenFromEmail(id: number): Promise<string> {
  const mail = (await fixture.listMails()).find(
    ({ subject }) => subject === `Thank you for your order ${id}`,
  )
  return /\/order-status\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? ""
}

it("shows the progress and items of an order by the link of its email, and nothing about a person", async () => {
  const { id } = await buy()
  const sent = { id, carrier: "Australia Post", tracking_number: "33ABC" }
  for (const status of ["processing", "shipped"] as const)
    await handleOrderStatusChange(fixture.orders, { ...sent, status })
  const shown = orderStatusSchema.parse(await show(await readTokenFromEmail(id)))
  expect(shown).toMatchObject({ id, status: "shipped", tracking_number: "33ABC" })
  expect(shown.steps.map(({ status }) => status)).toEqual([
    "placed",
    "paid",
    "processing",
    "shipped",
  ])
  expect(shown.items).toEqual([{ name: expect.any(String), qty: 1 }])
  const { email } = await fixture.get(id)
  const text = JSON.stringify(shown)
  for (const secret of [email, ...Object.values(gladstone), "shed", "24.95"]) {
    expect(text).not.toContain(secret)
  }
})

it("rejects forged tokens, and tokens signed for another purpose", async () => {
  const { id } = await buy()
  const { digest } = fixture.orders.orders.keys
  for (const token of [buildSignedToken(id, digest), "A".repeat(43), ""])
    expect([token, await show(token)]).toEqual([token, null])
  expect(await show(buildSignedToken(999_999, getKey()))).toBeNull()
})

it("expires some time after the last step of a shipped order, and with the account", async () => {
  const { id, ann } = await buy()
  const token = buildSignedToken(id, getKey())
  fixture.wait((linkDays + 1) * dayMs)
  expect(await show(token)).not.toBeNull()
  for (const status of ["processing", "shipped"] as const)
    await handleOrderStatusChange(fixture.orders, {
      id,
      status,
      carrier: "",
      tracking_number: "",
    })
  fixture.wait(linkDays * dayMs)
  expect(await show(token)).not.toBeNull()
  fixture.wait(1)
  expect(await show(token)).toBeNull()
  const other = await buy()
  await fixture.db
    .updateTable("users")
    .set({ enabled: false })
    .where("id", "=", other.ann.userId)
    .execute()
  expect(await show(buildSignedToken(other.id, getKey()))).toBeNull()
  expect(ann.userId).not.toBe(other.ann.userId)
})

it.each<[OrderStatus, boolean]>([
  ["placed", false],
  ["paid", false],
  ["processing", false],
  ["shipped", true],
  ["completed", true],
  ["cancelled", true],
  ["refunded", true],
])("expires for the status %s: %s", (status, expires) => {
  const now = new Date()
  const long = new Date(now.getTime() - (linkDays + 1) * dayMs)
  expect(isLinkExpired(status, long, now)).toBe(expires)
  expect(isLinkExpired(status, now, now)).toBe(false)
})
