import { randomBytes } from "node:crypto"
import type { Browser, Page } from "playwright/test"
import { eventually } from "#tests/assertions/eventually.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { getOpacity } from "./get-opacity.ts"
import { listViolations, listViolationsInColours } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

const html = (text: string, wrapper: object = {}) => ({
  type: "core/html",
  templatevar: { html: text },
  wrapper,
})
const tabs = {
  row_type: "tabs",
  blocks: [
    { id: 1, title: "Care", widgets: [html("<p>Keep it dry.</p>")] },
    { id: 2, title: "Sizes", widgets: [html('<p id="small">Small is 10 cm.</p>')] },
    { id: 3, title: "Delivery", widgets: [html("<p>Two days.</p>")] },
  ],
}
const columns = {
  blocks: [
    { id: 4, width: 4, widgets: [html("<p>left</p>")] },
    { id: 5, width: 4, offset: 4, widgets: [html("<p>right</p>")] },
    { id: 6, width: 8, offset: 4, widgets: [html("<p>below</p>")] },
  ],
}
const codes = ["wht", "blk", "bnd", "pri", "sec", "suc", "inf", "wrn", "dng"]
const padding = { padding_top: "8", padding_bottom: "8", padding_left: "96", padding_right: "96" }
const colours = {
  blocks: codes.map((code, at) => ({
    id: 10 + at,
    width: 3,
    widgets: [
      html('<h2>In colour</h2><p>Text with <a href="/about">a link</a>.</p>', {
        background_colour: code,
      }),
      html("<p>Text.</p>", { text_colour: code, background_colour: codes[at + 1] ?? null }),
    ],
  })),
}
const rows = [
  { blocks: [{ id: 20, widgets: [html('<p><a href="#small">How small is small?</a></p>')] }] },
  tabs,
  columns,
  colours,
  { blocks: [{ id: 21, widgets: [{ type: "core/rocket" }, html("<p>End.</p>", padding)] }] },
]

const url = `builder-${randomBytes(4).toString("hex")}`
let pageId = 0

test.beforeAll(async () => {
  pageId = await admin.create("cognito/page", { name: "Builder", url: getPageUrl(), rows })
  await eventually(30_000, async () =>
    expect((await requestPage(`/${getPageUrl()}`)).status).toBe(200),
  )
})
test.afterAll(() => admin.delete("cognito/page", pageId))

/** Returns the URL of this worker's page: several workers run these tests concurrently. */
const getPageUrl = () => `${url}-${test.info().workerIndex}`
const tab = (page: Page, name: string) => page.getByRole("radio", { name })
const open = (page: Page) => page.goto(`/${getPageUrl()}`)

test("shows the first tab and switches tabs with the arrow keys", async ({ page }) => {
  await open(page)
  await expect(page.getByRole("group", { name: "Sections" })).toBeVisible()
  await expect(tab(page, "Care")).toBeChecked()
  await expect(page.getByText("Keep it dry.")).toBeVisible()
  await expect(page.getByText("Small is 10 cm.")).toBeHidden()
  await tab(page, "Care").focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText("Small is 10 cm.")).toBeVisible()
  await expect(page.getByText("Keep it dry.")).toBeHidden()
  await page.getByText("Delivery", { exact: true }).click()
  await expect(page.getByText("Two days.")).toBeVisible()
})

test("opens the tab that contains a link's target", { tag: "@phone-repeat" }, async ({ page }) => {
  await open(page)
  await waitForHydration(page.locator("main"))
  await page.getByRole("link", { name: "How small is small?" }).click()
  await expect(page.getByText("Small is 10 cm.")).toBeVisible()
  await page.goto(`/${getPageUrl()}#small`)
  await page.reload()
  await expect(page.getByText("Small is 10 cm.")).toBeVisible()
  await expect(page.getByText("Small is 10 cm.")).toBeInViewport()
})

test("switches tabs and follows a link into a closed tab without JavaScript", {
  tag: "@without-scripts",
}, async ({ browser, baseURL }) => {
  const page = await openWithoutScripts(browser, `${baseURL}/${getPageUrl()}`)
  await page.getByText("Delivery", { exact: true }).click()
  await expect(page.getByText("Two days.")).toBeVisible()
  await expect(page.getByText("Keep it dry.")).toBeHidden()
  await page.getByRole("link", { name: "How small is small?" }).click()
  await expect(page.getByText("Small is 10 cm.")).toBeVisible()
  await page.context().close()
})

test("arranges columns side by side on a desktop and stacked on a phone", {
  tag: "@every-state",
}, async ({ page }) => {
  await open(page)
  const getBox = async (text: string) => {
    const box = await page.getByText(text, { exact: true }).boundingBox()
    if (!box) throw new Error(`${text} is not to be seen`)
    return box
  }
  const [left, right, below] = [await getBox("left"), await getBox("right"), await getBox("below")]
  expect(left.y).toBe(right.y)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  expect(below.y).toBeGreaterThan(left.y)
  await page.setViewportSize({ width: 360, height: 800 })
  expect((await getBox("right")).x).toBe((await getBox("left")).x)
  expect((await getBox("right")).y).toBeGreaterThan((await getBox("left")).y)
})

test("animates widgets when they are scrolled into view, without layout shift", {
  tag: "@repeat",
}, async ({ page }) => {
  const animations = ["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"]
  const space = { padding_top: "32", padding_bottom: "32", background_colour: "inf" }
  const widgets = ["still", ...animations].map((name) =>
    html(`<p>Moves as ${name}.</p>`, {
      ...space,
      ...(name !== "still" && { aos_type: name, aos_duration: 100 }),
    }),
  )
  const animatedUrl = `${getPageUrl()}-animated`
  const id = await admin.create("cognito/page", {
    name: "Animated",
    url: animatedUrl,
    rows: [{ blocks: [{ id: 1, widgets }] }],
  })
  await page.addInitScript(measureLayoutShift)
  await page.goto(`/${animatedUrl}`)
  await expect.poll(() => getOpacity(page, "Moves as fade-left.")).toBe(0)
  for (const animation of animations) {
    const text = page.getByText(`Moves as ${animation}.`, { exact: true })
    await text.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => getOpacity(page, `Moves as ${animation}.`)).toBe(1)
    await expect(text).toBeInViewport()
  }
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  expect(await listViolations(page, "all")).toEqual([])
  await admin.delete("cognito/page", id)
})

test("fits every block into the window's width", { tag: "@every-state" }, async ({ page }) => {
  await open(page)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ width, wide }).toEqual({ width, wide: width })
  }
})

test("has no axe violations in blocks of every colour and in tabs", {
  tag: "@every-state",
}, async ({ page }) => {
  await open(page)
  await waitForHydration(page.locator("main"))
  expect(await listViolationsInColours(page)).toEqual([])
})

test("shows the name of an unknown widget type to signed-in users only", {
  tag: "@repeat",
}, async ({ page }) => {
  await open(page)
  await waitForHydration(page.locator("main"))
  await expect(page.getByText("End.")).toBeVisible()
  await expect(page.getByText("Unknown core/rocket")).toHaveCount(0)
  const customer = await openShopCustomer()
  await page.goto(buildEnterPath(customer))
  await open(page)
  await expect(page.getByText("Unknown core/rocket")).toBeVisible()
  await page.close()
  await customer.remove()
})

async function openWithoutScripts(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  return page
}
