import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { listViolationsOnScreens } from "./list-violations.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"

const suffix = randomBytes(4).toString("hex")
const adversarialTitle = `</script><b>Cup</b> 👩‍👩‍👧‍👦 مصباح القمر ${"long ".repeat(80)}`
let marketer: ShopCustomer
let pageId: number
let product: string

test.beforeAll(async () => {
  marketer = await openShopCustomer()
  await updateUserToAdmin(marketer)
  const html = `<h3>Skipped to ${suffix}</h3><p><img src="/brand/bird-monochrome.svg"></p>`
  const widgets = [
    { type: "core/html", templatevar: { html } },
    {
      type: "core/html",
      templatevar: { html: `<p>draft-${suffix}</p>` },
      wrapper: { hidden: true },
    },
  ]
  const texts = {
    name: `Studied ${suffix}`,
    title: adversarialTitle,
    meta_description: "<p><br></p>",
  }
  pageId = await admin.create("cognito/page", {
    ...texts,
    url: `studied-${suffix}`,
    rows: [{ blocks: [{ id: 1, widgets }] }],
  })
  const [first] = await listLastingProducts(1)
  product = `/product/${first?.slug}`
})
test.afterAll(async () => {
  await admin.delete("cognito/page", pageId)
  await marketer.remove()
})

/** Opens the SEO studio with this query, signed in as an administrator. */
async function openStudio(page: Page, query: Record<string, string> = {}): Promise<void> {
  const cookies = await page.context().cookies()
  if (cookies.length === 0) await signIn(page, marketer)
  await page.goto(`/seo?${new URLSearchParams(query)}`)
  await expect(getHeading(page)).toHaveText("SEO studio")
}

const getSection = (page: Page, heading: string) =>
  page.getByRole("region", { name: heading, exact: true })
const results = (page: Page) => getSection(page, "Search result").getByRole("figure")
const field = (page: Page, name: "Title" | "Description") =>
  page.getByRole("textbox", { name, exact: true })
const facebook = (page: Page) => page.locator("[data-network=facebook][data-theme=light]")
const isTooWide = () => document.documentElement.scrollWidth > innerWidth

test("redirects guests of the SEO studio to the login and responds 404 to customers", {
  tag: "@repeat",
}, async ({ page, complaints }) => {
  await page.goto("/seo?path=/shop")
  await expect(page).toHaveURL(/\/login/)
  const customer = await openShopCustomer()
  // The login page would follow a login by itself, to the studio.
  await page.goto("about:blank")
  await page.goto(buildEnterPath(customer))
  const response = await page.goto("/seo?path=/shop")
  expect(response?.status()).toBe(404)
  await expect(getHeading(page)).toHaveText("Page not found")
  await page.goto("/my-account")
  await expect(page.getByRole("link", { name: "SEO studio" })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Manage the shop" })).toHaveCount(0)
  await customer.remove()
  complaints.length = 0
})

test("finds a page by words and shows how search engines see it", {
  tag: "@repeat",
}, async ({ page }) => {
  await page.goto(buildEnterPath(marketer))
  await page.goto("/my-account")
  await expect(page.getByRole("link", { name: "Manage the shop" })).toHaveAttribute(
    "href",
    "/admin",
  )
  await page.getByRole("link", { name: "SEO studio" }).click()
  await expect(getHeading(page)).toHaveText("SEO studio")
  await page
    .getByRole("textbox", { name: "Page" })
    .or(page.getByRole("combobox", { name: "Page" }))
    .fill("resin safety")
  await page.keyboard.press("Enter")
  await page.getByRole("main").getByRole("link", { name: "Resin Safety", exact: true }).click()
  await expect(page).toHaveURL(/path=%2Fresin-safety/)
  await expect(results(page)).toHaveCount(2)
  await expect(results(page).first()).toContainText("Curlew")
  await expect(getSection(page, "Outline").getByText("h1", { exact: true })).toHaveCount(1)
  await expect(getSection(page, "Address and indexing")).toContainText("The page names itself")
  await expect(getSection(page, "Structured data")).toContainText("Google may show it")
  await expect(getSection(page, "Words without JavaScript")).toContainText("resin")
  expect(await page.evaluate(isTooWide)).toBe(false)
})

test("updates the search result and every social card with edited texts", {
  tag: "@repeat",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openStudio(page, { path: product })
  await waitForHydration(field(page, "Title"))
  await field(page, "Title").fill(`Fancy ${suffix}`)
  await expect(results(page).getByText(`Fancy ${suffix}`, { exact: true })).toHaveCount(2)
  await expect(page.locator(".network").getByText(`Fancy ${suffix}`, { exact: true })).toHaveCount(
    10,
  )
  await expect(field(page, "Title")).toHaveAccessibleDescription(
    /of 580 pixels, \d+ characters · Short/,
  )

  await field(page, "Title").fill(`Fancy ${suffix} ${"and very long ".repeat(20)}`)
  await expect(field(page, "Title")).toHaveAccessibleDescription(/Too long: the end is cut/)
  await expect(facebook(page)).toContainText(/long \.\.\.|very \.\.\.|and \.\.\./)

  await field(page, "Description").fill("A short text.")
  await expect(results(page).getByText("A short text.").first()).toBeVisible()
  await page.getByRole("button", { name: "Copy the description" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("A short text.")

  await page.getByRole("button", { name: "Copy a link to this proposal" }).click()
  const readLink = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readLink).toMatch(/^http/)
  const link = await readLink()
  await page.getByRole("button", { name: "Back to the page’s own texts" }).click()
  await expect(field(page, "Description")).not.toHaveValue("A short text.")
  await page.goto(link)
  await expect(field(page, "Description")).toHaveValue("A short text.")
  await expect(getSection(page, "Search result")).toContainText("A short text.")
})

test("checks links and image sizes on request", { tag: "@every-state" }, async ({ page }) => {
  await openStudio(page, { path: product })
  await page.getByRole("link", { name: "Check where they lead" }).click()
  const links = getSection(page, "Links")
  await expect(links.locator("[data-tone=success]").first()).toHaveText("200")
  await expect(links.locator("[data-tone=danger]")).toHaveCount(0)
  await page.getByRole("link", { name: "Check picture sizes" }).click()
  await expect(getSection(page, "Pictures")).toContainText(/\d kB/)
})

test("escapes the texts of editors and executes none of them", {
  tag: ["@every-state", "@pictures"],
}, async ({ page }) => {
  await openStudio(page, { path: `/studied-${suffix}` })
  const issues = page.getByRole("region", { name: /things? to look at$/ })
  await expect(issues).toContainText("Warning:")
  await expect(issues).toContainText("The title has HTML tags in it.")
  await expect(issues).toContainText("skips a level")
  await expect(getSection(page, "Pictures")).toContainText("Decorative only (empty text)")
  await expect(field(page, "Title")).toHaveValue(/<\/script><b>Cup<\/b> 👩‍👩‍👧‍👦/)
  await expect(results(page).getByText(/^<\/script><b>Cup<\/b>.*\.\.\.$/)).toHaveCount(2)
  await field(page, "Description").fill("مصباح القمر ".repeat(1_000))
  await expect(field(page, "Description")).toHaveAccessibleDescription(/Too long/)
  expect(await page.evaluate(isTooWide)).toBe(false)
})

test("shows a message for an external URL, a missing page or an invalid date", {
  tag: "@repeat",
}, async ({ page }) => {
  await openStudio(page, { path: "https://example.com/shop" })
  await expect(page.getByRole("main").getByRole("alert")).toContainText("pages of this shop only")
  await openStudio(page, { path: "//example.com/shop" })
  await expect(page.getByRole("main").getByRole("alert")).toContainText("pages of this shop only")
  await openStudio(page, { path: `/product/none-${suffix}` })
  await expect(page.getByRole("main")).toContainText("This page doesn’t exist (status 404)")
  await openStudio(page, { path: `${getRunningShop().origin}/shop` })
  await openStudio(page, { path: "/shop", at: "soon" })
  await expect(page.getByRole("main").getByRole("alert")).toContainText("not a date and time")
})

test("shows unpublished content as in a preview link", { tag: "@every-state" }, async ({
  page,
}) => {
  await openStudio(page, { path: `/studied-${suffix}` })
  await expect(getSection(page, "Words without JavaScript")).not.toContainText(`draft-${suffix}`)
  await page.getByText("Check at a date, or with unpublished blocks").click()
  await page.getByLabel("Include unpublished content").check()
  await page.getByLabel(/^As of/).fill("2030-12-24T09:00")
  await page.getByRole("button", { name: "Show the page" }).click()
  await expect(page.getByRole("main")).toContainText("Read as of 24 December 2030")
  await expect(getSection(page, "Words without JavaScript")).toContainText(`draft-${suffix}`)
  await waitForHydration(page.getByRole("spinbutton", { name: "Days it works for" }))
  await page.getByRole("button", { name: "Make a link for others" }).click()
  const link = page.getByLabel("Anyone with this link can see the preview")
  await expect(link).toHaveValue(/\/preview\?path=/)
  await page.getByRole("link", { name: "Open the preview" }).click()
  await expect(page.getByRole("main")).toContainText(`draft-${suffix}`)
})

test("has no axe violations in the SEO studio", { tag: "@every-state" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of ["", product, "/", `/studied-${suffix}`]) {
    await openStudio(page, path === "" ? {} : { path })
    expect(await listViolationsOnScreens(page)).toEqual([])
    expect(await page.evaluate(isTooWide)).toBe(false)
  }
})

test("chooses a page and edits its texts by keyboard alone", { tag: "@every-state" }, async ({
  page,
}) => {
  await openStudio(page)
  await page.getByLabel("Page", { exact: true }).focus()
  await page.keyboard.type(product)
  await page.keyboard.press("Tab")
  await expect(page.locator("#studio-locale")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Show the page" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(getSection(page, "Search result")).toBeVisible()
  await waitForHydration(field(page, "Title"))
  await field(page, "Title").focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("Typed by hand")
  await expect(results(page).getByText("Typed by hand", { exact: true })).toHaveCount(2)
  await page.keyboard.press("Tab")
  await expect(field(page, "Description")).toBeFocused()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("shows the SEO studio and edited texts without JavaScript", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    await openStudio(page)
    await page.getByLabel("Page", { exact: true }).fill(product)
    await page.getByRole("button", { name: "Show the page" }).click()
    await expect(page.locator("[data-network]")).toHaveCount(10)
    await expect(getSection(page, "Structured data")).toContainText("Google may show it")
    await field(page, "Title").fill(`By hand ${suffix}`)
    await page.getByRole("button", { name: "Show these texts" }).click()
    await expect(results(page).getByText(`By hand ${suffix}`, { exact: true })).toHaveCount(2)
    await expect(page.getByRole("button", { name: "Copy the title" })).toBeHidden()
    await openStudio(page, { path: product, drafts: "1" })
    await page.getByRole("button", { name: "Make a link for others" }).click()
    const link = page.getByLabel("Anyone with this link can see the preview")
    await expect(link).toHaveValue(/\/preview\?path=/)
  })
})
