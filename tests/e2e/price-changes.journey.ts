import type { Page } from "playwright/test"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { eventually } from "#tests/support/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { expect, test, untilAlive } from "./shop-test.ts"
import { show } from "./trial-goods.ts"

/** From display to the answer of the check that follows it. */
const soon = { timeout: 5_000 }

async function shows(page: Page, price: string, before: string): Promise<void> {
  await expect(page.locator("main")).toContainText(show(price), soon)
  await expect(page.locator("main")).not.toContainText(show(before), soon)
}

test("a changed price is shown wherever it is looked at next: list, product, cart, Back, restored tab", async ({
  page,
}) => {
  const shelf = await createStockedCategory(1)
  const { slug = "", skuId = 0 } = shelf.products[0] ?? {}
  const [list, product] = [`/shop/${shelf.slug}`, `/product/${slug}`]
  /** Changes the price, and waits until the shop's own pages have it. */
  const change = async (price: string) => {
    await admin.update("sell/sku", skuId, { price })
    await eventually(20_000, async () => {
      for (const path of [list, product])
        expect((await requestPage(path)).html).toContain(show(price))
    })
  }
  const link = page.locator(`main a[href="${product}"]`).first()
  try {
    await page.goto(list)
    await untilAlive(page.locator("main"))
    await shows(page, "12.50", "13.10")
    const fetched = page.waitForResponse((answer) => answer.url().includes("_rsc="))
    await link.hover()
    await fetched
    await change("13.10")
    await link.click()
    await expect(page).toHaveURL(product)
    await shows(page, "13.10", "12.50")

    await change("14.20")
    await page.goBack()
    await expect(page).toHaveURL(list)
    await shows(page, "14.20", "12.50")
    await link.click()
    await expect(page).toHaveURL(product)
    await shows(page, "14.20", "13.10")

    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
    await change("15.30")
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart(?:,|$)/ })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    await shows(page, "15.30", "14.20")

    // A browser loads a tab that it restores out of its cache, as it does for Back.
    await page.goto(list)
    await shows(page, "15.30", "14.20")
    await page.goto("about:blank")
    await change("16.40")
    await page.goBack()
    await shows(page, "16.40", "15.30")
  } finally {
    await shelf.clear()
  }
})
