import type { Page } from "playwright/test"
import { findPaginatedCategory, findProductWhere } from "./find-products.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

const getBar = (page: Page) => page.getByRole("progressbar", { name: "The page is loading" })
const getScroll = (page: Page) => page.evaluate(() => scrollY)
const productLinks = 'main a[href^="/product/"]'

/** Counts document loads from now on; the returned function returns the count. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on("domcontentloaded", () => {
    count += 1
  })
  return () => count
}

/** Delays RSC requests; the returned function releases them and removes the route. */
async function delayPages(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/[?&]_rsc=/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
}

/** Records text changes of live regions from now on; the returned function returns the texts. */
async function recordLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const liveTexts: string[] = []
    const listen = (root: Node) =>
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest("[role=status],[role=alert],[aria-live]")
          const root = region?.getRootNode()
          const host = root instanceof ShadowRoot ? root.host : region
          if (region && !host?.closest("[aria-hidden=true]"))
            liveTexts.push(region.textContent ?? "")
        }
      }).observe(root, { childList: true, characterData: true, subtree: true })
    listen(document.body)
    const shadow = document.querySelector("next-route-announcer")?.shadowRoot
    if (shadow) listen(shadow)
    Object.assign(globalThis, { liveTexts })
  })
  return () =>
    page.evaluate(() => (Reflect.get(globalThis, "liveTexts") as string[]).filter(Boolean))
}

test("scrolls to the top and reports a navigation once; Back restores scroll position and focus", async ({
  page,
}) => {
  const { slug, name } = await findPaginatedCategory()
  const countLoads = countDocuments(page)
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const link = page.locator(productLinks).nth(6)
  const target = (await link.getAttribute("href")) ?? ""
  await link.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 300))
  const scrollTop = await getScroll(page)
  expect(scrollTop).toBeGreaterThan(200)
  const getLiveTexts = await recordLiveRegions(page)
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(target)
  const heading = getHeading(page)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS("outline-style", "none")
  await expect.poll(() => getScroll(page)).toBe(0)
  await expect(page).toHaveTitle(/./)
  await expect.poll(getLiveTexts).toEqual([await page.title()])
  await page.keyboard.press("Tab")
  await expect(page.locator("main").locator(":focus")).toHaveCount(1)
  await page.goBack()
  await expect(heading).toHaveText(name)
  await expect(page.locator(`${productLinks}:focus`)).toHaveAttribute("href", target)
  await expect.poll(() => getScroll(page)).toBe(scrollTop)
  expect(countLoads()).toBe(1)
})

test("restores the scroll position on Back after a reload, before images load", {
  tag: ["@pictures", "@every-state"],
}, async ({ page, complaints }) => {
  const { slug } = await findPaginatedCategory()
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const link = page.locator(productLinks).nth(6)
  await link.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 300))
  const scrollTop = await getScroll(page)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/\/product\//)
  await page.reload()
  await waitForHydration(page.locator("main"))
  await page.route(/\/assets\/i\//, (route) => route.abort())
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/shop/${slug}$`))
  await expect.poll(() => getScroll(page)).toBe(scrollTop)
  // The browser reports the images that were aborted, unless it has cached them.
  expect(complaints.filter((text) => !/ERR_FAILED .*\/assets\/i\//.test(text))).toEqual([])
  complaints.length = 0
})

test("shows a progress bar from click to navigation without moving the page", {
  tag: "@repeat",
}, async ({ page }) => {
  const { slug } = await findPaginatedCategory()
  await page.goto(`/shop/${slug}`)
  await waitForHydration(page.locator("main"))
  const release = await delayPages(page)
  const last = page.locator(productLinks).last()
  const first = page.locator(productLinks).nth(2)
  const bodyHeight = () => page.evaluate(() => document.body.getBoundingClientRect().height)
  const height = await bodyHeight()
  await expect(getBar(page)).toBeHidden()
  const wasAtOnce = await last.evaluate((link: HTMLElement) => {
    link.click()
    return document.querySelector("#progress:popover-open") !== null
  })
  expect(wasAtOnce).toBe(true)
  await expect(getBar(page)).toBeVisible()
  await expect(getBar(page)).toBeInViewport()
  expect(await bodyHeight()).toBe(height)
  const target = (await first.getAttribute("href")) ?? ""
  await first.evaluate((link: HTMLElement) => link.click())
  await release()
  await expect(page).toHaveURL(target)
  await expect(getBar(page)).toBeHidden()
})

test("fills the progress bar from the right in Arabic and does not animate it with reduced motion", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const release = await delayPages(page)
  await page.goto("/ar/shop")
  await waitForHydration(page.locator("main"))
  await page.locator('main a[href^="/ar/shop/"]').first().click()
  const bar = page.getByRole("progressbar")
  await expect(bar).toBeVisible()
  const getBarPosition = () =>
    bar.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const { width } = document.documentElement.getBoundingClientRect()
      return { isAtRight: Math.abs(right - width) < 1, isMost: left < width / 4 }
    })
  await expect.poll(getBarPosition).toEqual({ isAtRight: true, isMost: true })
  await release()
  await expect(bar).toBeHidden()
})

test("scrolls the next page to its top after a slightly scrolled one", {
  tag: "@every-state",
}, async ({ page }) => {
  const product = await findProductWhere(() => true)
  await page.goto(`/product/${product.slug}`)
  await waitForHydration(page.locator("main"))
  await page.evaluate(() => scrollTo(0, 60))
  await page.locator('main nav a[href="/shop"]').click()
  await expect(getHeading(page)).toBeFocused()
  expect(await getScroll(page)).toBe(0)
})

test("shows the progress bar for a document navigation and hides it after Back", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/about")
  await waitForHydration(page.locator("main"))
  const isShown = await page.evaluate(() => {
    // A document navigation discards this page, so the check runs in the same task as the click.
    document.querySelector<HTMLElement>('a[href="/login"]')?.click()
    return document.querySelector("#progress:popover-open") !== null
  })
  expect(isShown).toBe(true)
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(getBar(page)).toBeHidden()
})

test("prefetches no private pages", { tag: "@repeat" }, async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.has("_rsc")) fetched.push(request.url())
  })
  await page.goto("/about")
  await waitForHydration(page.locator("main"))
  await page.locator('header a[href="/cart"]').hover()
  await page.locator('a[href="/login"]').first().hover()
  await page.locator('footer a[href="/contact"]').first().hover()
  await expect.poll(() => fetched.some((url) => url.includes("/contact"))).toBe(true)
  expect(fetched.filter((url) => /cart|login/.test(url))).toEqual([])
})
