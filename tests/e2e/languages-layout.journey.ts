import type { Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { buildLocalePath, locales } from "#lib/contract/languages.ts"
import {
  addToCustomerCart,
  createPaidOrder,
  createTicketProduct,
} from "#tests/factories/shop-order.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { listLayoutIssues } from "./list-layout-issues.ts"
import { listWidestLocales } from "./list-widest-locales.ts"
import { chooseByLabel, expect, waitForHydration } from "./shop-test.ts"
import { home } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { signIn } from "./sign-in.ts"

type State = { path: string; act?: (page: Page) => Promise<unknown> }

/** Widths in pixels, the small phone first: pages load at its layout. */
const widthsPx = resolveForTier({ core: [360, 1280], full: [360, 320, 768, 1280] })

/**
 * The locales under test: in full those with the widest texts and the scripts least like English;
 * others by LAYOUT_LANGUAGES, `all` or a list such as `pl,vi`.
 */
const requested = process.env.LAYOUT_LANGUAGES
const testedLocales = requested
  ? locales.filter((locale) => requested === "all" || requested.split(",").includes(locale))
  : resolveForTier({
      core: ["de"] as const,
      full: [...new Set([...listWidestLocales(), "ar", "ja"])],
    })

const errorSelector = "main :is([aria-invalid=true], [role=alert]:not(:empty))"

/** Submits the page's form unchanged and waits for its first error. */
async function sendEmpty(page: Page): Promise<void> {
  const button = page.locator("main form .button[type=submit]:visible").first()
  await waitForHydration(button)
  await button.click()
  await page.locator(errorSelector).first().waitFor()
}

/** Presses the main button too early: without chosen options, or without a delivery address. */
async function pressTooEarly(page: Page): Promise<void> {
  const button = page.locator("main .button-large")
  await waitForHydration(button)
  await button.click()
  await page.locator(errorSelector).first().waitFor()
}

async function addToCart(page: Page): Promise<void> {
  await waitForHydration(page.locator("main form").first())
  for (const option of ["Grey", "500 g"]) {
    await chooseByLabel(page.locator(`main input[value="${option}"]`))
  }
  await page.locator("main .button-large").first().click()
  await page.locator("main a[href$='/checkout']").first().waitFor()
}

const open = (id: string) => (page: Page) =>
  page.locator(`header [popovertarget=${id}]`).first().click()

const resin = "/product/standard-resin"
const publicStates: readonly State[] = [
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
const interactiveStates: readonly State[] = [
  { path: "/terms-and-conditions", act: open("main-menu") },
  { path: "/privacy-policy", act: open("preferences") },
  { path: "/product/name-bauble", act: pressTooEarly },
  { path: "/contact", act: sendEmpty },
  { path: "/login", act: sendEmpty },
  { path: "/signup", act: sendEmpty },
  { path: "/gift-vouchers", act: (page) => tick(page, "redeem") },
  { path: resin, act: addToCart },
]

const tick = (page: Page, value: string) =>
  chooseByLabel(page.locator(`main input[value="${value}"]`))

/** The states of public pages under test: in core those whose labels are the longest. */
const testedStates = resolveForTier({
  core: ["/", resin].map((path) => ({ path })),
  full: [...publicStates, ...interactiveStates],
})

/** Opens a page in this state and lists its layout issues at each width. */
async function listIssuesAt(page: Page, locale: string, { path, act }: State): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(buildLocalePath(locale, path))
  await act?.(page)
  const issues: string[] = []
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 740 })
    for (const issue of await listLayoutIssues(page)) issues.push(`${path} at ${width}: ${issue}`)
  }
  return issues
}

for (const locale of testedLocales) {
  test(`cuts, covers or overflows no text on public pages: ${locale}`, async ({
    page,
    complaints,
  }) => {
    for (const state of testedStates) {
      expect.soft(await listIssuesAt(page, locale, state)).toEqual([])
    }
    complaints.length = 0
  })

  test(`cuts, covers or overflows no text on a customer's pages: ${locale}`, {
    tag: "@every-language",
  }, async ({ page, product, customer }) => {
    const token = customer.access_token
    await updateUserToAdmin(customer)
    const tickets = await createTicketProduct()
    const order = await createPaidOrder(customer, tickets.skuId)
    await addToCustomerCart(customer, product.skus.Amber, 2)
    await signIn(page, customer)
    const states: readonly State[] = [
      { path: "/checkout", act: pressTooEarly },
      { path: "/my-account/addresses/new", act: sendEmpty },
      "/cart",
      "/my-account",
      "/my-account/orders",
      "/profile",
      `/invoice/${order}`,
      `/invoice/print/${order}`,
      `/print-tickets/${order}`,
      "/seo/audit",
      `/seo?path=${product.path}`,
    ].map((state) => (typeof state === "string" ? { path: state } : state))
    for (const state of states) expect.soft(await listIssuesAt(page, locale, state)).toEqual([])
    await requestShopApi(accountCalls.createAddress, { token, body: home })
    for (const path of ["/checkout", "/my-account/addresses"]) {
      expect.soft(await listIssuesAt(page, locale, { path })).toEqual([])
    }
    await tickets.clear()
  })
}

test("lists texts that are cut, covered or overflow their box", { tag: "@tools" }, async ({
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
  const issues = (await listLayoutIssues(page)).join("\n")
  for (const expected of [
    "the page is",
    "“Cut at its side”",
    "“below” (p) is cut below",
    "breaks out of button",
    "“Lies over” (p) lies over",
    "does not fit its field",
    "leaves the window",
  ]) {
    expect(issues).toContain(expected)
  }
})
