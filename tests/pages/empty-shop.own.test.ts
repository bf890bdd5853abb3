import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { saveEmptyShop } from "#backend/setup/save-empty-shop.ts"
import { setupCalls } from "#lib/contract/setup-calls.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { getElementText, parseDocument } from "#tests/support/request-page.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"

let shop: SessionShop
let browser: SessionBrowser
beforeAll(async () => {
  shop = await openSessionShop(1)
  const { database, env } = shop.backend
  await saveEmptyShop({ db: database.db, dataDir: env.DATA_DIR }, "owner@shop.example")
  // The build has the demonstration's pages, which `npm start -- --empty` deletes.
  const origins = shop.storefronts.map(({ origin }) => origin)
  await sendChangeEvent(origins, env.REVALIDATE_SECRET, [
    { kind: "site", slug: "all" },
    { kind: "page", slug: "home" },
    { kind: "group", slug: "shop" },
  ])
  browser = new SessionBrowser(origins[0] ?? "")
})
afterAll(() => shop.close())

const open = async (path: string) => {
  const { status, text } = await browser.request(path, { headers: { accept: "text/html" } })
  return { status, page: parseDocument({ html: text }) }
}

it("renders the pages of a shop without products, then its first product", async () => {
  await eventually(15_000, async () => {
    expect(getElementText((await open("/")).page, "h1")).toBe("We’re opening soon")
  })
  expect((await open("/shop")).status).toBe(200)
  expect((await open("/no-such-page")).status).toBe(404)

  const response = await shop.backend.app.inject({
    method: "POST",
    url: `/api/v1${setupCalls.createFirstProduct.path}`,
    payload: { name: "Harbour Mug", price: "24.95", stock: 3 },
    headers: { authorization: `Bearer ${shop.backend.adminToken}` },
  })
  expect(response.statusCode).toBe(200)
  const { status, page } = await open("/product/harbour-mug")
  expect([status, getElementText(page, "h1")]).toEqual([200, "Harbour Mug"])
  expect(getElementText(page, "main")).toContain("$24.95")
})
