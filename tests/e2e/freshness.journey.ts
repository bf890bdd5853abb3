import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { eventually } from "#tests/support/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

test("an open page shows a change that is made while it is read", async ({ page }) => {
  const shelf = await createStockedCategory(1)
  try {
    const [product] = shelf.products
    const path = `/product/${product?.slug}`
    await eventually(5_000, async () => expect((await requestPage(path)).status).toBe(200))
    await page.route("**/api/freshness?**", async (route) => {
      await admin.update("sell/product", product?.id ?? 0, { name: "Changed while read" })
      await eventually(5_000, async () => {
        expect((await requestPage(path)).html).toContain("Changed while read")
      })
      await route.continue()
    })
    await page.goto(path)
    await expect(getHeading(page)).toHaveText(product?.name ?? "")
    await expect(getHeading(page)).toHaveText("Changed while read", { timeout: 15_000 })
  } finally {
    await shelf.clear()
  }
})

test("a page is asked about once, between one and two seconds after display", {
  tag: "@timing",
}, async ({ page }) => {
  const asked: number[] = []
  page.on("request", (request) => {
    if (request.url().includes("/api/freshness")) asked.push(Date.now())
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto("/about")
  await untilAlive(page.locator("main"))
  await page.clock.runFor(900)
  expect(asked).toHaveLength(0)
  const first = page.waitForRequest(/\/api\/freshness\?kind=page&slug=about/)
  await page.clock.runFor(1_200)
  await first
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(1)
})
