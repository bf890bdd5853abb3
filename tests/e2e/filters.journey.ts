import type { Page } from "playwright/test"
import { expect, test, waitForHydration } from "./shop-test.ts"

const listTiles = (page: Page) => page.getByRole("main").locator("h2 a")
const getCount = (page: Page) => page.getByRole("main").getByRole("status")

test("filters a category, goes back, and takes a filter away", async ({ page }) => {
  await page.goto("/shop/resin")
  await waitForHydration(page.locator("main"))
  const all = (await getCount(page).textContent()) ?? ""
  await page.getByLabel(/^Grey/).check()
  await page.getByRole("button", { name: "Show products" }).click()
  await expect(page).toHaveURL("/shop/resin?filter=Colour%3AGrey")
  await expect(getCount(page)).not.toHaveText(all)
  const grey = (await getCount(page).textContent()) ?? ""
  await page.getByLabel("Sort by").selectOption("Price, high to low")
  await page.getByRole("button", { name: "Sort" }).click()
  await expect(page).toHaveURL("/shop/resin?filter=Colour%3AGrey&sort=price_down")
  await expect(getCount(page)).toHaveText(grey)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL("/shop/resin")
  await expect(getCount(page)).toHaveText(all)
  await expect(page.getByLabel(/^Grey/)).not.toBeChecked()
  await page.goForward()
  await expect(getCount(page)).toHaveText(grey)
  await page.getByRole("link", { name: "Remove the filter Colour: Grey" }).click()
  await expect(page).toHaveURL("/shop/resin")
  await expect(getCount(page)).toHaveText(all)
})

test("opens the filters as a drawer on a phone, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/shop/resin")
  await waitForHydration(page.locator("main"))
  const open = page.getByRole("button", { name: "Filters" })
  const value = page.getByLabel(/^Grey/)
  await expect(value).toBeHidden()
  await open.focus()
  await page.keyboard.press("Enter")
  await expect(value).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(value).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(value).toBeVisible()
  await value.focus()
  const ringSpace = await value.evaluate((box) => {
    const facet = box.closest(".facet")?.getBoundingClientRect()
    return box.getBoundingClientRect().left - (facet?.left ?? 0)
  })
  expect(ringSpace).toBeGreaterThanOrEqual(5)
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/shop/resin?filter=Colour%3AGrey")
  await expect(value).toBeHidden()
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible()
})

test("fetches a filtered list only when it is opened", { tag: "@repeat" }, async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has("_rsc") && searchParams.has("in_stock")) fetched.push(pathname)
  })
  await page.goto("/shop/resin?in_stock=1&filter=Colour%3AGrey")
  await waitForHydration(page.locator("main"))
  const chip = page.getByRole("link", { name: "Remove the filter Colour: Grey" })
  await chip.hover()
  await chip.focus()
  await listTiles(page).first().hover()
  expect(fetched).toEqual([])
  await chip.click()
  await expect(page).toHaveURL("/shop/resin?in_stock=1")
  expect(fetched.length).toBeGreaterThan(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("filters and sorts a seasonal list in a drawer", { tag: "@without-scripts" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto("/shop-christmas")
    await page.getByRole("button", { name: "Filters" }).click()
    await page.getByLabel("To", { exact: true }).fill("20")
    await page.getByRole("button", { name: "Show products" }).click()
    await expect(page).toHaveURL(/\/shop-christmas\?(?:.*&)?max=20/)
    await expect(page.getByRole("link", { name: "Remove the filter Up to $20.00" })).toBeVisible()
    await expect(getCount(page)).toHaveText(/^\d+ products$/)
  })
})
