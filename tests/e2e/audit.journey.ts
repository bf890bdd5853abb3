import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { listViolations, listViolationsInColours } from "./list-violations.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"

// All tests share one record: the last audit of the whole shop.
test.describe.configure({ mode: "serial", timeout: 240_000 })

const suffix = randomBytes(4).toString("hex")
const path = `/audited-${suffix}`
const gone = `/gone-${suffix}`
let marketer: ShopCustomer
let pageId: number

test.beforeAll(async () => {
  marketer = await openShopCustomer()
  await updateUserToAdmin(marketer)
  const html = `<p>Few words.</p><p><a href="${gone}">Nothing here</a></p>`
  const rows = [{ blocks: [{ id: 1, widgets: [{ type: "core/html", templatevar: { html } }] }] }]
  const texts = { name: "Audited", title: `Audited ${suffix}`, meta_description: "" }
  pageId = await admin.create("cognito/page", { ...texts, url: path.slice(1), rows })
})
test.afterAll(async () => {
  await admin.delete("cognito/page", pageId)
  await marketer.remove()
})

const table = (page: Page) => page.getByRole("table", { name: "Findings" })
const getRow = (page: Page, words: string) => table(page).locator("tbody tr", { hasText: words })
const startButton = (page: Page) =>
  page.getByRole("button", { name: /^Audit (?:every page|again)$/ })

async function openAudit(page: Page, search = ""): Promise<void> {
  await signIn(page, marketer)
  await page.goto(`/seo/audit${search}`)
  await expect(getHeading(page)).toHaveText("Site audit")
}

test("audits the whole shop, lists broken links and downloads the findings as CSV", {
  tag: "@every-state",
}, async ({ page }) => {
  await openAudit(page)
  await waitForHydration(startButton(page))
  await startButton(page).focus()
  await page.keyboard.press("Enter")
  const bar = page.getByRole("progressbar", { name: "Progress of the audit" })
  await expect(bar).toHaveAttribute("aria-valuetext", /^\d+ of \d+ addresses read$/)
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await expect(page.getByRole("status").filter({ hasText: "The audit is done." })).toBeAttached({
    timeout: 200_000,
  })
  await expect(startButton(page)).toBeFocused()

  await page.getByRole("searchbox", { name: "Words", exact: true }).fill(suffix)
  await page.getByLabel("Severity", { exact: true }).selectOption("error")
  await page.getByRole("button", { name: "Show", exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/seo/audit\\?severity=error.*text=${suffix}`))
  const broken = getRow(page, `${gone} responds with status 404.`)
  await expect(broken).toHaveCount(1)
  await expect(broken).toContainText("Fault")
  await broken.getByText("Why it matters, and how to fix it").click()
  await expect(broken.getByText(/^Visitors who follow the link find nothing/)).toBeVisible()
  await expect(broken.getByText(/^Correct or remove the link/)).toBeVisible()
  await expect(broken.getByRole("link", { name: path, exact: true })).toHaveAttribute(
    "href",
    `/seo?path=${encodeURIComponent(path)}`,
  )

  await page.getByRole("link", { name: "Show all" }).click()
  await expect(page).toHaveURL("/seo/audit")
  await expect(page.getByLabel("Severity", { exact: true })).toHaveValue("")
  await page.getByRole("searchbox", { name: "Words", exact: true }).fill(path)
  await page.keyboard.press("Enter")
  for (const name of [
    "No page links here",
    "The description is very short",
    "Very little text of its own",
  ]) {
    await expect(getRow(page, name)).toHaveCount(1)
  }
  await expect(page.getByLabel("Words", { exact: true })).toHaveValue(path)

  const downloading = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download as CSV" }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^seo-audit-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), "utf8")
  expect(text.startsWith("\uFEFFSeverity,About,Finding,Page,")).toBe(true)
  expect(text).toContain(`/gone-${suffix} responds with status 404.`)
  expect(
    text
      .split("\r\n")
      .filter((line) => line !== "")
      .every((line) => line.includes(suffix) || line.startsWith("\uFEFF")),
  ).toBe(true)
})

test("sorts the findings by every column, also by keyboard, and stores the order in the URL", {
  tag: "@every-state",
}, async ({ page }) => {
  await openAudit(page)
  for (const [name, sort] of [
    ["Finding", "finding"],
    ["Page", "page"],
    ["Pages", "count"],
  ] as const) {
    const heading = table(page).getByRole("columnheader", { name, exact: true })
    await heading.getByRole("link").focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(`/seo/audit?sort=${sort}`)
    await expect(heading).toHaveAttribute(
      "aria-sort",
      name === "Pages" ? "descending" : "ascending",
    )
  }
  await table(page).getByRole("link", { name: "Pages", exact: true }).click()
  await expect(page).toHaveURL("/seo/audit?sort=count&order=reversed")
  await page.reload()
  const heading = table(page).getByRole("columnheader", { name: "Pages", exact: true })
  await expect(heading).toHaveAttribute("aria-sort", "ascending")
})

test("starts and stops an audit by keyboard and leaves the previous result unchanged", {
  tag: "@repeat",
}, async ({ page }) => {
  await openAudit(page)
  const last = page.getByText(/^Audit of .+ in \d+ seconds?$/)
  const before = await last.allTextContents()
  await waitForHydration(startButton(page))
  await startButton(page).focus()
  await page.keyboard.press("Enter")
  const bar = page.getByRole("progressbar", { name: "Progress of the audit" })
  await expect(bar).toHaveAttribute("aria-valuetext", /^\d+ of \d+ addresses read$/)
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator("main").getByRole("status")).toHaveText(/^The audit was stopped\./)
  await expect(last).toHaveText(before)
  await page.reload()
  await expect(last).toHaveText(before)
})

/** Widths in pixels of the two layouts, in which axe runs: cards and a table. */
const widthsOfLayouts = new Set([360, 1280])

test("shows the audit result without axe violations, within every screen width", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openAudit(page)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await table(page)
      .locator("details")
      .evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "")
      })
    if (widthsOfLayouts.has(width)) expect(await listViolationsInColours(page)).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("responds with the audit result without JavaScript", { tag: "@without-scripts" }, async ({
    page,
  }) => {
    await openAudit(page)
    await expect(page.getByText(/^Without JavaScript, this page loads/)).toBeVisible()
    const last = page.getByText(/^Audit of .+ in \d+ seconds?$/)
    await startButton(page).click({ timeout: 200_000, noWaitAfter: true })
    await page.waitForURL("/seo/audit", { timeout: 200_000 })
    await expect(last).toBeVisible({ timeout: 200_000 })
    await expect(table(page)).toBeVisible()
    await page.getByLabel("Sort by").selectOption("page")
    await page.getByRole("button", { name: "Show", exact: true }).click()
    await expect(page).toHaveURL(/sort=page/)
  })
})

test("redirects guests of the audit page to the login and responds 404 to customers", {
  tag: "@repeat",
}, async ({ page, complaints }) => {
  const customer = await openShopCustomer()
  await page.goto("/seo/audit")
  await expect(page).toHaveURL("/login")
  await page.goto(buildEnterPath(customer))
  const response = await page.goto("/seo/audit")
  expect(response?.status()).toBe(404)
  complaints.splice(0)
  await customer.remove()
})
