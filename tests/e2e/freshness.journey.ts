import { eventually } from "#tests/assertions/eventually.ts"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

test("refreshes an open page when its product changes after it was loaded", async ({ page }) => {
  const category = await createStockedCategory(1)
  try {
    const [product] = category.products
    const path = `/product/${product?.slug}`
    await eventually(20_000, async () => expect((await requestPage(path)).status).toBe(200))
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    await page.route("**/api/bff/freshness?**", async (route) => {
      await shown
      await admin.update("sell/product", product?.id ?? 0, { name: "Changed while read" })
      await eventually(20_000, async () => {
        expect((await requestPage(path)).html).toContain("Changed while read")
      })
      await route.continue()
    })
    await page.goto(path)
    await expect(getHeading(page)).toHaveText(product?.name ?? "")
    show()
    await expect(getHeading(page)).toHaveText("Changed while read")
  } finally {
    await category.clear()
  }
})

test("requests the freshness check once, between one and two seconds after display", {
  tag: "@timing",
}, async ({ page }) => {
  const requestTimes: number[] = []
  page.on("request", (request) => {
    if (request.url().includes("/api/bff/freshness")) requestTimes.push(Date.now())
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto("/about")
  await waitForHydration(page.locator("main"))
  await page.clock.runFor(900)
  expect(requestTimes).toHaveLength(0)
  const first = page.waitForRequest(/\/api\/bff\/freshness\?kind=page&slug=about/)
  await page.clock.runFor(1_200)
  await first
  await page.clock.runFor(60_000)
  expect(requestTimes).toHaveLength(1)
})
