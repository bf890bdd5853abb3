import type { BrowserContext, Locator, Page } from "playwright/test"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { openWorkerProxy } from "#tests/support/worker-proxy.ts"
import { listKept, whenKept } from "./kept-in-browser.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

test.use({ serviceWorkers: "allow" })

const category = "/shop/resin-standard"
/** The browser itself complains of what it cannot fetch while it is offline. */
const isLineFault = (text: string) =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC/.test(text)

function forgive(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isLineFault(text)))
}

/** Opens a page and waits until it is there for when the browser is offline. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenKept(page, new URL(page.url()).pathname)
}

const typed = "Do you print in green, too?"

/** Fills in whatever the form asks for. */
async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator("input[required]:visible").all()) {
    const isEmail = (await field.getAttribute("type")) === "email"
    await field.fill(isEmail ? "ann@example.com" : "Ann Example")
  }
  await form.locator("textarea").first().fill(typed)
}

/** Addresses of the page's pictures that have come; those in sight begin less than `untilPx` down. */
function listPictures(page: Page, untilPx = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  return page.evaluate(
    (end) =>
      [...document.images]
        .filter((image) => image.naturalWidth > 0 && image.getBoundingClientRect().top < end)
        .map((image) => image.currentSrc),
    untilPx,
  )
}

/** Resolves once each of these pictures has come. */
async function expectPictures(page: Page, pictures: readonly string[]): Promise<void> {
  expect(pictures.length).toBeGreaterThan(0)
  await expect.poll(() => listPictures(page)).toEqual(expect.arrayContaining([...pictures]))
}

test("a first visit leaves at most 300 kB, and is there offline with the pictures in sight", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  const pictures = await listPictures(page, page.viewportSize()?.height)
  const kept = await listKept(page)
  expect(kept.bytes).toBeLessThanOrEqual(300_000)
  expect(kept.addresses).toEqual(expect.arrayContaining(["/", "/offline"]))
  expect(kept.addresses.filter((path) => path.startsWith("/_next/"))).toEqual([])
  const paths = pictures.map((address) => new URL(address).pathname)
  await expect
    .poll(async () => (await listKept(page)).addresses)
    .toEqual(expect.arrayContaining(paths))
  await context.setOffline(true)
  await page.reload()
  await expect(getHeading(page)).toBeVisible()
  await expectPictures(page, pictures)
  forgive(complaints)
})

test("offline, visited pages work, also those gone to inside the app; others say what is the matter", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, category)
  await visit(page, "/de/shop")
  await page.goto(category)
  await untilAlive(page.locator("main"))
  const tile = page.locator("main a[href^='/product/']").first()
  const product = (await tile.getAttribute("href")) ?? ""
  await tile.click()
  await expect(page).toHaveURL(product)
  await whenKept(page, product)
  const name = (await getHeading(page).textContent()) ?? ""
  const pictures = await listPictures(page)
  await context.setOffline(true)

  await page.reload()
  await expect(getHeading(page)).toHaveText(name)
  await untilAlive(page.locator("main"))
  await expectPictures(page, pictures)
  await page.goto(`${category}?from=mail`)
  await untilAlive(page.locator("main"))

  await page.locator("footer a[href='/shipping-and-returns']").click()
  await expect(getHeading(page)).toHaveText("You’re offline")
  await page.getByRole("link", { name }).click()
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
  forgive(complaints)
})

test("a visited page is there offline within a second on a phone four times slower", {
  tag: "@timing",
}, async ({ page, context, complaints }) => {
  await visit(page, category)
  await visit(page, "/")
  await visit(page, category)
  await context.setOffline(true)
  const browser = await context.newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const taken: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.reload()
    taken.push(await page.evaluate(readPaint))
  }
  expect(Math.min(...taken)).toBeLessThan(1_000)
  forgive(complaints)
})

/** Milliseconds from when the page was wanted to its largest part being there. */
function readPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    })
    observer.observe({ type: "largest-contentful-paint", buffered: true })
  })
}

test("amounts of the cart are the same offline, also in a language that Chromium does not know", {
  tag: "@every-language",
}, async ({ page, context, shopper, goods, complaints }) => {
  await visit(page, `/ka${goods.path}`)
  await shopper.addsToCart(goods)
  await shopper.opens("/ka/cart")
  const shown = await page.locator("main").textContent()
  await context.setOffline(true)
  await page.reload()
  const amounts = await page.locator("#cart li > bdi").allTextContents()
  expect(amounts).toHaveLength(2)
  for (const amount of amounts) expect(shown).toContain(amount)
  forgive(complaints)
})

test("the cart is shown offline as it was, and after a logout nothing of the customer is left", async ({
  page,
  context,
  customer,
  shopper,
  goods,
  complaints,
}) => {
  await page.goto(buildEnterPath(customer))
  await visit(page, goods.path)
  await shopper.addsToCart(goods)
  for (const path of ["/cart", "/profile", "/my-account", "/checkout"]) {
    await page.goto(path)
    await expect(getHeading(page)).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  const kept = await listKept(page)
  expect(
    kept.addresses.filter((path) =>
      /^\/(?:cart|profile|my-account|checkout|login|enter)/.test(path),
    ),
  ).toEqual([])
  expect(kept.texts).not.toContain(customer.email)

  await context.setOffline(true)
  await page.goto("/cart")
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByText(/^You’re offline\. This is how your cart looked on/)).toBeVisible()
  await expect(page.locator("#cart li").first()).toContainText(`1 × ${goods.name}`)
  await page.goto("/profile")
  await expect(getHeading(page)).toHaveText("You’re offline")
  await context.setOffline(false)
  // The page comes by itself then, and would call off the next visit if that began before.
  await expect(getHeading(page)).not.toHaveText("You’re offline")
  await untilAlive(page.locator("main"))

  const other = await context.newPage()
  await other.goto("/cart")
  await expect(other.getByText(goods.name).first()).toBeVisible()
  await page.goto("/logout")
  await expect.poll(() => hasMark(context)).toBe(false)
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByText("Your cart is empty")).toBeVisible()
  await context.setOffline(true)
  for (const tab of [page, other]) {
    const left = await listKept(tab)
    for (const text of [customer.email, goods.name, "Ann"]) expect(left.storage).not.toContain(text)
    expect(left.storage).not.toContain("curlew.cart")
    expect(left.texts).not.toContain(customer.email)
  }
  await page.goto("/cart")
  await expect(page.getByText("Your cart can’t be shown while you’re offline.")).toBeVisible()
  await expect(page.locator("#cart")).toBeHidden()
  forgive(complaints)
})

async function hasMark(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name === signedInCookie)
}

test("what was typed survives a sending without a line, and the page shown anew", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/contact")
  await visit(page, "/contact")
  const form = page.locator("main form").first()
  await untilAlive(form)
  const field = form.locator("textarea").first()
  await fillIn(form)
  await context.setOffline(true)
  await form.getByRole("button", { name: "Send" }).click()
  await expect(form.getByRole("alert")).toContainText("What you typed is still here.")
  await expect(field).toHaveValue(typed)
  await page.reload()
  await expect(field).toHaveValue(typed)
  forgive(complaints)
})

test("a newer shop is offered for six seconds, and taken by its button or the next page", async ({
  page,
}) => {
  const shop = await openWorkerProxy(getRunningShop().origin)
  const prompt = page.getByText("New content available")
  const look = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  /** The page takes it as soon as it is quiet. */
  const isTaken = () =>
    expect(async () => {
      await page.clock.runFor(1_000)
      expect(await isWaiting()).toBe(false)
    }).toPass()
  try {
    await visit(page, `${shop.origin}/contact`)
    await page.reload()
    await whenKept(page, "/contact")
    await expect(prompt).toBeHidden()

    await page.clock.install()
    await page.evaluate(() => caches.delete("curlew-offline-1"))
    await page.reload()
    // The page has told the worker of itself: from here on it looks for a newer one.
    await whenKept(page, "/offline")
    shop.setWorkerResponse({ build: 2 })
    const asked = shop.getRequestCount()
    await page.clock.runFor(600_500)
    await expect.poll(() => shop.getRequestCount()).toBeGreaterThan(asked)
    await expect(prompt).toBeVisible()
    await page.clock.runFor(6_100)
    await expect(prompt).toBeHidden()
    expect(await isWaiting()).toBe(true)

    // The next page takes it, and no more is said of it.
    await page.locator("footer a[href='/shipping-and-returns']").click()
    await expect(page).toHaveURL(/\/shipping-and-returns$/)
    await isTaken()
    await expect(prompt).toBeHidden()

    await visit(page, `${shop.origin}/contact`)
    const form = page.locator("main form").first()
    await untilAlive(form)
    await page.clock.runFor(2_000)
    await fillIn(form)
    shop.setWorkerResponse({ build: 3 })
    await look()
    await page.getByRole("button", { name: "Update" }).click()
    await isTaken()
    await page.clock.runFor(2_000)
    await expect(form.locator("textarea").first()).toHaveValue(typed)
  } finally {
    await page.close()
    await shop.close()
  }
})

test("a worker that cannot be fetched changes nothing", { tag: "@faults" }, async ({
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
    for (const answer of broken) {
      shop.setWorkerResponse(answer)
      const asked = shop.getRequestCount()
      await page.goto(`${shop.origin}${category}`)
      await expect.poll(() => shop.getRequestCount()).toBeGreaterThan(asked)
      await untilAlive(page.locator("main"))
      const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
      expect(registered).toHaveLength(0)
    }
    // The browser itself notes what it got; nothing of the page's own complains.
    expect(complaints.filter((text) => !/fetching the script|MIME type/.test(text))).toEqual([])
    complaints.length = 0
  } finally {
    await page.close()
    await shop.close()
  }
})

/** Whether a newer worker is there, and has not taken over. */
function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting != null
  })
}

test("switched off, the worker leaves with all it has kept, and no page brings it back", {
  tag: "@faults",
}, async ({ page }) => {
  test.setTimeout(120_000)
  const { origin, apiOrigin } = getRunningShop()
  const off = await openOwnStorefront(apiOrigin, { SERVICE_WORKER: "off" })
  const shop = await openWorkerProxy(origin)
  try {
    await visit(page, `${shop.origin}${category}`)
    shop.setUpstream(off.origin)
    await page.goto(`${shop.origin}/shop`)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const count = () =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations()
        return workers.length + (await caches.keys()).length
      })
    // A worker that a test looks at is never idle, which a newer one sometimes waits for.
    const browser = await page.context().newCDPSession(page)
    await browser.send("ServiceWorker.enable")
    const countAnew = async () => {
      const left = await count()
      if (await isWaiting(page)) await browser.send("ServiceWorker.stopAllWorkers")
      return left
    }
    await expect.poll(countAnew, { intervals: [3_000], timeout: 30_000 }).toBe(0)
    const asked = shop.getRequestCount()
    await page.goto(`${shop.origin}${category}`)
    await untilAlive(page.locator("main"))
    await page.waitForLoadState("load")
    await expect.poll(count).toBe(0)
    expect(shop.getRequestCount()).toBe(asked)
  } finally {
    await page.close()
    await shop.close()
    await off.close()
  }
})
