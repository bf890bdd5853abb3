import type { Page } from "playwright/test"
import { parseAmount } from "#lib/contract/money.ts"
import type { WireProduct, WireSku } from "#lib/contract/product.ts"
import { formatMoney } from "#lib/money.ts"
import { getStockText } from "#tests/assertions/stock-text.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import {
  findContrastingSkus,
  findPaginatedCategory,
  findProductWhere,
  findVariantProduct,
} from "./find-products.ts"
import { listViolations } from "./list-violations.ts"
import {
  chooseByLabel,
  expect,
  getHeading,
  openCategory,
  test,
  waitForHydration,
} from "./shop-test.ts"

const photo = (page: Page) => page.getByRole("region", { name: /^Photos of/ })
const mainPhoto = (page: Page) => photo(page).getByRole("link", { name: /^Show this photo/ })
const stock = (page: Page) => page.locator("main [role=status]").first()

async function choose(page: Page, { variations }: WireSku): Promise<void> {
  for (const { variation_type, name } of variations) {
    const field = page.getByRole("group", { name: variation_type, exact: true })
    await chooseByLabel(field.locator(`input[value="${name}"]`))
  }
}

async function expectChosen(page: Page, product: WireProduct, sku: WireSku): Promise<void> {
  const panel = getHeading(page).locator("xpath=../..")
  await expect(panel).toContainText(formatMoney(parseAmount(sku.price_each), "en"))
  await expect(panel).not.toContainText("From $")
  await expect(stock(page)).toHaveText(new RegExp(`^${getStockText(product, sku)}`))
  const shown = product.photos.find(({ id }) => id === sku.sku_photo_id)
  if (shown) {
    await expect(mainPhoto(page)).toHaveAttribute("href", new RegExp(shown.image.hash))
  }
}

test("opens a product from a category's second page, and Back restores that page and its scroll position", {
  tag: "@phone-repeat",
}, async ({ page }) => {
  const category = await findPaginatedCategory()
  await page.goto("/")
  await openCategory(page, category.name)
  await expect(page).toHaveURL(`/shop/${category.slug}`)
  await page.getByRole("link", { name: "Next page" }).click()
  await expect(page).toHaveURL(`/shop/${category.slug}/2`)
  const { data } = await fetchShopApiBody("listProducts", {
    query: { group: category.slug, page: 2 },
  })
  const last = data.at(-1)
  const tile = page.getByRole("link", { name: last?.name ?? "", exact: true })
  await tile.scrollIntoViewIfNeeded()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  await tile.click()
  await expect(getHeading(page)).toHaveText(last?.name ?? "")
  await expect(page).toHaveURL(`/product/${last?.slug}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(getHeading(page)).toHaveText(category.name)
  await expect(page).toHaveURL(`/shop/${category.slug}/2`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolledTo, -2)
})

test("requests the scripts of a product beside its data with data saving on", async ({ page }) => {
  const category = await findPaginatedCategory()
  const { data } = await fetchShopApiBody("listProducts", { query: { group: category.slug } })
  const [product] = data
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    // A click before the shop handles links does nothing.
    addEventListener("click", (event) => event.preventDefault())
  })
  let isRequested = false
  const script = page.waitForRequest(/\/product\/%5Bslug%5D\/page-\w+\.js$/, { timeout: 0 })
  await page.route(
    ({ pathname }) => pathname === `/product/${product?.slug}`,
    async (route) => {
      await script
      isRequested = true
      await route.continue()
    },
  )
  await page.goto(`/shop/${category.slug}`)
  const link = page.getByRole("link", { name: product?.name ?? "", exact: true })
  await expect(async () => {
    if (!isRequested) await link.click()
    expect(isRequested).toBe(true)
  }).toPass()
  await expect(getHeading(page)).toHaveText(product?.name ?? "")
})

test("updates price, stock, photo and URL with the options, and the URL restores them in another page", {
  tag: "@phone",
}, async ({ page, context }) => {
  const product = await findVariantProduct()
  const { from, to, gone } = findContrastingSkus(product)
  await page.goto(`/product/${product.slug}`)
  await waitForHydration(page.locator("main fieldset input").first())
  await expect(stock(page)).toHaveText("Select options")
  for (const sku of [from, to, gone]) {
    await choose(page, sku)
    await expectChosen(page, product, sku)
  }
  await choose(page, to)
  await expectChosen(page, product, to)
  expect(new URL(page.url()).search).not.toBe("")
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expectChosen(shared, product, to)
  for (const { variation_type, name } of to.variations) {
    const field = shared.getByRole("group", { name: variation_type, exact: true })
    await expect(field.locator(`input[value="${name}"]`)).toBeChecked()
  }
})

test("shows the options of the URL, whatever was chosen before on the same page", async ({
  page,
}) => {
  const product = await findVariantProduct()
  const { from, to } = findContrastingSkus(product)
  const first = page.locator("main fieldset input").first()
  await page.goto(`/product/${product.slug}`)
  await waitForHydration(first)
  await choose(page, from)
  await expectChosen(page, product, from)
  const linked = page.url()
  await choose(page, to)
  await expectChosen(page, product, to)
  await page.goto(linked)
  await waitForHydration(first)
  await expectChosen(page, product, from)
  expect(page.url()).toBe(linked)
  await page.goto(`/product/${product.slug}`)
  await waitForHydration(first)
  await expect(stock(page)).toHaveText("Select options")
})

test("multiplies the price by the quantity, which is at least one", { tag: "@repeat" }, async ({
  page,
}) => {
  const product = await findProductWhere(
    ({ skus, addons }) => skus.length === 1 && addons.length === 0 && skus[0]?.in_stock === true,
  )
  const each = parseAmount(product.skus[0]?.price_each ?? "")
  await page.goto(`/product/${product.slug}`)
  const quantity = page.getByRole("spinbutton", { name: "Quantity" })
  await waitForHydration(quantity)
  await page.getByRole("button", { name: "Quantity: One more" }).click()
  await page.getByRole("button", { name: "Quantity: One more" }).click()
  await expect(quantity).toHaveValue("3")
  const total = formatMoney(parseAmount(((each * 3) / 100).toFixed(2)), "en")
  await expect(page.locator("output")).toContainText(total)
  for (const wrong of ["0", "-4", ""]) {
    await quantity.fill(wrong)
    await quantity.blur()
    await expect(quantity).toHaveValue("1")
  }
  await expect(page.getByRole("button", { name: "Quantity: One less" })).toBeDisabled()
})

test("opens product photos in a lightbox and pages through them by keyboard", {
  tag: "@pictures",
}, async ({ page }) => {
  const product = await findProductWhere(({ photos }) => photos.length > 2)
  const count = product.photos.length
  await page.goto(`/product/${product.slug}`)
  await waitForHydration(mainPhoto(page))
  await mainPhoto(page).focus()
  await page.keyboard.press("Enter")
  const box = page.getByRole("dialog")
  await expect(box).toBeVisible()
  await expect(box).toHaveAccessibleName(`Photo 1 of ${count}`)
  await expect(
    box.getByRole("group", { name: `Photo 1 of ${count}` }).locator("img"),
  ).toHaveJSProperty("complete", true)
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await expect(box).toHaveAccessibleName(`Photo 2 of ${count}`)
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await expect(box).toHaveAccessibleName(`Photo ${count} of ${count}`)
  await page.keyboard.press("Tab")
  await expect(box.locator(":focus")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(box).toHaveCount(0)
  await expect(mainPhoto(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(`/product/${product.slug}`)
})

test("opens the photo of the clicked thumbnail, at most 2000 px wide", {
  tag: ["@phone-repeat", "@pictures", "@every-state"],
}, async ({ page }) => {
  const product = await findProductWhere(({ photos }) => photos.length > 1)
  await page.goto(`/product/${product.slug}`)
  const second = photo(page).getByRole("link", { name: /^Show photo 2 of/ })
  await waitForHydration(second)
  await second.click()
  const box = page.getByRole("dialog")
  await expect(box).toHaveAccessibleName(`Photo 2 of ${product.photos.length}`)
  const hash = product.photos[1]?.image.hash ?? ""
  const large = box.getByRole("group", { name: /^Photo 2 of/ }).locator("img")
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`${hash}/4x3/(?:600|900|1200|1600|2000)\\.`))
  await box.getByRole("button", { name: "Close" }).click()
  await expect(box).toHaveCount(0)
})

test("shows the button back to top after 100 px of scrolling", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page }) => {
  const { slug } = await findPaginatedCategory()
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const up = page.getByRole("button", { name: "Back to top" })
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(up).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 101))
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toHaveCount(0)
})
