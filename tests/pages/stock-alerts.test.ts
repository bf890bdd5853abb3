import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { deleteEmailRequests } from "#tests/support/email-limit.ts"
import { openPages } from "#tests/support/member-browser.ts"
import { getElementText } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createEmailAddress, fetchFromEmail } from "#tests/support/shop-customer.ts"

let soldOut: TicketProduct
beforeAll(async () => {
  await deleteEmailRequests()
  soldOut = await createTicketProduct(0)
})
afterAll(() => soldOut.clear())

it("takes a request to be told when a variant is back, with an error beside the field first", async () => {
  const { origin } = getRunningShop()
  const { open, send } = openPages(new SessionBrowser(origin), origin)
  const path = `/product/${soldOut.slug}/back-in-stock/${soldOut.skuId}`
  expect(getElementText((await open(path)).page, "h1")).toBe("Tell me when it’s back")
  const request = async (email: string) => (await send(path, "stock-alert", { email })).page
  const wrong = await request("ann@example")
  const field = wrong.querySelector<HTMLInputElement>("#stock-alert [name=email]")
  expect([field?.getAttribute("aria-invalid"), field?.value]).toEqual(["true", "ann@example"])
  const email = createEmailAddress()
  expect(getElementText(await request(email), "#stock-alert [role=status]")).toContain(
    "check your email",
  )
  const link = await fetchFromEmail(email, /(\/stock-alert\/confirm\/[^\s"<&]+)/)
  expect((await open(link)).html).toContain("Yes, tell me when it’s back")
})
