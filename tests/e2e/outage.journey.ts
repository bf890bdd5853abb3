import type { Page } from "playwright/test"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { UnreliableApi } from "#tests/support/unreliable-api.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

const apology = /^We can’t load this page right now/

test("a page that cannot be made says so, and comes by itself once it can", async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000)
  const shelf = await createStockedCategory(2)
  const api = await UnreliableApi.open(getRunningShop().apiOrigin)
  const shop = await openOwnStorefront(api.origin)
  try {
    const [first, second] = shelf.products
    await api.goAway()
    await page.clock.install()
    // Nothing may have been fetched ahead of the visit when the API goes away.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    )
    await page.goto(`${shop.origin}/product/${first?.slug}`)
    await expect(page.getByText(apology).first()).toBeVisible()
    await api.comeBack()
    await comesByItself(page, first?.name ?? "")

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click()
    await comesByItself(page, shelf.name)
    await untilAlive(page.locator("main"))
    await api.goAway()
    await page.getByRole("link", { name: second?.name ?? "" }).click()
    await expect(page.getByText(apology).first()).toBeVisible()
    await api.comeBack()
    await comesByItself(page, second?.name ?? "")
    const unexpected = complaints.filter((text) => !/503|Failed to (?:load|fetch)/.test(text))
    expect(unexpected).toEqual([])
  } finally {
    await shop.close()
    await api.close()
    await shelf.clear()
  }
  // The page may still have been fetching its icon when its shop was closed.
  complaints.length = 0
})

/** The page with this heading appears within thirty seconds of the visitor's time, untouched. */
async function comesByItself(page: Page, heading: string): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 10) {
    await page.clock.runFor(10_000)
    const isThere = await expect(getHeading(page))
      .toHaveText(heading, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (isThere) return
  }
  await expect(getHeading(page)).toHaveText(heading)
}
