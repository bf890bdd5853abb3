import { randomBytes } from "node:crypto"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listScripts } from "./list-scripts.ts"
import { expect, getHeading, test } from "./shop-test.ts"

const maxKilobytes = 28
/** React and the client of Next.js are the only larger scripts. */
const minFrameworkKilobytes = 40
const suffix = `weight-trial-${randomBytes(4).toString("hex")}`
let ids: number[] = []

/** Creates a page of one row with these widgets; deleted after the test. */
async function createWeightPage(slug: string, types: readonly string[]): Promise<string> {
  const placements = await Promise.all(types.map(getPlacement))
  const url = `${suffix}-${slug}`
  const heading = { type: "core/heading", templatevar: { heading: url, level: "h1" } }
  const rows = [{ blocks: [{ id: 1, widgets: [heading, ...placements] }] }]
  ids.push(await admin.create("cognito/page", { name: url, url, rows }))
  return `/${url}`
}

type WidgetPlacement = { type: string; templatevar: Record<string, unknown> }

/** Returns a widget with the settings that it has on one of the shop's pages, if any. */
async function getPlacement(type: string): Promise<WidgetPlacement> {
  const own = await findOnPages(type)
  return { type, templatevar: own?.templatevar ?? {} }
}

async function findOnPages(type: string): Promise<WidgetPlacement | undefined> {
  const { data } = await fetchShopApiBody("listPages", { query: { page_size: 100, pb: "1" } })
  return data
    .flatMap(({ rows }) => rows)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => block.widgets)
    .find((widget) => widget.type === type)
}

test.afterEach(async () => {
  for (const id of ids) await admin.delete("cognito/page", id)
  ids = []
})

test("ships at most 28 kB of scripts beyond the framework's on a page of twelve widget types", {
  tag: "@pictures",
}, async ({ page }) => {
  const types = [
    "core/gallery",
    "core/gallery_group",
    "core/form",
    "core/faq",
    "core/raw_code",
    "core/google_map",
    "core/hero_quote",
    "core/testimonial_grid",
    "core/person_list",
    "core/call_to_action",
    "Sell/product_grid",
    "core/html",
  ]
  await page.goto(await createWeightPage("twelve", types))
  await expect(getHeading(page)).toHaveText(`${suffix}-twelve`)
  const scripts = await listScripts(page)
  expect(scripts.size).toBeGreaterThan(4)
  const own = [...scripts].filter(([name, size]) => !isFrameworkScript(name, size))
  const total = own.reduce((sum, [, size]) => sum + size, 0)
  expect(own.length).toBeGreaterThan(1)
  expect(total, JSON.stringify(own)).toBeLessThanOrEqual(maxKilobytes)
})

test("ships no script beyond the shell's on a page of HTML, headings and images", {
  tag: ["@every-state", "@pictures"],
}, async ({ page, complaints }) => {
  const types = ["core/html", "core/heading", "core/image_with_content", "tpl/heading"]
  await page.goto(await createWeightPage("plain", types))
  await expect(getHeading(page).first()).toBeVisible()
  const plain = await listScripts(page)
  await page.goto("/page-not-found")
  expect([...plain.keys()].sort()).toEqual([...(await listScripts(page)).keys()].sort())
  complaints.length = 0
})

/** True for React, Next's client and runtime: the chunks that an empty project has too. */
function isFrameworkScript(name: string, size: number): boolean {
  return size > minFrameworkKilobytes || /\/chunks\/(?:main-app|webpack|polyfills)-/.test(name)
}
