import type { Page } from "playwright/test"
import { findPaginatedCategory } from "./find-products.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

/** Records the paths of RSC requests, in order. */
function recordPrefetches(page: Page): string[] {
  const fetched: string[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has("_rsc") || request.headers().rsc) fetched.push(url.pathname)
  })
  return fetched
}

test("prefetches the page of a hovered link", async ({ page }) => {
  const { slug } = await findPaginatedCategory()
  const fetched = recordPrefetches(page)
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const link = page.locator('main a[href^="/product/"]').last()
  const target = (await link.getAttribute("href")) ?? ""
  await link.hover()
  await expect.poll(() => fetched).toContain(target)
})

test("prefetches nothing with `saveData`", { tag: "@every-state" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    })
  })
  const { slug } = await findPaginatedCategory()
  const fetched = recordPrefetches(page)
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const links = page.locator('main a[href^="/product/"]')
  for (const at of [0, 1, 2]) await links.nth(at).hover()
  const target = (await links.nth(3).getAttribute("href")) ?? ""
  await links.nth(3).click()
  await expect(page).toHaveURL(target)
  await expect(getHeading(page)).not.toHaveText("")
  expect([...new Set(fetched)]).toEqual([target])
})
