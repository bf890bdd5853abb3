import type { Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { logIn } from "./account-test.ts"
import { FakeServices, trialKeys } from "./fake-services.ts"
import { listViolations } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, getHeading, waitForHydration, waitForIdle } from "./shop-test.ts"
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
/**
 * Returns localStorage as JSON without the cart snapshot, which is for its owner's offline use and
 * is never sent.
 */
const getLocalStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, "curlew.cart": null }))
const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_/.test(name))

/** Navigates on the client by a link of the main menu. */
async function followMenuLink(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name, exact: true })
    .click()
  await expect(getHeading(page)).toHaveText(name)
  await waitForIdle(page)
}

// All tests share one site and its settings.
test.describe.configure({ mode: "default" })
test.beforeAll(async () => {
  await admin.update("cognito/domain", 1, trialKeys)
  await eventually(30_000, async () => {
    expect((await requestPage("/")).html).toContain(trialKeys.google_analytics_key)
  })
})
test.afterAll(async () => {
  await admin.update("cognito/domain", 1, none)
  await eventually(30_000, async () => {
    expect((await requestPage("/")).html).not.toContain(trialKeys.google_analytics_key)
  })
})

test("sends nothing before consent, and the consent banner shifts no layout", async ({
  page,
  services,
  shopper,
  product,
}) => {
  await page.addInitScript(measureLayoutShift)
  await page.goto("/")
  await expect(banner(page)).toBeVisible()
  await waitForIdle(page)
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001)
  expect(await listViolations(page)).toEqual([])
  await shopper.addToCart(product)
  await expect(banner(page)).toBeVisible()
  expect(services.all).toEqual([])
  expect(await getLocalStorage(page)).not.toContain("TRIAL")
  expect(await readCookies(page)).toEqual([])
})

test("offers Accept and Refuse at the same size and by keyboard, and moves focus to the page", {
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

test("loads each service once after consent and sends it each page view once, by path", {
  tag: "@repeat",
}, async ({ page, services }) => {
  await page.goto("/?utm_source=news&colour=red")
  await press(page, "Accept")
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => services.count(/^(page_view|PageView|trackPageView)$/)).toEqual(once)
  expect(services.fetched).toHaveLength(4)
  const title = await page.title()
  await followMenuLink(page, "Resin")
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
  await waitForIdle(page)
  await expect.poll(() => services.count(/^page_view$/)).toEqual({ google: 3, tags: 3 })
  await expect(banner(page)).toBeHidden()
})

test("sends each event of a purchase once per service and none from private pages", {
  tag: "@repeat",
}, async ({ page, context, services, shopper, product, customer }) => {
  const token = customer.access_token
  expect((await requestShopApi(accountCalls.createAddress, { token, body: home })).status).toBe(200)
  await page.goto("/")
  await press(page, "Accept")
  await expect.poll(() => services.count(/^(page_view|PageView)$/).pixel).toBe(1)

  await shopper.open(product.path)
  await expect
    .poll(() => services.count(/^(view_item|ViewContent|setEcommerceView)$/))
    .toEqual(once)
  await shopper.chooseColour("Amber")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect
    .poll(() => services.count(/^(add_to_cart|AddToCart|trackEcommerceCartUpdate)$/))
    .toEqual(once)
  const code = product.path.replace("/product/", "").toUpperCase()
  expect(services.list("google", "add_to_cart")).toMatchObject([
    {
      currency: "AUD",
      value: 24.95,
      items: [
        { item_id: `${code}-AMBER`, item_name: product.name, item_variant: "Amber", quantity: 1 },
      ],
    },
  ])

  await page.getByRole("link", { name: "Checkout now" }).click()
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await waitForHydration(page.locator("form#checkout"))
  await waitForIdle(page)
  await page.reload()
  await waitForHydration(page.locator("form#checkout"))
  await expect(shopper.payButton).toHaveAttribute("aria-disabled", "false")
  await shopper.placeOrder()
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  const order = await shopper.getOrderNumber()
  const returned = page.url()
  await waitForIdle(page)
  await expect.poll(() => getLocalStorage(page)).toContain(`order-${order}`)
  await page.reload()
  await waitForIdle(page)
  const other = await context.newPage()
  await other.goto(returned)
  await waitForIdle(other)
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
  await waitForIdle(page)
  await other.goto("/")
  await waitForIdle(other)
  await page.goto("/shop")
  await waitForIdle(page)
  await expect.poll(() => services.events.at(-1)?.from).toMatch(/\/shop$/)
  expect(services.count(/^(purchase|Purchase|trackEcommerceOrder)$/)).toEqual(once)
  const ownPages = /\/(?:checkout|login|cart|payment-return|invoice|my-account)/
  expect(services.events.filter(({ from }) => ownPages.test(from))).toEqual([])
  expect(services.unexpected.filter((url) => !url.includes("/pay/"))).toEqual([])
})

test("hides the banner after consent is declined, and sends and stores nothing", {
  tag: "@repeat",
}, async ({ page, services, shopper, product }) => {
  await page.goto("/")
  await press(page, "Refuse")
  await expect(banner(page)).toBeHidden()
  await shopper.addToCart(product)
  await page.goto("/shop")
  await waitForIdle(page)
  await expect(banner(page)).toBeHidden()
  expect(services.all).toEqual([])
  expect(await getLocalStorage(page)).not.toContain(product.name)
})

test("sends events only to the statistics services when only statistics are accepted", {
  tag: "@every-state",
}, async ({ page, services }) => {
  await page.goto("/")
  await press(page, "Choose")
  await page.getByRole("checkbox", { name: /^Statistics/ }).check()
  await press(page, "Save choices")
  await expect
    .poll(() => services.count(/^(page_view|trackPageView)$/))
    .toEqual({ google: 1, matomo: 1 })
  await followMenuLink(page, "Resin")
  await expect
    .poll(() => services.count(/^(page_view|trackPageView)$/))
    .toEqual({ google: 2, matomo: 2 })
  expect(services.fetched.join(" ")).not.toMatch(/facebook|gtm/)
})

test("stops sending events and deletes the services' cookies when consent is withdrawn", {
  tag: "@repeat",
}, async ({ page, services }) => {
  await page.goto("/")
  await press(page, "Accept")
  await expect.poll(() => services.count(/^(page_view|PageView|trackPageView)$/)).toEqual(once)
  await expect
    .poll(async () => (await readCookies(page)).sort())
    .toEqual(["_fbp", "_ga", "_pk_id.7.abcd"])
  await openChoices(page)
  await expect(page.getByRole("checkbox", { name: /^Marketing/ })).toBeChecked()
  const eventCount = services.events.length
  await Promise.all([page.waitForEvent("load"), press(page, "Refuse all")])
  await waitForIdle(page)
  expect(await readCookies(page)).toEqual([])
  await followMenuLink(page, "Resin")
  await page.goto("/shop")
  await waitForIdle(page)
  expect(services.events).toHaveLength(eventCount)
  expect(services.fetched).toHaveLength(4)
})

test("closes the privacy choices unchanged on Escape and returns focus to their link", {
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

test("honours Global Privacy Control: shows no banner and sends nothing", {
  tag: "@every-state",
}, async ({ page, services, shopper, product }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })
  })
  await page.goto("/")
  await waitForIdle(page)
  await expect(banner(page)).toBeHidden()
  await openChoices(page)
  await expect(banner(page)).toContainText(
    "Your browser asks websites not to track you, so we don’t",
  )
  await press(page, "Close")
  await shopper.addToCart(product)
  await waitForIdle(page)
  expect(services.all).toEqual([])
  expect(await getLocalStorage(page)).not.toContain(product.name)
})
