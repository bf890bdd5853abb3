import type { Page } from "playwright/test"
import { pageAdminCalls } from "#lib/contract/page-admin-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { test as base, main, openScreen, waitForData } from "./admin-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading } from "./shop-test.ts"

type Fixtures = {
  edited: { id: number; url: string }
  /** Ignores that the browser reports each script which the preview does not run. */
  previewWithoutScripts: undefined
}

const blocked = /Blocked script execution/

const test = base.extend<Fixtures>({
  previewWithoutScripts: [
    async ({ complaints }, use) => {
      await use(undefined)
      const others = complaints.filter((text) => !blocked.test(text))
      complaints.splice(0, complaints.length, ...others)
    },
    { auto: true },
  ],
  edited: async ({ page: _page }, use) => {
    const url = `edited-${crypto.randomUUID()}`
    const widgets = [{ type: "core/heading", templatevar: { heading: "Before" } }]
    const rows = [{ blocks: [{ id: 1, widgets }] }]
    const id = await admin.create("cognito/page", { name: url, url, rows })
    await use({ id, url })
    await admin.delete("cognito/page", id)
  },
})

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name })
const view = (page: Page, name: string) =>
  main(page).getByRole("navigation", { name: "Parts of the editor" }).getByRole("button", { name })

test("composes a page by the keyboard and in its preview, and publishes it", {
  tag: "@repeat",
}, async ({ page, owner: _owner, edited }) => {
  await openScreen(page, "/admin/pages?filter=%7B%22q%22%3A%22edited%22%7D")
  await main(page).getByRole("link", { name: edited.url }).click()
  await expect(getHeading(page)).toHaveText(edited.url)
  const frame = main(page).frameLocator("iframe")
  await expect(frame.getByText("Before")).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await button(page, "Heading: Before").press("Enter")
  await button(page, "Settings").last().press("Enter")
  await main(page)
    .getByLabel(/^Heading/)
    .fill("After")
  await expect(main(page).getByText("Draft saved.")).toBeVisible()
  await expect(frame.getByText("After")).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await view(page, "Structure").click()
  await frame.getByText("After").click()
  await expect(main(page).getByLabel(/^Heading/)).toHaveValue("After")
  await expect(frame.locator("[data-selected]")).toHaveCount(1)
  await frame.locator("header a").first().click()
  await frame.getByText("After").dblclick()
  await frame.locator("[contenteditable]").fill("In place")
  await frame.locator("[contenteditable]").press("Enter")
  await expect(main(page).getByLabel(/^Heading/)).toHaveValue("In place")
  await expect(main(page).getByText("Draft saved.")).toBeVisible()
  await expect(frame.locator("[data-selected]").getByText("In place")).toBeVisible()
  await button(page, "Undo").click()
  await expect(main(page).getByText("Draft saved.")).toBeVisible()
  await expect(frame.getByText("After")).toBeVisible()
  const visitor = await page.request.get(`/${edited.url}`)
  expect(visitor.ok()).toBe(true)

  await view(page, "Structure").click()
  await button(page, /^Add below/).press("Enter")
  await button(page, /^Questions and/).press("Enter")
  const moved = button(page, /^Heading: After/)
  await moved.focus()
  await moved.press("Alt+ArrowDown")
  await expect(main(page).locator("[data-path='0.0.1']")).toBeFocused()
  await button(page, "Undo").click()
  await expect(main(page).locator("[data-path='0.0.0']")).toContainText("After")
  await button(page, "Undo").click()
  await expect(main(page).getByText("Draft saved.")).toBeVisible()

  await view(page, "Publish").click()
  await expect(main(page).getByText("changed from “Before” to “After”")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await button(page, "Publish now").press("Enter")
  await expect(main(page).getByText("Published. Visitors see it within seconds.")).toBeVisible()
  await page.context().clearCookies({ name: /curlew_preview/ })
  await expect(async () => {
    const response = await page.request.get(`/${edited.url}`)
    expect(await response.text()).toContain("After")
  }).toPass()
})

test("overwrites no draft of somebody else, and loads what was published before", {
  tag: "@repeat",
}, async ({ page, complaints, owner: _owner, edited }) => {
  await openScreen(page, `/admin/pages/${edited.id}`)
  await expect(getHeading(page)).toHaveText(edited.url)
  const { version } = await admin.read("cognito/page", { id: edited.id })
  const body = { name: "Theirs", url: edited.url }
  const draft = { id: edited.id, revision: 0, base_version: version, body }
  await requestShopApi(pageAdminCalls.savePageDraft, {
    body: draft,
    token: getRunningShop().adminToken,
  })
  await view(page, "Settings").click()
  await main(page).getByLabel("Name", { exact: true }).fill("Mine")
  await expect(main(page).getByRole("alert")).toContainText("Somebody else has changed the draft")
  // The browser reports the rejected request.
  complaints.length = 0
  await button(page, "Load their draft").click()
  await expect(getHeading(page)).toHaveText("Theirs")
  await view(page, "Publish").click()
  await button(page, "Publish now").click()
  await expect(main(page).getByText("Published.")).toBeVisible()
  await button(page, /^Load the version/)
    .last()
    .click()
  await expect(getHeading(page)).toHaveText(edited.url)
})

test("fits a phone and dark mode", { tag: "@every-state" }, async ({
  page,
  owner: _owner,
  edited,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  await openScreen(page, "/admin/pages")
  await waitForData(page)
  expect(await listViolations(page, "colours")).toEqual([])
  await openScreen(page, `/admin/pages/${edited.id}`)
  for (const name of ["Structure", "Settings", "Preview", "Publish"]) {
    await view(page, name).click()
    expect([name, await listViolations(page, "colours")]).toEqual([name, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([name, width]).toEqual([name, 360])
  }
  const block = { page_id: edited.id, template: "core/heading", variables: { heading: "Block" } }
  const id = await admin.create("cognito/page_content", block)
  await openScreen(page, `/admin/content/blocks/${id}`)
  await expect(main(page).getByLabel(/^Heading/)).toHaveValue("Block")
  await expect(button(page, "Move up: Heading: Block")).toBeVisible()
  expect(await listViolations(page, "colours")).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
