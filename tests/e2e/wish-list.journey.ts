import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { listViolations } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { chooseByLabel, expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

const getHeart = (page: Page, name: string) =>
  page.getByRole("button", { name: `Save ${name}`, exact: true })

async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page.locator("main"))
}

test("saves a product for a guest with its options, and moves it to the cart", async ({
  page,
  product,
}) => {
  await openProduct(page, product.path)
  await chooseByLabel(page.getByRole("radio", { name: /Amber/ }))
  const heart = getHeart(page, product.name)
  await expect(heart).toHaveAttribute("aria-pressed", "false")
  await heart.press("Enter")
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await page.reload()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await page.goto("/wish-list")
  const item = page.getByRole("listitem").filter({ hasText: product.name })
  await expect(item).toContainText("Amber")
  await expect(item.getByRole("link", { name: product.name, exact: true })).toHaveAttribute(
    "href",
    `${product.path}?colour=amber`,
  )
  expect(await listViolations(page)).toEqual([])
  await item.getByRole("button", { name: "Move to cart" }).click()
  await expect(page.getByText("It’s in your cart now.")).toBeVisible()
  await expect(page.getByText("Nothing saved yet")).toBeVisible()
  await page.goto("/cart")
  await expect(page.getByRole("main")).toContainText("Amber")
})

test("merges a guest’s list at the login, and shares it by a link that can be withdrawn", {
  tag: "@repeat",
}, async ({ page, product, browser }) => {
  const member = await openShopCustomer()
  await openProduct(page, product.path)
  await getHeart(page, product.name).click()
  await expect(getHeart(page, product.name)).toHaveAttribute("aria-pressed", "true")
  await page.goto(buildEnterPath(member))
  await page.goto("/wish-list")
  await expect(page.getByRole("link", { name: product.name, exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("curlew.wish-list"))).toBeNull()
  await page.getByRole("button", { name: "Create a link" }).click()
  const link = await page.getByLabel("Link to this list").inputValue()
  expect(await listViolations(page)).toEqual([])
  const other = await browser.newPage()
  const path = new URL(link).pathname
  await other.goto(path)
  await expect(other.getByRole("main")).toContainText(product.name)
  expect(await other.content()).not.toContain(member.email)
  expect(await listViolations(other)).toEqual([])
  await page.getByRole("button", { name: "Withdraw the link" }).click()
  await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible()
  expect((await other.goto(path))?.status()).toBe(404)
  await other.close()
  await member.remove()
})

test("shows what was viewed without layout shift, and clears it", { tag: "@repeat" }, async ({
  page,
  product,
  createProduct,
}) => {
  const other = await createProduct({})
  await page.addInitScript(measureLayoutShift)
  await openProduct(page, product.path)
  const section = page.getByRole("region", { name: "Recently viewed" })
  await expect(section).toBeHidden()
  await openProduct(page, other.path)
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole("link", { name: product.name })).toBeVisible()
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
  expect(await listViolations(page)).toEqual([])
  await section.getByRole("button", { name: "Clear" }).click()
  await expect(section).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem("curlew.viewed"))).toBeNull()
})

test("compares products of a category, and names what is gone", { tag: "@repeat" }, async ({
  page,
}) => {
  await page.goto("/shop/resin-standard")
  await page.getByRole("link", { name: "Compare products" }).click()
  // Until then the list's own filters are on the page.
  await expect(getHeading(page)).toHaveText("Compare products")
  const boxes = page.getByRole("main").getByRole("checkbox")
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole("button", { name: "Compare" }).click()
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3)
  await expect(page.getByRole("rowheader", { name: "Price" })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const { href } = new URL(page.url())
  await page.goto(`${href}&products=not-sold`)
  await expect(page.getByText("Some of these products are no longer available.")).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("says where lists are, and changes a customer’s lists", { tag: "@without-scripts" }, async ({
    page,
  }) => {
    await page.goto("/wish-list")
    // Playwright finds no text in `noscript`.
    const note = page.locator("main noscript p").first()
    await expect(note).toBeVisible()
    await expect(note).toHaveText(/^Without JavaScript, this browser can’t save/)
    const member = await openShopCustomer()
    await page.goto(buildEnterPath(member))
    await page.goto("/wish-list")
    for (const name of ["Gifts", "Workshop"]) {
      await page.getByLabel("Name of the list").last().fill(name)
      await page.getByRole("button", { name: "Create list" }).click()
      await expect(page.getByText("Your change was saved.")).toBeVisible()
    }
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Workshop/ })
      .click()
    await page.getByText("Delete this list").click()
    await page.getByRole("button", { name: "Delete for good" }).click()
    await expect(page.getByRole("heading", { name: "Gifts" })).toBeVisible()
    await member.remove()
  })

  test("compares products", { tag: "@without-scripts" }, async ({ page }) => {
    await page.goto("/compare?group=resin-standard")
    await page.getByRole("main").getByRole("checkbox").first().check()
    await page.getByRole("button", { name: "Compare" }).click()
    await expect(page.getByRole("table")).toBeVisible()
  })
})
