import type { Page } from "playwright/test"
import { admin } from "#tests/support/shop-admin.ts"
import { test as base, expectAccessible, main, openScreen, waitForData } from "./admin-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading } from "./shop-test.ts"

type Fixtures = {
  /** A menu of its own with two links. */
  menu: { id: number; url: string }
}

const test = base.extend<Fixtures>({
  menu: async ({ page: _page }, use) => {
    const url = `trial-menu-${crypto.randomUUID()}`
    const id = await admin.create("cognito/menu", { name: "Trial menu", url })
    const links = [
      await admin.create("cognito/link", {
        parent: url,
        name: "About",
        link: "/about",
        sort_order: 1,
      }),
      await admin.create("cognito/link", {
        parent: url,
        name: "Blog",
        link: "/blog",
        sort_order: 2,
      }),
    ]
    await use({ id, url })
    for (const link of links) await admin.delete("cognito/link", link)
    await admin.delete("cognito/menu", id)
  },
})

/** Returns by how many pixels the page is wider than its viewport. */
const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test("creates a redirect whose target exists, and deletes it with others", {
  tag: "@repeat",
}, async ({ page, owner: _owner, complaints }) => {
  const from = `trial-old-${crypto.randomUUID()}`
  await openScreen(page, "/admin/content")
  expect(await listViolations(page)).toEqual([])
  await main(page).getByRole("link", { name: "Redirects" }).click()
  await expect(getHeading(page)).toHaveText("Redirects")
  await expect(main(page).getByRole("table", { name: "Redirects" })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole("link", { name: "New redirect" }).click()
  await main(page).getByLabel("Old path").fill(from)
  await main(page).getByLabel("New path").fill("nowhere-at-all")
  await main(page).getByRole("button", { name: "Create" }).press("Enter")
  await expect(main(page).getByLabel("New path")).toHaveAccessibleDescription(
    /There is no page at "nowhere-at-all"/,
  )
  complaints.length = 0
  await page.reload()
  await expect(main(page).getByText(/^Not saved yet/)).toBeVisible()
  await main(page).getByLabel("New path").fill("about")
  await main(page).getByRole("button", { name: "Create" }).press("Enter")
  await expect(getHeading(page)).toHaveText(from)
  await main(page).getByText("History of changes").click()
  await expect(main(page).getByText(/: created/)).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await openScreen(
    page,
    `/admin/content/redirects?filter=${encodeURIComponent(JSON.stringify({ q: from }))}`,
  )
  await main(page).getByLabel(`Select ${from}`).check()
  await main(page).getByRole("button", { name: "Delete" }).click()
  await main(page).getByRole("button", { name: "Yes, delete" }).click()
  await expect(main(page).getByText("Done for 1 entry.")).toBeVisible()
  await expect(main(page).getByText("Nothing matches.")).toBeVisible()
})

test("orders the links of a menu by the keyboard, on a phone", { tag: "@repeat" }, async ({
  page,
  owner: _owner,
  menu,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, `/admin/content/menus/${menu.id}`)
  await main(page).getByRole("button", { name: "Move up: Blog" }).press("Enter")
  await expect(main(page).getByText("Blog is now number 1 of 2.")).toBeVisible()
  await expect(main(page).getByRole("button", { name: "Move up: Blog" })).toBeDisabled()
  expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  for (const path of ["submissions", "vouchers", "faq", "forms/new"]) {
    await openScreen(page, `/admin/content/${path}`)
    await expect(getHeading(page)).toBeVisible()
    await waitForData(page)
    expect([path, await getOverflow(page)]).toEqual([path, 0])
    expect([path, await listViolations(page)]).toEqual([path, []])
  }
})
