import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { getStockText } from "#tests/assertions/stock-text.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { findPaginatedCategory, findVariantProduct } from "./find-products.ts"
import { expect, getHeading, openCategory, test } from "./shop-test.ts"

test.use({ javaScriptEnabled: false })

test("navigates from the home page to categories and products without JavaScript", {
  tag: "@phone-repeat",
}, async ({ page }) => {
  const category = await findPaginatedCategory()
  await page.goto("/")
  await openCategory(page, category.name)
  await page.getByRole("link", { name: "Next page" }).click()
  await expect(page).toHaveURL(`/shop/${category.slug}/2`)
  const tile = page.locator('main a[href^="/product/"]').first()
  const name = ((await tile.textContent()) ?? "").trim()
  await tile.click()
  await expect(getHeading(page)).toHaveText(name)
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" }).first()
  await breadcrumbs.getByRole("link", { name: "Shop", exact: true }).click()
  await expect(page).toHaveURL("/shop")
})

test("lists every price of a product and links its photos without JavaScript", {
  tag: ["@pictures", "@without-scripts"],
}, async ({ page }) => {
  const product = await findVariantProduct()
  await page.goto(`/product/${product.slug}`)
  const rows = page.getByRole("table", { name: "Prices and stock" }).locator("tbody tr")
  await expect(rows).toHaveCount(product.skus.length)
  for (const [at, sku] of product.skus.entries()) {
    await expect(rows.nth(at)).toContainText(formatMoney(parseAmount(sku.price_each), "en"))
    await expect(rows.nth(at)).toContainText(getStockText(product, sku))
  }
  await expect(page.locator("main fieldset").first()).toBeHidden()
  await page.getByRole("link", { name: /^Show photo 2 of/ }).click()
  await expect(page).toHaveURL(/\/assets\/i\/\w+\/4x3\/2000\.jpeg$/)
  await expect(page.locator("img")).toHaveJSProperty("complete", true)
})

test("searches for products without JavaScript", {
  tag: ["@phone-repeat", "@without-scripts"],
}, async ({ page }) => {
  const [first] = await listLastingProducts(1)
  const { name = "", slug = "" } = first ?? {}
  await page.goto("/")
  const form = page.getByRole("banner").getByRole("search")
  await form.getByRole("searchbox").fill(name)
  await form.getByRole("button").click()
  await expect(page).toHaveURL(`/search/${encodeURIComponent(name)}`)
  await expect(page.getByRole("main").locator(`a[href="/product/${slug}"]`)).toBeVisible()
})

test("opens an article from the blog without JavaScript", { tag: "@without-scripts" }, async ({
  page,
}) => {
  const { data } = await fetchShopApiBody("listArticles", { query: { page_size: 1 } })
  const article = data[0]
  await page.goto("/blog")
  await page
    .getByRole("main")
    .getByRole("link", { name: article?.name ?? "" })
    .first()
    .click()
  await expect(getHeading(page)).toHaveText(article?.name ?? "")
})
