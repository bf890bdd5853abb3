import type { Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { buildLocalePath, locales } from "#lib/contract/languages.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import {
  addToCustomerCart,
  createPaidOrder,
  createTicketProduct,
} from "#tests/support/shop-order.ts"
import { pickForTier } from "#tests/tiers.ts"
import { listLayoutFaults } from "./list-layout-faults.ts"
import { pickLongestLocales } from "./pick-longest-locales.ts"
import { expect, untilAlive } from "./shop-test.ts"
import { home } from "./shopper.ts"
import { test } from "./shopping-test.ts"

type State = { path: string; act?: (page: Page) => Promise<unknown> }

/** A small phone first: pages are shaped for it when they load. */
const widthsPx = pickForTier({ core: [360, 1280], full: [360, 320, 768, 1280] })

/**
 * The languages whose words are longest, and the scripts that are most unlike English; others where
 * they are asked for: LAYOUT_LANGUAGES=all, or such as pl,vi.
 */
const asked = process.env.LAYOUT_LANGUAGES
const tried = asked
  ? locales.filter((locale) => asked === "all" || asked.split(",").includes(locale))
  : pickForTier({
      core: ["de"] as const,
      full: [...new Set([...pickLongestLocales(), "ar", "ja"])],
    })

const fault = "main :is([aria-invalid=true], [role=alert]:not(:empty))"

/** Sends the page's form as it stands, and waits for what is wrong with it. */
async function sendEmpty(page: Page): Promise<void> {
  const button = page.locator("main form .button[type=submit]:visible").first()
  await untilAlive(button)
  await button.click()
  await page.locator(fault).first().waitFor()
}

/** Wants goods before their options are chosen, or to pay before it is said where they go. */
async function wantTooSoon(page: Page): Promise<void> {
  const button = page.locator("main .button-large")
  await untilAlive(button)
  await button.click()
  await page.locator(fault).first().waitFor()
}

async function addToCart(page: Page): Promise<void> {
  await untilAlive(page.locator("main form").first())
  for (const option of ["Grey", "500 g"]) {
    await page.locator(`main input[value="${option}"]`).check({ force: true })
  }
  await page.locator("main .button-large").first().click()
  await page.locator("main a[href$='/checkout']").first().waitFor()
}

const open = (id: string) => (page: Page) =>
  page.locator(`header [popovertarget=${id}]`).first().click()

const resin = "/product/standard-resin"
const anybodys: readonly State[] = [
  "/",
  "/shop",
  "/shop/resin",
  "/shop/specials",
  "/search/resin",
  "/search/zzzzqqq",
  "/blog",
  "/blog/choosing-a-resin",
  "/faq",
  "/gallery",
  "/about",
  "/shop-christmas",
  "/shipping-and-returns",
  "/cart",
  "/forgotpassword",
  "/no-such-page",
  resin,
].map((path) => ({ path }))
const answered: readonly State[] = [
  { path: "/terms-and-conditions", act: open("main-menu") },
  { path: "/privacy-policy", act: open("preferences") },
  { path: "/product/name-bauble", act: wantTooSoon },
  { path: "/contact", act: sendEmpty },
  { path: "/login", act: sendEmpty },
  { path: "/signup", act: sendEmpty },
  { path: "/gift-vouchers", act: (page) => tick(page, "redeem") },
  { path: resin, act: addToCart },
]

const tick = (page: Page, value: string) =>
  page.locator(`main input[value="${value}"]`).check({ force: true })

/** The states of a visitor's pages that are looked at: in core those with the most words. */
const visited = pickForTier({
  core: [
    ...["/", "/shop/specials", "/faq", "/shipping-and-returns", resin].map((path) => ({ path })),
    ...answered.filter(({ path }) => !/policy|terms|signup/.test(path)),
  ],
  full: [...anybodys, ...answered],
})

/** Opens a page, does what belongs to it, and lists what is wrong at each width. */
async function listFaultsAt(page: Page, locale: string, { path, act }: State): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(buildLocalePath(locale, path))
  await act?.(page)
  const faults: string[] = []
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 740 })
    for (const fault of await listLayoutFaults(page)) faults.push(`${path} at ${width}: ${fault}`)
  }
  return faults
}

for (const locale of tried) {
  test(`no text of a visitor's pages is cut, covered or wider than its place: ${locale}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000)
    for (const state of visited) {
      expect.soft(await listFaultsAt(page, locale, state)).toEqual([])
    }
    complaints.length = 0
  })

  test(`no text of a customer's pages is cut, covered or wider than its place: ${locale}`, {
    tag: "@every-language",
  }, async ({ page, goods, customer }) => {
    test.setTimeout(180_000)
    const token = customer.access_token
    await updateUserToAdmin(customer)
    const tickets = await createTicketProduct()
    const order = await createPaidOrder(customer, tickets.skuId)
    await addToCustomerCart(customer, goods.skus.Amber, 2)
    await page.goto(buildEnterPath(customer))
    const states: readonly State[] = [
      { path: "/checkout", act: wantTooSoon },
      { path: "/my-account/addresses/new", act: sendEmpty },
      "/cart",
      "/my-account",
      "/my-account/orders",
      "/profile",
      `/invoice/${order}`,
      `/invoice/print/${order}`,
      `/print-tickets/${order}`,
      "/seo/audit",
      `/seo?path=${goods.path}`,
    ].map((state) => (typeof state === "string" ? { path: state } : state))
    for (const state of states) expect.soft(await listFaultsAt(page, locale, state)).toEqual([])
    await requestShopApi(accountCalls.createAddress, { token, body: home })
    for (const path of ["/checkout", "/my-account/addresses"]) {
      expect.soft(await listFaultsAt(page, locale, { path })).toEqual([])
    }
    await tickets.clear()
  })
}

test("a text that is cut, covered or wider than its place is told", { tag: "@tools" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/login")
  await page.locator("main").evaluate((main) => {
    const long = "Donaudampfschifffahrtsgesellschaft".repeat(2)
    main.innerHTML = `
      <p style="width:60px;overflow:hidden;white-space:nowrap">Cut at its side</p>
      <p style="height:20px;overflow:hidden">Cut below<br>below</p>
      <p><button class="button" style="width:90px">Breaksoutofitsbutton</button></p>
      <p style="height:4px">Lies over</p><p style="height:40px">what follows it</p>
      <input class="control" style="width:90px" placeholder="An example that is long">
      <p>${long}</p>`
  })
  const faults = (await listLayoutFaults(page)).join("\n")
  for (const told of [
    "the page is",
    "“Cut at its side”",
    "“below” (p) is cut below",
    "breaks out of button",
    "“Lies over” (p) lies over",
    "does not fit its field",
    "leaves the window",
  ]) {
    expect(faults).toContain(told)
  }
})
