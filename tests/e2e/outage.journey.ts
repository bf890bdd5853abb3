import type { Page } from "playwright/test"
import { UnreliableApi } from "#tests/fakes/unreliable-api.ts"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

const apology = /^We can’t load this page right now/

test("shows an error page while the API is unavailable and reloads it once the API is back", async ({
  page,
  complaints,
}) => {
  const category = await createStockedCategory(2)
  const api = await UnreliableApi.open(getRunningShop().apiOrigin)
  const shop = await openOwnStorefront(api.origin)
  try {
    const [first, second] = category.products
    await api.goAway()
    await page.clock.install()
    // Disables prefetching: no page may be prefetched before the API becomes unavailable.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    )
    await page.goto(`${shop.origin}/product/${first?.slug}`)
    await expect(page.getByText(apology).first()).toBeVisible()
    await api.comeBack()
    await expectAutoReload(page, first?.name ?? "")

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click()
    await expectAutoReload(page, category.name)
    await waitForHydration(page.locator("main"))
    await api.goAway()
    await page.getByRole("link", { name: second?.name ?? "" }).click()
    await expect(page.getByText(apology).first()).toBeVisible()
    await api.comeBack()
    await expectAutoReload(page, second?.name ?? "")
    const unexpected = complaints.filter((text) => !/503|Failed to (?:load|fetch)/.test(text))
    expect(unexpected).toEqual([])
  } finally {
    await shop.close()
    await api.close()
    await category.clear()
  }
  // The page may still have been loading its icon when the storefront was closed.
  complaints.length = 0
})

/** Expects the page to load by itself, with this heading, within 30 seconds of the page's clock. */
async function expectAutoReload(page: Page, heading: string): Promise<void> {
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
