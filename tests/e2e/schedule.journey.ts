import { randomBytes } from "node:crypto"
import { eventually } from "#tests/assertions/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

const html = (text: string, wrapper: object = {}) => ({
  type: "core/html",
  templatevar: { html: `<p>${text}</p>` },
  wrapper,
})

test("shows and hides scheduled blocks on an open page at the next 60-second check", {
  tag: "@timing",
}, async ({ page }) => {
  const path = `/open-${randomBytes(4).toString("hex")}`
  const opensAt = Date.now() + 6_000
  const timed = { hidden_before: new Date(opensAt).toISOString() }
  const over = { hidden_after: new Date(opensAt).toISOString() }
  const widgets = [html("Always."), html("The sale is on.", timed), html("Soon on sale.", over)]
  const rows = [{ blocks: [{ id: 1, widgets }] }]
  const id = await admin.create("cognito/page", { name: "Open", url: path.slice(1), rows })
  try {
    await eventually(4_000, async () => expect((await requestPage(path)).status).toBe(200))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 500)
    await page.goto(path)
    await waitForHydration(page.locator("main"))
    await expect(page.getByText("Soon on sale.")).toBeVisible()
    await expect(page.getByText("The sale is on.")).toHaveCount(0)
    await eventually(15_000, async () => {
      expect((await requestPage(path)).html).toContain("The sale is on.")
    })
    await page.clock.runFor(50_000)
    await expect(page.getByText("The sale is on.")).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(page.getByText("The sale is on.")).toBeVisible()
    await expect(page.getByText("Soon on sale.")).toHaveCount(0)
    await expect(page.getByText("Always.")).toBeVisible()
  } finally {
    await admin.delete("cognito/page", id)
  }
})
