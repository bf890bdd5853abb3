import type { Page } from "playwright/test"
import { pickLongCategory } from "./pick-goods.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

/** Paths of the pages that the app fetches for itself, in order. */
function noteFetched(page: Page): string[] {
  const fetched: string[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has("_rsc") || request.headers().rsc) fetched.push(url.pathname)
  })
  return fetched
}

test("the page of a link that is pointed at is fetched ahead", async ({ page }) => {
  const { slug } = await pickLongCategory()
  const fetched = noteFetched(page)
  await page.goto(`/shop/${slug}`)
  await untilAlive(page.locator("main"))
  const link = page.locator('main a[href^="/product/"]').last()
  const target = (await link.getAttribute("href")) ?? ""
  await link.hover()
  await expect.poll(() => fetched).toContain(target)
})

test("nothing is fetched ahead for who saves data", { tag: "@every-state" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    })
  })
  const { slug } = await pickLongCategory()
  const fetched = noteFetched(page)
  await page.goto(`/shop/${slug}`)
  await untilAlive(page.locator("main"))
  const links = page.locator('main a[href^="/product/"]')
  for (const at of [0, 1, 2]) await links.nth(at).hover()
  const target = (await links.nth(3).getAttribute("href")) ?? ""
  await links.nth(3).click()
  await expect(page).toHaveURL(target)
  await expect(getHeading(page)).not.toHaveText("")
  expect([...new Set(fetched)]).toEqual([target])
})
