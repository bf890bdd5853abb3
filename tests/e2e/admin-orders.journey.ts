import type { Page } from "playwright/test"
import { z } from "zod"
import { modelRecordSchema } from "#lib/contract/model-call.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { buildListSchema } from "#lib/contract/primitives.ts"
import { buildCall } from "#lib/contract/rest-call.ts"
import { createPaidOrder, createTicketProduct } from "#tests/factories/shop-order.ts"
import { annsAddress } from "#tests/factories/stored-orders.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { fetchEmailedCode, requestShopApi } from "#tests/support/shop-customer.ts"
import { test as base, main, openScreen, waitForData } from "./admin-test.ts"
import { listViolations, listViolationsInColours } from "./list-violations.ts"
import { expect, getHeading } from "./shop-test.ts"

/** A paid order of three items that are posted. */
type Fixtures = { orderId: number }

const shippingTypes = buildCall("POST", "/sell/shipping_type/list", {
  response: buildListSchema(modelRecordSchema.extend({ is_pick_up: z.boolean() })),
})

const test = base.extend<Fixtures>({
  orderId: async ({ owner }, use) => {
    const product = await createTicketProduct()
    await admin.update("sell/product", product.productId, { is_ticket: false, event_at: null })
    const { adminToken: token } = getRunningShop()
    const response = await requestShopApi(shippingTypes, { body: {}, token })
    const { data } = shippingTypes.response.parse(await response.json())
    const post = data.find((type) => !type.is_pick_up && type.enabled)?.id ?? 0
    const delivery = { shipping_option_id: post, address: annsAddress }
    await use(await createPaidOrder(owner, product.skuId, 3, delivery))
    await product.clear()
  },
})

async function getOrder(id: number) {
  const input = { body: { id }, token: getRunningShop().adminToken }
  const response = await requestShopApi(orderAdminCalls.getOrder, input)
  return orderAdminCalls.getOrder.response.parse(await response.json()).item
}

/** Responds to the next refund as the API does once the sign-in is 15 minutes old. */
async function ageSignIn(page: Page): Promise<void> {
  let isRecent = false
  await page.route("**/api/bff/admin", async (route) => {
    const { call } = z.object({ call: z.string() }).parse(route.request().postDataJSON())
    if (call !== "refundPart" || isRecent) return route.fallback()
    isRecent = true
    const json = { code: "FORBIDDEN", message: "", detail: { code: "recent_sign_in_required" } }
    return route.fulfill({ status: 403, json })
  })
}

test("packs, ships in part and refunds in part, from a phone", async ({
  page,
  owner,
  orderId,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, "/admin/orders")
  await expect(page.locator("body > div > header")).toBeHidden()
  await main(page).getByRole("searchbox").fill(String(orderId))
  await main(page).getByRole("button", { name: "Search", exact: true }).click()
  await main(page).getByLabel(`Select order ${orderId}`).check()
  await main(page).getByRole("button", { name: "Start preparing" }).click()
  await expect(main(page).getByText("Done for 1 entry.")).toBeVisible()
  await main(page)
    .getByRole("link", { name: String(orderId), exact: true })
    .click()
  await expect(getHeading(page)).toHaveText(`Order ${orderId}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await main(page).getByRole("link", { name: "Print pack lists" }).click()
  const sheet = main(page).getByRole("article", { name: `Order ${orderId}` })
  await expect(sheet.getByText("3 ×")).toBeVisible()
  await expect(sheet.getByText("27 Bloodwood Street")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(main(page).getByRole("navigation")).toBeHidden()
  await page.emulateMedia({ media: "screen" })
  await page.goBack()

  const parcel = main(page).getByRole("group", { name: "What is in this parcel" })
  await parcel.getByRole("textbox").fill("2")
  await main(page).getByLabel("Carrier").fill("Australia Post")
  await page.reload()
  await expect(parcel.getByRole("textbox")).toHaveValue("2")
  await main(page).getByRole("button", { name: "Send 2 items" }).click()
  await expect(main(page).getByRole("region", { name: "Parcels" })).toContainText("Australia Post")
  expect((await getOrder(orderId))?.status).toBe("processing")

  await ageSignIn(page)
  await main(page).getByText("Refund a part").click()
  const items = main(page).getByRole("group", { name: "Items to refund" })
  await items.getByRole("textbox").fill("1")
  await main(page).getByLabel("Reason for this refund").fill("Sold out")
  await main(page).getByRole("button", { name: "Yes, refund this part" }).click()
  const dialog = page.getByRole("dialog", { name: "Is it you?" })
  await dialog.getByRole("button", { name: "Email me a code" }).click()
  await expect(dialog.getByText("The code is on its way.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await dialog
    .getByLabel("Code from the email")
    .fill(await fetchEmailedCode(owner.email, owner.code))
  await dialog.getByRole("button", { name: "Continue" }).click()
  await expect(main(page).getByRole("region", { name: "Refunds of parts" })).toContainText("$12.50")
  const order = await getOrder(orderId)
  expect(order?.parcels[0]?.lines).toMatchObject([{ qty: 2 }])
  expect(order?.refunds).toMatchObject([{ amount: "12.50", reason: "Sold out" }])
  // The browser reports the rejected request.
  complaints.length = 0
})

test("shows owners the team and every change, in light and dark, on a phone", {
  tag: "@every-state",
}, async ({ page, owner, orderId }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const paths = ["", "/orders", `/orders/${orderId}`, "/payments", "/team", "/audit"]
  const sheets = ["packing", "labels"].map((sheet) => `/orders/print?sheet=${sheet}&ids=${orderId}`)
  for (const path of [...paths, ...sheets]) {
    await openScreen(page, `/admin${path}`)
    await waitForData(page)
    await expect(getHeading(page)).toBeVisible()
    const closed = main(page).locator("details:not([open]) > summary")
    while ((await closed.count()) > 0) await closed.first().click()
    expect([path, await listViolationsInColours(page)]).toEqual([path, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
  await openScreen(page, "/admin/team")
  await expect(main(page).getByText(owner.email)).toBeVisible()
})
