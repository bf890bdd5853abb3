import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { openPreviewShop, type PreviewShop } from "#tests/support/preview-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listViolationsInColours } from "./list-violations.ts"
import { expect, test } from "./shop-test.ts"

const path = `/previewed-${randomBytes(4).toString("hex")}`
const html = (text: string, wrapper: object = {}) => ({
  type: "core/html",
  templatevar: { html: `<p>${text}</p>` },
  wrapper,
})
const christmas = Date.parse("2031-12-24T09:00:00+10:00")
let shop: PreviewShop
let pageId: number

test.beforeAll(async () => {
  shop = await openPreviewShop()
  const widgets = [
    html("Always."),
    html("Not out yet.", { hidden: true }),
    html("Merry Christmas.", { hidden_before: "2031-12-01T00:00:00Z" }),
    {
      type: "core/raw_code",
      templatevar: { code: "<b>Own code.</b>", title: "Own" },
      wrapper: { hidden: true },
    },
  ]
  const rows = [{ blocks: [{ id: 1, widgets }] }]
  pageId = await admin.create("cognito/page", { name: "Previewed", url: path.slice(1), rows })
})
test.afterAll(async () => {
  await shop?.close()
  await admin.delete("cognito/page", pageId)
})

const openLink = (page: Page) =>
  page.goto(`${shop.origin}${shop.link(path, { atMs: christmas, showsDrafts: true })}`)
const getBanner = (page: Page) => page.getByRole("region", { name: "Preview", exact: true })
const words = "Preview: as of 24 December 2031, 9:00 am, with unpublished blocks"

test("opens a preview by its link, retains it during navigation and ends it", {
  tag: "@repeat",
}, async ({ page }) => {
  await page.goto(`${shop.origin}${path}`)
  await expect(page.getByText("Always.")).toBeVisible()
  await expect(getBanner(page)).toHaveCount(0)

  await openLink(page)
  await expect(page).toHaveURL(`${shop.origin}${path}`)
  await expect(getBanner(page)).toContainText(words)
  await expect(page.getByText("Not published: hidden")).toHaveCount(2)
  await expect(page.getByText("Not out yet.")).toBeVisible()
  await expect(page.getByText("Merry Christmas.")).toBeVisible()

  await expect(page.frameLocator("iframe[title=Own]").getByText("Own code.")).toBeVisible()

  await page.locator("footer a[href='/contact']").first().click()
  await expect(page).toHaveURL(`${shop.origin}/contact`)
  await expect(getBanner(page)).toContainText(words)
  await page.goBack()
  await expect(page.getByText("Not out yet.")).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(getBanner(page)).toBeInViewport()

  await getBanner(page).getByRole("button", { name: "End preview" }).click()
  await expect(page).toHaveURL(`${shop.origin}${path}`)
  await expect(getBanner(page)).toHaveCount(0)
  await expect(page.getByText("Always.")).toBeVisible()
  await expect(page.getByText("Not out yet.")).toHaveCount(0)
  await expect(page.getByText("Merry Christmas.")).toHaveCount(0)
  expect(await page.context().cookies(shop.origin)).toEqual([])
})

test("ends a preview on the page that was navigated to", { tag: "@every-state" }, async ({
  page,
}) => {
  await openLink(page)
  await page.locator("footer a[href='/contact']").first().click()
  await expect(page).toHaveURL(`${shop.origin}/contact`)
  await getBanner(page).getByRole("button", { name: "End preview" }).click()
  await expect(page).toHaveURL(`${shop.origin}/contact`)
  await expect(getBanner(page)).toHaveCount(0)
})

test("shows the preview banner without axe violations and by keyboard", {
  tag: "@every-state",
}, async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openLink(page)
    await expect(getBanner(page)).toBeVisible()
    expect(await listViolationsInColours(page)).toEqual([])
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
  }
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /^skip to/i })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(getBanner(page).getByRole("link", { name: "Open in the studio" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(getBanner(page).getByRole("button", { name: "End preview" })).toBeFocused()
})

test("does not refetch an open preview of a fixed time", { tag: "@every-state" }, async ({
  page,
}) => {
  await openLink(page)
  await expect(page.getByText("Merry Christmas.")).toBeVisible()
  await page.clock.install()
  await page.reload()
  const requestedUrls: string[] = []
  page.on("request", (request) => requestedUrls.push(request.url()))
  await page.clock.runFor(180_000)
  expect(requestedUrls.filter((url) => url.includes("_rsc") && url.includes(path))).toEqual([])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("opens, retains and ends a preview without JavaScript", { tag: "@without-scripts" }, async ({
    page,
  }) => {
    await openLink(page)
    await expect(page.getByText("Not out yet.")).toBeVisible()
    await page.locator("footer a[href='/contact']").first().click()
    await expect(getBanner(page)).toContainText(words)
    await getBanner(page).getByRole("button", { name: "End preview" }).click()
    await expect(page).toHaveURL(`${shop.origin}/contact`)
    await expect(getBanner(page)).toHaveCount(0)
  })
})
