import type { Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { eventually } from "#tests/support/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { logIn } from "./account-test.ts"
import { FakeServices, trialKeys, untilQuiet } from "./fake-services.ts"
import { listViolations } from "./list-violations.ts"
import { noteShifts } from "./note-shifts.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { home } from "./shopper.ts"
import { test as base } from "./shopping-test.ts"

const test = base.extend<{ services: FakeServices }>({
  services: [({ context }, use) => FakeServices.open(context).then(use), { auto: true }],
})
const none = Object.fromEntries(Object.keys(trialKeys).map((name) => [name, null]))
const once = { google: 1, tags: 1, pixel: 1, matomo: 1 }

const banner = (page: Page) => page.getByRole("region", { name: "May we count your visit?" })
const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click()
const openChoices = (page: Page) => page.getByRole("link", { name: "Privacy choices" }).click()
/** The shop's own note of the cart is for its owner, offline, and goes nowhere. */
const readKept = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, "curlew.cart": null }))
const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_/.test(name))

/** Goes on inside the app, by a link of the menu's. */
async function goOn(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name, exact: true })
    .click()
  await expect(getHeading(page)).toHaveText(name)
  await untilQuiet(page)
}

// There is one site, and its settings are everybody's.
test.describe.configure({ mode: "default" })
test.beforeAll(async () => {
  await admin.update("cognito/domain", 1, trialKeys)
  await eventually(10_000, async () => {
    expect((await requestPage("/")).html).toContain(trialKeys.google_analytics_key)
  })
})
test.afterAll(async () => {
  await admin.update("cognito/domain", 1, none)
  await eventually(10_000, async () => {
    expect((await requestPage("/")).html).not.toContain(trialKeys.google_analytics_key)
  })
})

test("nothing leaves the browser before a visitor has said anything, and nothing moves", async ({
  page,
  services,
  shopper,
  goods,
}) => {
  await page.addInitScript(noteShifts)
  await page.goto("/")
  await expect(banner(page)).toBeVisible()
  await untilQuiet(page)
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001)
  expect(await listViolations(page)).toEqual([])
  await shopper.addsToCart(goods)
  await expect(banner(page)).toBeVisible()
  expect(services.all).toEqual([])
  expect(await readKept(page)).not.toContain("TRIAL")
  expect(await readCookies(page)).toEqual([])
})

test("accepting and refusing are the same size, are reached with the keyboard, and leave the focus in the page", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/")
  const sizes = await Promise.all(
    ["Accept", "Refuse"].map((name) => banner(page).getByRole("button", { name }).boundingBox()),
  )
  expect(sizes[0]?.width).toBe(sizes[1]?.width)
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(banner(page).getByRole("button", { name: "Accept" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "May we count your visit?" })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("checkbox", { name: /^Statistics/ })).toBeChecked()
  await press(page, "Refuse all")
  await expect(banner(page)).toBeHidden()
  await expect(page.locator("main")).toBeFocused()
})

test("once accepted, each service is fetched once and told of each page once, by its path", async ({
  page,
  services,
}) => {
  await page.goto("/?utm_source=news&colour=red")
  await press(page, "Accept")
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => services.count(/^(page_view|PageView|trackPageView)$/)).toEqual(once)
  expect(services.fetched).toHaveLength(4)
  const title = await page.title()
  await goOn(page, "Resin")
  await expect
    .poll(() => services.count(/^(page_view|PageView|trackPageView)$/))
    .toEqual({ google: 2, tags: 2, pixel: 2, matomo: 2 })
  expect(services.fetched).toHaveLength(4)
  const { origin } = new URL(page.url())
  expect(services.list("google", "page_view")).toMatchObject([
    { page_location: `${origin}/?utm_source=news`, page_title: title, page_referrer: "" },
    {
      page_location: `${origin}/shop/resin`,
      page_title: await page.title(),
      page_referrer: `${origin}/?utm_source=news`,
    },
  ])
  expect(await page.title()).not.toBe(title)
  expect(services.list("tags", "page_view")).toMatchObject([
    { page_path: "/" },
    { page_path: "/shop/resin" },
  ])
  await page.reload()
  await untilQuiet(page)
  await expect.poll(() => services.count(/^page_view$/)).toEqual({ google: 3, tags: 3 })
  await expect(banner(page)).toBeHidden()
})

test("a whole purchase is counted once by each service, and its private pages ask nobody", async ({
  page,
  context,
  services,
  shopper,
  goods,
  customer,
}) => {
  test.setTimeout(150_000)
  const token = customer.access_token
  expect((await requestShopApi(accountCalls.createAddress, { token, body: home })).status).toBe(200)
  await page.goto("/")
  await press(page, "Accept")
  await expect.poll(() => services.count(/^(page_view|PageView)$/).pixel).toBe(1)

  await shopper.opens(goods.path)
  await expect
    .poll(() => services.count(/^(view_item|ViewContent|setEcommerceView)$/))
    .toEqual(once)
  await shopper.chooses("Amber")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect
    .poll(() => services.count(/^(add_to_cart|AddToCart|trackEcommerceCartUpdate)$/))
    .toEqual(once)
  const code = goods.path.replace("/product/", "").toUpperCase()
  expect(services.list("google", "add_to_cart")).toMatchObject([
    {
      currency: "AUD",
      value: 24.95,
      items: [
        { item_id: `${code}-AMBER`, item_name: goods.name, item_variant: "Amber", quantity: 1 },
      ],
    },
  ])

  await page.getByRole("link", { name: "Checkout now" }).click()
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await untilAlive(page.locator("form#checkout"))
  await untilQuiet(page)
  await page.reload()
  await untilAlive(page.locator("form#checkout"))
  await expect(shopper.payButton).toHaveAttribute("aria-disabled", "false")
  await shopper.orders()
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
  const order = await shopper.readsOrderNumber()
  const returned = page.url()
  await untilQuiet(page)
  await expect.poll(() => readKept(page)).toContain(`order-${order}`)
  await page.reload()
  await untilQuiet(page)
  const other = await context.newPage()
  await other.goto(returned)
  await untilQuiet(other)
  expect(services.count(/^(begin_checkout|purchase|InitiateCheckout|Purchase|trackE.*)$/)).toEqual({
    matomo: 1,
  })

  await page.getByRole("main").getByRole("link", { name: /shop/i }).click()
  await expect(getHeading(page)).toBeVisible()
  await expect.poll(() => services.count(/^(purchase|Purchase|trackEcommerceOrder)$/)).toEqual(once)
  expect(services.count(/^(begin_checkout|InitiateCheckout|trackEvent)$/)).toEqual(once)
  expect(services.list("google", "purchase")).toMatchObject([
    {
      transaction_id: String(order),
      currency: "AUD",
      value: 24.95,
      shipping: 10.6,
      items: [{ item_id: `${code}-AMBER`, price: 24.95, quantity: 1 }],
    },
  ])
  expect(services.list("pixel", "Purchase")).toMatchObject([{ eventID: `order-${order}` }])
  await page.goto(returned)
  await untilQuiet(page)
  await other.goto("/")
  await untilQuiet(other)
  await page.goto("/shop")
  await untilQuiet(page)
  await expect.poll(() => services.told.at(-1)?.from).toMatch(/\/shop$/)
  expect(services.count(/^(purchase|Purchase|trackEcommerceOrder)$/)).toEqual(once)
  const ownPages = /\/(?:checkout|login|cart|payment-return|invoice|my-account)/
  expect(services.told.filter(({ from }) => ownPages.test(from))).toEqual([])
  expect(services.strange.filter((url) => !url.includes("/pay/"))).toEqual([])
})

test("who refuses is not asked again, and nothing is sent or kept of what they do", {
  tag: "@repeat",
}, async ({ page, services, shopper, goods }) => {
  await page.goto("/")
  await press(page, "Refuse")
  await expect(banner(page)).toBeHidden()
  await shopper.addsToCart(goods)
  await page.goto("/shop")
  await untilQuiet(page)
  await expect(banner(page)).toBeHidden()
  expect(services.all).toEqual([])
  expect(await readKept(page)).not.toContain(goods.name)
})

test("who chooses statistics is told of to those services alone", { tag: "@every-state" }, async ({
  page,
  services,
}) => {
  await page.goto("/")
  await press(page, "Choose")
  await page.getByRole("checkbox", { name: /^Statistics/ }).check()
  await press(page, "Save choices")
  await expect
    .poll(() => services.count(/^(page_view|trackPageView)$/))
    .toEqual({ google: 1, matomo: 1 })
  await goOn(page, "Resin")
  await expect
    .poll(() => services.count(/^(page_view|trackPageView)$/))
    .toEqual({ google: 2, matomo: 2 })
  expect(services.fetched.join(" ")).not.toMatch(/facebook|gtm/)
})

test("who withdraws is left alone from then on, and what was left in the browser is gone", async ({
  page,
  services,
}) => {
  await page.goto("/")
  await press(page, "Accept")
  await expect.poll(() => services.count(/^(page_view|PageView)$/).pixel).toBe(1)
  expect((await readCookies(page)).sort()).toEqual(["_fbp", "_ga", "_pk_id.7.abcd"])
  await openChoices(page)
  await expect(page.getByRole("checkbox", { name: /^Marketing/ })).toBeChecked()
  const told = services.told.length
  await Promise.all([page.waitForEvent("load"), press(page, "Refuse all")])
  await untilQuiet(page)
  expect(await readCookies(page)).toEqual([])
  await goOn(page, "Resin")
  await page.goto("/shop")
  await untilQuiet(page)
  expect(services.told).toHaveLength(told)
  expect(services.fetched).toHaveLength(4)
})

test("choices can be looked at and left as they are, and the focus goes back", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/")
  await press(page, "Refuse")
  await openChoices(page)
  await expect(page.getByRole("checkbox", { name: /^Statistics/ })).not.toBeChecked()
  await page.keyboard.press("Escape")
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole("link", { name: "Privacy choices" })).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

test("a browser that asks for its user not to be followed is heard, and nobody is asked", {
  tag: "@every-state",
}, async ({ page, services, shopper, goods }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })
  })
  await page.goto("/")
  await untilQuiet(page)
  await expect(banner(page)).toBeHidden()
  await openChoices(page)
  await expect(banner(page)).toContainText(
    "Your browser asks websites not to track you, so we don’t",
  )
  await press(page, "Close")
  await shopper.addsToCart(goods)
  await untilQuiet(page)
  expect(services.all).toEqual([])
  expect(await readKept(page)).not.toContain(goods.name)
})
