import type { Page } from "playwright/test"
import { pickLongCategory, pickProduct } from "./pick-goods.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

const getBar = (page: Page) => page.getByRole("progressbar", { name: "The page is loading" })
const getScroll = (page: Page) => page.evaluate(() => scrollY)
const productLinks = 'main a[href^="/product/"]'

/** How often the browser has loaded a document. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on("domcontentloaded", () => {
    count += 1
  })
  return () => count
}

/** Holds back what the app fetches of pages until it is let go. */
async function holdPages(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/[?&]_rsc=/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
}

/** Everything that the page has told assistive technology by itself since this was called. */
async function listenForTold(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    const listen = (root: Node) =>
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest("[role=status],[role=alert],[aria-live]")
          const root = region?.getRootNode()
          const host = root instanceof ShadowRoot ? root.host : region
          if (region && !host?.closest("[aria-hidden=true]")) told.push(region.textContent ?? "")
        }
      }).observe(root, { childList: true, characterData: true, subtree: true })
    listen(document.body)
    const shadow = document.querySelector("next-route-announcer")?.shadowRoot
    if (shadow) listen(shadow)
    Object.assign(globalThis, { told })
  })
  return () => page.evaluate(() => (Reflect.get(globalThis, "told") as string[]).filter(Boolean))
}

test("a product is seen from its top and told once; going back finds the place and the link", async ({
  page,
}) => {
  const { slug, name } = await pickLongCategory()
  const countLoads = countDocuments(page)
  await page.goto(`/shop/${slug}`)
  await untilAlive(page.locator("main"))
  const link = page.locator(productLinks).nth(6)
  const target = (await link.getAttribute("href")) ?? ""
  await link.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 300))
  const place = await getScroll(page)
  expect(place).toBeGreaterThan(200)
  const getTold = await listenForTold(page)
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(target)
  const heading = getHeading(page)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS("outline-style", "none")
  expect(await getScroll(page)).toBe(0)
  await expect.poll(getTold).toEqual([await page.title()])
  await page.keyboard.press("Tab")
  await expect(page.locator("main").locator(":focus")).toHaveCount(1)
  await page.goBack()
  await expect(heading).toHaveText(name)
  await expect(page.locator(`${productLinks}:focus`)).toHaveAttribute("href", target)
  await expect.poll(() => getScroll(page)).toBe(place)
  expect(countLoads()).toBe(1)
})

test("going back finds the place after a reload too, before pictures have come", {
  tag: ["@pictures", "@every-state"],
}, async ({ page }) => {
  const { slug } = await pickLongCategory()
  await page.goto(`/shop/${slug}`)
  await untilAlive(page.locator("main"))
  const link = page.locator(productLinks).nth(6)
  await link.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 300))
  const place = await getScroll(page)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/\/product\//)
  await page.reload()
  await untilAlive(page.locator("main"))
  await page.route(/\/assets\/i\//, (route) => route.abort())
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/shop/${slug}$`))
  await expect.poll(() => getScroll(page)).toBe(place)
})

test("a bar shows from the click until the page is there, and moves nothing", async ({ page }) => {
  const { slug } = await pickLongCategory()
  await page.goto(`/shop/${slug}`)
  await untilAlive(page.locator("main"))
  const letGo = await holdPages(page)
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
  await letGo()
  await expect(page).toHaveURL(target)
  await expect(getBar(page)).toBeHidden()
})

test("the bar grows from the right where the language does, and stands still for who wants that", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const letGo = await holdPages(page)
  await page.goto("/ar/shop")
  await untilAlive(page.locator("main"))
  await page.locator('main a[href^="/ar/shop/"]').first().click()
  const bar = page.getByRole("progressbar")
  await expect(bar).toBeVisible()
  const look = () =>
    bar.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const { width } = document.documentElement.getBoundingClientRect()
      return { isAtRight: Math.abs(right - width) < 1, isMost: left < width / 4 }
    })
  await expect.poll(look).toEqual({ isAtRight: true, isMost: true })
  await letGo()
  await expect(bar).toBeHidden()
})

test("a little scrolled page does not hand its place to the next", { tag: "@every-state" }, async ({
  page,
}) => {
  const product = await pickProduct(() => true)
  await page.goto(`/product/${product.slug}`)
  await untilAlive(page.locator("main"))
  await page.evaluate(() => scrollTo(0, 60))
  await page.locator('main nav a[href="/shop"]').click()
  await expect(getHeading(page)).toBeFocused()
  expect(await getScroll(page)).toBe(0)
})

test("the bar shows for pages that the browser loads, and not on the way back from them", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/about")
  await untilAlive(page.locator("main"))
  const isShown = await page.evaluate(() => {
    // What a click begins ends with this page: it is asked before.
    document.querySelector<HTMLElement>('a[href="/login"]')?.click()
    return document.querySelector("#progress:popover-open") !== null
  })
  expect(isShown).toBe(true)
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(getBar(page)).toBeHidden()
})

test("private pages are not fetched ahead", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.has("_rsc")) fetched.push(request.url())
  })
  await page.goto("/about")
  await untilAlive(page.locator("main"))
  await page.locator('header a[href="/cart"]').hover()
  await page.locator('a[href="/login"]').first().hover()
  await page.locator('footer a[href="/contact"]').first().hover()
  await expect.poll(() => fetched.some((url) => url.includes("/contact"))).toBe(true)
  expect(fetched.filter((url) => /cart|login/.test(url))).toEqual([])
})
