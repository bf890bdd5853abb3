import type { BrowserContext, Locator, Page } from "playwright/test"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { openWorkerProxy } from "#tests/fakes/worker-proxy.ts"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { expectCached, getBrowserStorage } from "./browser-storage.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { signIn } from "./sign-in.ts"

test.use({ serviceWorkers: "allow" })

const category = "/shop/resin-standard"
/** True for the console errors that a browser itself logs while it is offline. */
const isConnectionError = (text: string) =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC/.test(text)

function removeConnectionErrors(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isConnectionError(text)))
}

/** Opens a page and waits until the service worker has cached it for offline use. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectCached(page, new URL(page.url()).pathname)
}

const typed = "Do you print in green, too?"

/** Fills in the form's required fields and its first text area. */
async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator("input[required]:visible").all()) {
    const isEmail = (await field.getAttribute("type")) === "email"
    await field.fill(isEmail ? "ann@example.com" : "Ann Example")
  }
  await form.locator("textarea").first().fill(typed)
}

/** Lists the URLs of loaded images whose top is less than `untilPx` below the viewport's top. */
function listLoadedImages(page: Page, untilPx = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  return page.evaluate(
    (end) =>
      [...document.images]
        .filter((image) => image.naturalWidth > 0 && image.getBoundingClientRect().top < end)
        .map((image) => image.currentSrc),
    untilPx,
  )
}

/** Expects each of these images to be loaded. */
async function expectLoadedImages(page: Page, pictures: readonly string[]): Promise<void> {
  expect(pictures.length).toBeGreaterThan(0)
  await expect.poll(() => listLoadedImages(page)).toEqual(expect.arrayContaining([...pictures]))
}

test("caches at most 300 kB on the first visit and shows the page offline with its visible images", async ({
  page,
  context,
  complaints,
}) => {
  await openAndCache(page, "/")
  const pictures = await listLoadedImages(page, page.viewportSize()?.height)
  const stored = await getBrowserStorage(page)
  expect(stored.bytes).toBeLessThanOrEqual(300_000)
  expect(stored.paths).toEqual(expect.arrayContaining(["/", "/offline"]))
  expect(stored.paths.filter((path) => path.startsWith("/_next/"))).toEqual([])
  const paths = pictures.map((address) => new URL(address).pathname)
  await expect
    .poll(async () => (await getBrowserStorage(page)).paths)
    .toEqual(expect.arrayContaining(paths))
  await context.setOffline(true)
  await page.reload()
  await expect(getHeading(page)).toBeVisible()
  await expectLoadedImages(page, pictures)
  removeConnectionErrors(complaints)
})

test("shows visited pages offline, also those of client-side navigations, and an offline page for others", async ({
  page,
  context,
  complaints,
}) => {
  await openAndCache(page, category)
  await openAndCache(page, "/de/shop")
  await page.goto(category)
  await waitForHydration(page.locator("main"))
  const tile = page.locator("main a[href^='/product/']").first()
  const product = (await tile.getAttribute("href")) ?? ""
  await tile.click()
  await expect(page).toHaveURL(product)
  await expectCached(page, product)
  const name = (await getHeading(page).textContent()) ?? ""
  const pictures = await listLoadedImages(page)
  await context.setOffline(true)

  await page.reload()
  await expect(getHeading(page)).toHaveText(name)
  await waitForHydration(page.locator("main"))
  await expectLoadedImages(page, pictures)
  await page.goto(`${category}?from=mail`)
  await waitForHydration(page.locator("main"))

  await page.locator("footer a[href='/shipping-and-returns']").click()
  await expect(getHeading(page)).toHaveText("You’re offline")
  await page.locator(`main a[href="${product}"]`).click()
  await expect(getHeading(page)).toHaveText(name)
  await page.goto("/search/resin")
  await expect(getHeading(page)).toHaveText("You’re offline")
  await page.goto("/de/blog")
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await expect(getHeading(page)).toHaveText("Sie sind offline")
  await expect(page.locator("main a[href='/de/shop']")).toBeVisible()

  await context.setOffline(false)
  await page
    .getByRole("button", { name: "Noch einmal versuchen" })
    .or(page.locator("body"))
    .first()
    .waitFor()
  await expect(getHeading(page)).not.toHaveText("Sie sind offline")
  removeConnectionErrors(complaints)
})

test("paints a visited page offline within one second at 4x CPU throttling", {
  tag: "@timing",
}, async ({ page, context, complaints }) => {
  await openAndCache(page, category)
  await openAndCache(page, "/")
  await openAndCache(page, category)
  await context.setOffline(true)
  const browser = await context.newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const paintTimes: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.reload()
    paintTimes.push(await page.evaluate(getLargestContentfulPaint))
  }
  expect(Math.min(...paintTimes)).toBeLessThan(1_000)
  removeConnectionErrors(complaints)
})

/** Returns the largest contentful paint in milliseconds since navigation start. */
function getLargestContentfulPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    })
    observer.observe({ type: "largest-contentful-paint", buffered: true })
  })
}

test("shows the same cart amounts offline, also in a locale that Chromium does not support", {
  tag: "@every-language",
}, async ({ page, context, shopper, product, complaints }) => {
  await openAndCache(page, `/ka${product.path}`)
  await shopper.addToCart(product)
  await shopper.open("/ka/cart")
  const shown = await page.locator("main").textContent()
  await context.setOffline(true)
  await page.reload()
  const amounts = await page.locator("#cart li > bdi").allTextContents()
  expect(amounts).toHaveLength(2)
  for (const amount of amounts) expect(shown).toContain(amount)
  removeConnectionErrors(complaints)
})

test("shows the last cart offline and deletes all customer data on logout", async ({
  page,
  context,
  customer,
  shopper,
  product,
  complaints,
}) => {
  await signIn(page, customer)
  await openAndCache(page, product.path)
  await shopper.addToCart(product)
  for (const path of ["/cart", "/profile", "/my-account", "/checkout"]) {
    await page.goto(path)
    await expect(getHeading(page)).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  const stored = await getBrowserStorage(page)
  expect(
    stored.paths.filter((path) => /^\/(?:cart|profile|my-account|checkout|login|enter)/.test(path)),
  ).toEqual([])
  expect(stored.texts).not.toContain(customer.email)

  await context.setOffline(true)
  await page.goto("/cart")
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByText(/^You’re offline\. This is how your cart looked on/)).toBeVisible()
  await expect(page.locator("#cart li").first()).toContainText(`1 × ${product.name}`)
  await page.goto("/profile")
  await expect(getHeading(page)).toHaveText("You’re offline")
  await context.setOffline(false)
  // The page reloads by itself now, which would abort a navigation that starts earlier.
  await expect(getHeading(page)).not.toHaveText("You’re offline")
  await waitForHydration(page.locator("main"))

  const other = await context.newPage()
  await other.goto("/cart")
  await expect(other.getByText(product.name).first()).toBeVisible()
  await page.goto("/logout")
  await expect.poll(() => hasSessionCookie(context)).toBe(false)
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByText("Your cart is empty")).toBeVisible()
  await context.setOffline(true)
  for (const tab of [page, other]) {
    const left = await getBrowserStorage(tab)
    for (const text of [customer.email, product.name, "Ann"])
      expect(left.storage).not.toContain(text)
    expect(left.storage).not.toContain("curlew.cart")
    expect(left.texts).not.toContain(customer.email)
  }
  await page.goto("/cart")
  await expect(page.getByText("Your cart can’t be shown while you’re offline.")).toBeVisible()
  await expect(page.locator("#cart")).toBeHidden()
  removeConnectionErrors(complaints)
})

async function hasSessionCookie(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name === signedInCookie)
}

test("preserves form fields through an offline submission and a reload", {
  tag: "@repeat",
}, async ({ page, context, complaints }) => {
  await openAndCache(page, "/contact")
  await openAndCache(page, "/contact")
  const form = page.locator("main form").first()
  await waitForHydration(form)
  const field = form.locator("textarea").first()
  await fillIn(form)
  await context.setOffline(true)
  await form.getByRole("button", { name: "Send" }).click()
  await expect(form.getByRole("alert")).toContainText("What you typed is still here.")
  await expect(field).toHaveValue(typed)
  await page.reload()
  await expect(field).toHaveValue(typed)
  removeConnectionErrors(complaints)
})

test("offers a new version for six seconds and activates it by its button or on the next page", {
  tag: "@repeat",
}, async ({ page }) => {
  const shop = await openWorkerProxy(getRunningShop().origin)
  const prompt = page.getByText("New content available")
  const checkForUpdate = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  /** Waits until the page activates the waiting worker, which it does once it is idle. */
  const expectActivated = () =>
    expect(async () => {
      await page.clock.runFor(1_000)
      expect(await isWaiting()).toBe(false)
    }).toPass()
  try {
    await openAndCache(page, `${shop.origin}/contact`)
    await page.reload()
    await expectCached(page, "/contact")
    await expect(prompt).toBeHidden()

    await page.clock.install()
    await page.evaluate(() => caches.delete("curlew-offline-1"))
    await page.reload()
    // The page has registered with the worker: from now on it checks for updates.
    await expectCached(page, "/offline")
    shop.setWorkerResponse({ build: 2 })
    const requestCount = shop.getRequestCount()
    await page.clock.runFor(600_500)
    await expect.poll(() => shop.getRequestCount()).toBeGreaterThan(requestCount)
    await expect(prompt).toBeVisible()
    await page.clock.runFor(6_100)
    await expect(prompt).toBeHidden()
    expect(await isWaiting()).toBe(true)

    // The next page activates it, and the prompt does not appear again.
    await page.locator("footer a[href='/shipping-and-returns']").click()
    await expect(page).toHaveURL(/\/shipping-and-returns$/)
    await expectActivated()
    await expect(prompt).toBeHidden()

    await openAndCache(page, `${shop.origin}/contact`)
    const form = page.locator("main form").first()
    await waitForHydration(form)
    await page.clock.runFor(2_000)
    await fillIn(form)
    shop.setWorkerResponse({ build: 3 })
    await checkForUpdate()
    await page.getByRole("button", { name: "Update" }).click()
    await expectActivated()
    await page.clock.runFor(2_000)
    await expect(form.locator("textarea").first()).toHaveValue(typed)
  } finally {
    await page.close()
    await shop.close()
  }
})

test("works without a service worker when its script cannot be loaded", { tag: "@faults" }, async ({
  page,
  complaints,
}) => {
  const shop = await openWorkerProxy(getRunningShop().origin)
  const broken = [
    { status: 404, type: "text/html", text: "<h1>Not found</h1>" },
    { status: 500, type: "text/javascript", text: "" },
    { status: 200, type: "text/html", text: "<h1>Log in to this network</h1>" },
    { status: 200, type: "text/javascript", text: "throw new Error('broken')" },
  ]
  try {
    for (const response of broken) {
      shop.setWorkerResponse(response)
      const requestCount = shop.getRequestCount()
      await page.goto(`${shop.origin}${category}`)
      await expect.poll(() => shop.getRequestCount()).toBeGreaterThan(requestCount)
      await waitForHydration(page.locator("main"))
      const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
      expect(registered).toHaveLength(0)
    }
    // The browser itself logs the invalid script; the page logs no error.
    expect(complaints.filter((text) => !/fetching the script|MIME type/.test(text))).toEqual([])
    complaints.length = 0
  } finally {
    await page.close()
    await shop.close()
  }
})

/** True if a newer worker is installed and not yet active. */
function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting != null
  })
}

test("unregisters the service worker and deletes its caches when switched off, and registers none again", {
  tag: "@faults",
}, async ({ page }) => {
  const { origin, apiOrigin } = getRunningShop()
  const off = await openOwnStorefront(apiOrigin, { SERVICE_WORKER: "off" })
  const shop = await openWorkerProxy(origin)
  try {
    await openAndCache(page, `${shop.origin}${category}`)
    shop.setUpstream(off.origin)
    await page.goto(`${shop.origin}/shop`)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const count = () =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations()
        return workers.length + (await caches.keys()).length
      })
    // A worker with a debugger attached is never idle, for which a newer one may wait.
    const browser = await page.context().newCDPSession(page)
    await browser.send("ServiceWorker.enable")
    const countAndStopWorkers = async () => {
      const left = await count()
      if (await isWaiting(page)) await browser.send("ServiceWorker.stopAllWorkers")
      return left
    }
    await expect.poll(countAndStopWorkers, { intervals: [3_000], timeout: 30_000 }).toBe(0)
    const requestCount = shop.getRequestCount()
    await page.goto(`${shop.origin}${category}`)
    await waitForHydration(page.locator("main"))
    await page.waitForLoadState("load")
    await expect.poll(count).toBe(0)
    expect(shop.getRequestCount()).toBe(requestCount)
  } finally {
    await page.close()
    await shop.close()
    await off.close()
  }
})
