import type { BrowserContext, Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { openStablePage } from "./stable-page.ts"

type State = {
  name: string
  path: string
  /** Tested in core, too: one of each layout. */
  isCore?: true
  scheme?: "light" | "dark"
  /** Prepares the session; returns the cleanup. */
  setUp?: (context: BrowserContext) => Promise<() => Promise<unknown>>
  /** Runs before the screenshot. */
  act?: (page: Page) => Promise<void>
  /** Selectors of what differs on each run, to be masked. */
  hide?: readonly string[]
}

async function signInCustomer(context: BrowserContext) {
  const customer = await openShopCustomer()
  const page = await context.newPage()
  await page.goto(buildEnterPath(customer))
  await page.close()
  return () => customer.remove()
}

const press = (name: string | RegExp) => (page: Page) =>
  page.locator("main").getByRole("button", { name }).first().click()

async function choose(page: Page, ...options: string[]) {
  for (const option of options) {
    await page.locator(`main input[value="${option}"]`).check({ force: true })
  }
}

async function fillCart(page: Page) {
  await choose(page, "Grey", "500 g")
  await press("Add to cart")(page)
  await page.getByRole("link", { name: "Checkout now" }).waitFor()
}

/** Waits for all of the panel, and until the button has its own text again. */
async function fillCartAndWait(page: Page) {
  await fillCart(page)
  await page.getByRole("heading", { name: "Goes well with" }).waitFor()
  await page.getByRole("button", { name: "Add to cart", exact: true }).waitFor()
}

async function fillCartAndOpen(page: Page, path: string) {
  await fillCart(page)
  await openStablePage(page, path)
}

const resin = "/product/standard-resin"

/** The pages and states with a screenshot. */
export const states: readonly State[] = [
  { name: "home", isCore: true, path: "/" },
  { name: "home-dark", isCore: true, path: "/", scheme: "dark" },
  { name: "shop", path: "/shop" },
  { name: "category-of-categories", path: "/shop/resin" },
  { name: "category", isCore: true, path: "/shop/resin-standard" },
  { name: "category-dark", path: "/shop/specials", scheme: "dark" },
  { name: "search", path: "/search/resin" },
  { name: "search-empty", isCore: true, path: "/search/zzzzqqq" },
  { name: "product", path: resin },
  { name: "product-dark", path: resin, scheme: "dark" },
  {
    name: "product-chosen",
    isCore: true,
    path: resin,
    act: (page) => choose(page, "Teal", "1 kg"),
  },
  {
    name: "product-faults",
    isCore: true,
    path: "/product/name-bauble",
    act: press("Select options"),
  },
  { name: "product-photo", path: resin, act: (page) => openPhoto(page) },
  { name: "cart-empty", path: "/cart" },
  { name: "cart", isCore: true, path: resin, act: (page) => fillCartAndOpen(page, "/cart") },
  { name: "cart-dark", path: resin, scheme: "dark", act: (page) => fillCartAndOpen(page, "/cart") },
  { name: "added", path: resin, act: fillCartAndWait },
  { name: "login", path: "/login" },
  { name: "login-faults", isCore: true, path: "/login", act: press("Log in") },
  { name: "signup", path: "/signup" },
  { name: "forgotten-password", path: "/forgotpassword" },
  {
    name: "account",
    isCore: true,
    path: "/my-account",
    setUp: signInCustomer,
    act: replaceEmail,
    hide: ["main dd"],
  },
  {
    name: "checkout",
    isCore: true,
    path: resin,
    setUp: signInCustomer,
    act: (page) => fillCartAndOpen(page, "/checkout"),
    hide: ["input"],
  },
  { name: "blog", path: "/blog" },
  { name: "article", isCore: true, path: "/blog/choosing-a-resin" },
  { name: "about", path: "/about" },
  { name: "contact", isCore: true, path: "/contact" },
  { name: "questions", path: "/faq" },
  { name: "gift-vouchers", path: "/gift-vouchers" },
  { name: "not-found", path: "/no-such-page" },
  { name: "home-arabic", isCore: true, path: "/ar" },
  { name: "product-arabic", path: `/ar${resin}` },
  { name: "cart-arabic", path: resin, act: (page) => fillCartAndOpen(page, "/ar/cart") },
  {
    name: "checkout-arabic",
    path: resin,
    setUp: signInCustomer,
    act: (page) => fillCartAndOpen(page, "/ar/checkout"),
    hide: ["input"],
  },
  { name: "product-german", isCore: true, path: `/de${resin}` },
  { name: "product-japanese", path: `/ja${resin}` },
  { name: "design", path: "/demo_asdf/design" },
  { name: "design-dark", path: "/demo_asdf/design", scheme: "dark" },
]

/** Replaces the email address: each run's customer has another one, of another length. */
async function replaceEmail(page: Page) {
  const line = page.locator("main header p")
  await line.evaluate((element) => element.replaceChildren("You’re logged in as ann@example.com."))
}

async function openPhoto(page: Page) {
  await page.getByRole("link", { name: /^Show this photo/ }).click()
  await page.getByRole("dialog").waitFor()
}
