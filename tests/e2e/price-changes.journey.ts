import type { Page } from "playwright/test"
import { eventually } from "#tests/assertions/eventually.ts"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"
import { formatPrice } from "./test-product.ts"

async function expectPrice(page: Page, price: string, before: string): Promise<void> {
  await expect(page.locator("main")).toContainText(formatPrice(price))
  await expect(page.locator("main")).not.toContainText(formatPrice(before))
}

test("shows a changed price in list, product and cart, after Back and in a restored tab", {
  tag: "@repeat",
}, async ({ page }) => {
  const category = await createStockedCategory(1)
  const { slug = "", skuId = 0 } = category.products[0] ?? {}
  const [list, product] = [`/shop/${category.slug}`, `/product/${slug}`]
  /** Changes the price and waits until the shop's pages show it. */
  const change = async (price: string) => {
    await admin.update("sell/sku", skuId, { price })
    await eventually(20_000, async () => {
      for (const path of [list, product])
        expect((await requestPage(path)).html).toContain(formatPrice(price))
    })
  }
  const link = page.locator(`main a[href="${product}"]`).first()
  try {
    await page.goto(list)
    await waitForHydration(page.locator("main"))
    await expectPrice(page, "12.50", "13.10")
    const fetched = page.waitForResponse((response) => response.url().includes("_rsc="))
    await link.hover()
    await fetched
    await change("13.10")
    await link.click()
    await expect(page).toHaveURL(product)
    await expectPrice(page, "13.10", "12.50")

    await change("14.20")
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expectPrice(page, "14.20", "12.50")
    await link.click()
    await expect(page).toHaveURL(product)
    await expectPrice(page, "14.20", "13.10")

    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
    await change("15.30")
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart(?:,|$)/ })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    await expectPrice(page, "15.30", "14.20")

    // A browser loads a restored tab from its HTTP cache, as it does for Back.
    await page.goto(list)
    await expectPrice(page, "15.30", "14.20")
    await page.goto("about:blank")
    await change("16.40")
    await page.goBack()
    await expectPrice(page, "16.40", "15.30")
  } finally {
    await category.clear()
  }
})
