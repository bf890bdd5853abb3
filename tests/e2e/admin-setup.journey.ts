import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright/test"
import { saveEmptyShop } from "#backend/setup/save-empty-shop.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { main, openScreen, waitForData } from "./admin-test.ts"
import { listViolations } from "./list-violations.ts"
import { test as base, expect, getHeading } from "./shop-test.ts"

type Fixtures = {
  /** A shop that has just been started empty, and its address. */
  shop: SessionShop
  origin: string
}

const email = "owner@shop.example"

const test = base.extend<Fixtures>({
  shop: async ({ page: _page }, use) => {
    const shop = await openSessionShop(1)
    const { database, env } = shop.backend
    await saveEmptyShop({ db: database.db, dataDir: env.DATA_DIR }, email)
    // The build has the demonstration's pages, which `npm start -- --empty` deletes.
    const origins = shop.storefronts.map((storefront) => storefront.origin)
    await sendChangeEvent(origins, env.REVALIDATE_SECRET, [
      { kind: "site", slug: "all" },
      { kind: "page", slug: "home" },
      { kind: "group", slug: "shop" },
    ])
    await use(shop)
    await shop.close()
  },
  origin: async ({ shop }, use) => use(shop.storefronts[0]?.origin ?? ""),
})

/** Logs the browser in with the password that the first start generated. */
async function logInAsOwner(page: Page, shop: SessionShop, origin: string): Promise<void> {
  const text = await readFile(join(shop.backend.env.DATA_DIR, "owner-account.txt"), "utf8")
  const line = text.split("\n").find((each) => each.startsWith(email)) ?? ""
  const password = line.split(/\s+/)[1] ?? ""
  const response = await page.request.post(`${origin}/api/v1/cognito/user/login`, {
    data: { username: email, password },
    headers: { origin },
  })
  expect(response.status()).toBe(200)
}

test("leads the owner of an empty shop to a product that a guest can see", {
  tag: "@repeat",
}, async ({ page, shop, origin, complaints, browser }) => {
  await page.goto(origin)
  await expect(getHeading(page)).toHaveText("We’re opening soon")
  expect(await listViolations(page)).toEqual([])
  expect((await page.goto(`${origin}/shop`))?.status()).toBe(200)
  expect((await page.goto(`${origin}/no-such-page`))?.status()).toBe(404)
  complaints.length = 0

  await logInAsOwner(page, shop, origin)
  await page.goto(`${origin}/admin`)
  const checklist = main(page).getByRole("region", { name: "First steps" })
  await expect(checklist.getByRole("listitem")).toHaveCount(4)
  await checklist.getByRole("link", { name: "Go on with the first steps" }).click()
  await expect(main(page).getByText("0 of 4 steps are done.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  const field = (label: string) => main(page).getByLabel(label, { exact: true })
  await field("Name of the shop").fill("Bay Prints")
  await field("Name of the business").fill("Bay Prints Pty Ltd")
  await field("Address").fill("1 Bay Street, Gladstone QLD 4680")
  await field("Email address").fill("hello@bay.example")
  await field("ABN").fill("51 824 753 557")
  await main(page).getByRole("button", { name: "Save", exact: true }).click()
  await expect(field("ABN")).toHaveAttribute("aria-invalid", "true")
  // The browser reports the rejected request.
  complaints.length = 0
  await field("ABN").fill("51 824 753 556")
  await main(page).getByRole("button", { name: "Save", exact: true }).click()
  await expect(main(page).getByText("1 of 4 steps are done.")).toBeVisible()

  const open = async (heading: string) => {
    const step = main(page).locator("details").filter({ hasText: heading })
    if ((await step.getAttribute("open")) === null) await step.locator("summary").click()
    return step
  }
  const product = await open("Your first product")
  await product.getByLabel("Name").fill("Harbour Mug")
  await product.getByLabel("Price").fill("24.95")
  await product.getByLabel("Stock").fill("3")
  await product.getByRole("button", { name: "Add it to the shop" }).click()
  await expect(main(page).getByText("2 of 4 steps are done.")).toBeVisible()

  const delivery = await open("A delivery price")
  await delivery.getByLabel(/^What it’s called/).fill("Standard Post")
  await delivery.getByLabel("Price", { exact: true }).fill("10.60")
  await delivery.getByRole("button", { name: "Add it" }).click()
  await expect(main(page).getByText("3 of 4 steps are done.")).toBeVisible()

  const home = await open("Your home page")
  await home.getByLabel("Heading").fill("Prints from the bay")
  await home.getByLabel("Text").fill("We print mugs.")
  await home.getByRole("button", { name: "Publish it" }).click()
  await expect(main(page).getByText("4 of 4 steps are done.")).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  for (const path of [
    "first-run",
    "delivery",
    "promotions",
    "questions",
    "demand",
    "newsletter",
    "settings",
  ]) {
    await page.goto(`${origin}/admin/${path}`)
    await waitForData(page)
    await expect(getHeading(page)).toBeVisible()
    // All rules, in dark mode.
    expect([path, await listViolations(page, "all")]).toEqual([path, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
  await openScreen(page, `${origin}/admin/delivery`)
  await field("Postcode").fill("4680")
  await main(page).getByRole("button", { name: "Try it" }).click()
  await expect(main(page).getByText("In: All of Australia")).toBeVisible()
  await expect(main(page).getByRole("row", { name: /Standard Post \$10\.60/ })).toBeVisible()

  const guest = await browser.newContext()
  const guestPage = await guest.newPage()
  await guestPage.goto(`${origin}/product/harbour-mug`)
  await expect(getHeading(guestPage)).toHaveText("Harbour Mug")
  await expect(guestPage.locator("main").getByText("$24.95").first()).toBeVisible()
  await guest.close()
})
