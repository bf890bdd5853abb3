import type { Locator, Page } from "playwright/test"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { getStockText } from "#tests/assertions/stock-text.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { findContrastingSkus, findVariantProduct } from "./find-products.ts"
import { listViolationsOnScreens } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { chooseByLabel, expect, getHeading, test, waitForHydration } from "./shop-test.ts"
import {
  createRecordGroup,
  createWidgetPage,
  deleteShowcaseRecords,
  getImageHash,
} from "./showcase-records.ts"

test.afterEach(deleteShowcaseRecords)

const buildPerson = (number: number) => ({ first_name: `Person ${number}`, title: "Printer" })

/** Locates the widget with this heading. */
const getSection = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) })

const listNames = (page: Page) =>
  page
    .locator("main")
    .getByRole("heading", { name: /^Person/ })
    .allTextContents()

test("lists at most 64 people and continues in a second list by offset", {
  tag: "@repeat",
}, async ({ page }) => {
  const { url: group } = await createRecordGroup("Cognito/Person", 66, buildPerson)
  const list = { type: "core/person_list", templatevar: { group } }
  await page.goto(await createWidgetPage(list))
  const all = Array.from({ length: 66 }, (_, at) => `Person ${at + 1}`)
  expect(await listNames(page)).toEqual(all.slice(0, 64))
  await page.goto(await createWidgetPage({ ...list, offset: 64 }))
  expect(await listNames(page)).toEqual(all.slice(64))
  await page.goto(await createWidgetPage({ ...list, offset: 62, limit: 3 }))
  expect(await listNames(page)).toEqual(all.slice(62, 65))
})

test("revalidates a page when a person on it changes", { tag: "@repeat" }, async () => {
  const { url: group, ids } = await createRecordGroup("Cognito/Person", 2, buildPerson)
  const path = await createWidgetPage({ type: "core/person_list", templatevar: { group } })
  expect((await requestPage(path)).html).toContain("Person 2")
  await admin.update("cognito/person", ids[1] ?? 0, { first_name: "Matilda" })
  await eventually(20_000, async () => expect((await requestPage(path)).html).toContain("Matilda"))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("shows the first three testimonials of a group in the hero and all in the grid", {
    tag: ["@phone-repeat", "@repeat", "@without-scripts"],
  }, async ({ page }) => {
    const image_hash = await getImageHash()
    const { url: group } = await createRecordGroup("Cognito/Testimonial", 4, (number) => ({
      name: `Customer ${number}`,
      content: `<p>Word ${number}</p>`,
      image_hash,
      rating: number === 1 ? 3.5 : null,
    }))
    await page.goto(
      await createWidgetPage(
        { type: "core/hero_testimonial", templatevar: { heading: "Band", testimonials: group } },
        { type: "core/testimonial_grid", templatevar: { heading: "Grid", group } },
      ),
    )
    const band = getSection(page, "Band").getByRole("figure")
    await expect(band).toHaveCount(3)
    await expect(getSection(page, "Grid").getByRole("figure")).toHaveCount(4)
    await expect(band.first()).toContainText("Word 1")
    await expect(band.first().getByRole("img", { name: "Rated 3.5 out of 5" })).toBeVisible()
    expect(await band.first().locator("picture img").boundingBox()).toMatchObject({
      width: 100,
      height: 100,
    })
  })

  test("lists every price of a product widget without JavaScript", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const { slug, skus } = await findVariantProduct()
    await page.goto(
      await createWidgetPage({ type: "Sell/product_view", templatevar: { product: slug } }),
    )
    const rows = page.getByRole("table", { name: "Prices and stock" }).locator("tbody tr")
    await expect(rows).toHaveCount(skus.length)
  })
})

test("chooses options in a product widget without changing the URL", { tag: "@repeat" }, async ({
  page,
}) => {
  const product = await findVariantProduct()
  const { from } = findContrastingSkus(product)
  const path = await createWidgetPage({
    type: "Sell/product_view",
    templatevar: { product: product.id },
  })
  await page.goto(path)
  const view = getSection(page, product.name)
  await waitForHydration(view.getByRole("radio").first())
  for (const { variation_type: name, name: option } of from.variations) {
    const choice = view.getByRole("group", { name }).getByRole("radio", { name: option })
    await chooseByLabel(choice.first())
  }
  await expect(view.getByRole("status").first()).toHaveText(getStockText(product, from))
  await expect(view).toContainText(formatMoney(parseAmount(from.price_each), "en"))
  await expect(page).toHaveURL(path)
  await view.getByRole("link", { name: product.name, exact: true }).click()
  await expect(getHeading(page)).toHaveText(product.name)
  await expect(page).toHaveURL(`/product/${product.slug}`)
})

test("omits the widget of a product that does not exist and renders the rest of the page", {
  tag: "@repeat",
}, async ({ page }) => {
  const absent = ["no-such-product", 2_147_483_647, "../x", "", null]
  const path = await createWidgetPage(
    ...absent.map((product) => ({ type: "Sell/product_view", templatevar: { product } })),
    { type: "core/heading", templatevar: { heading: "Still here" } },
  )
  await page.goto(path)
  await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible()
  await expect(page.locator("main section")).toHaveCount(0)
})

const longWords = "Ausgezeichnete Unterwasserbeleuchtungsanlagen ".repeat(6)

for (const place of ["left top", "center center", "right bottom"]) {
  test(`fits a hero's long text on a phone and at twice the font size, ${place}`, {
    tag: place === "left top" ? [] : ["@every-state"],
  }, async ({ page }) => {
    const [text_justify, text_align] = place.split(" ")
    const templatevar = {
      heading: longWords,
      subheading: longWords,
      html: `<p>${longWords.repeat(3)}</p>`,
      button_text: "Go on",
      button_link: "/shop",
      background_image: await getImageHash(),
      text_justify,
      text_align,
    }
    const path = await createWidgetPage({ type: "core/hero_quote", templatevar })
    for (const { width, fontSize } of [
      { width: 360, fontSize: "100%" },
      { width: 1280, fontSize: "200%" },
    ]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      await page.addStyleTag({ content: `html { font-size: ${fontSize} }` })
      expect(await listPartsOutside(page.locator("main section"))).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    }
  })
}

/** Lists the texts of headings and paragraphs that overflow the section. */
function listPartsOutside(section: Locator): Promise<string[]> {
  return section.evaluate((element) => {
    const outer = element.getBoundingClientRect()
    const isOutside = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isWide = part.scrollWidth > part.clientWidth
      const isBeside = left < outer.left || right > outer.right
      return isWide || isBeside || top < outer.top || bottom > outer.bottom
    }
    const parts = [...element.querySelectorAll("h2, p")]
    return parts.filter(isOutside).map((part) => part.textContent ?? "")
  })
}

test("renders a hero 500 px high with a parallax image, which scrolls with prefers-reduced-motion", {
  tag: ["@every-state", "@pictures"],
}, async ({ page }) => {
  const templatevar = { heading: "Hello", background_image: await getImageHash(), parallax: 1 }
  const filler = { type: "core/html", templatevar: { html: "<p>More</p>".repeat(60) } }
  const path = await createWidgetPage({ type: "core/hero_quote", templatevar }, filler)
  const getTop = async () => (await page.locator("main section img").boundingBox())?.y ?? null
  const scroll = (to: number) => page.evaluate((y) => window.scrollTo(0, y), to)
  await page.goto(path)
  const band = getSection(page, "Hello")
  expect((await band.boundingBox())?.height).toBe(500)
  const before = await getTop()
  await scroll(200)
  expect(await getTop()).toBe(before)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await scroll(0)
  const still = (await getTop()) ?? 0
  await scroll(200)
  expect(await getTop()).toBe(still - 200)
})

test("renders showcase widgets without axe violations, layout shift or scripts", {
  tag: ["@every-state", "@pictures"],
}, async ({ page }) => {
  const hash = await getImageHash()
  const words = { heading: "Words", html: "<p>And <a href='/about'>more</a>.</p>" }
  const button = { button_text: "Go on", button_link: "/shop", button_colour: "sec" }
  const { url: team } = await createRecordGroup("Cognito/Person", 4, buildPerson)
  const { url: praise } = await createRecordGroup("Cognito/Testimonial", 3, (number) => ({
    name: `Customer ${number}`,
    content: "<p>Good.</p>",
    rating: 4.5,
    image_hash: hash,
  }))
  const path = await createWidgetPage(
    { type: "tpl/heading", templatevar: { title: "Showcase", background_image: hash } },
    { type: "core/hero_quote", templatevar: { ...words, ...button, background_image: hash } },
    { type: "core/hero_quote", templatevar: { heading: "Bare", overlay_colour: "warning" } },
    { type: "core/image_with_content", templatevar: { ...words, ...button, image: hash } },
    {
      type: "core/call_to_action",
      templatevar: { ...words, ...button, left_image: hash, right_image: hash },
    },
    { type: "core/person_list", templatevar: { heading: "People", group: team } },
    {
      type: "core/hero_testimonial",
      templatevar: { heading: "Praise", testimonials: praise, ...button },
    },
    { type: "core/testimonial_grid", templatevar: { group: praise } },
    { type: "Sell/new_products_grid", templatevar: { heading: "New" } },
  )
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.addInitScript(measureLayoutShift)
  await page.goto(path)
  await waitForHydration(page.locator("main"))
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  expect(await listViolationsOnScreens(page)).toEqual([])
  const plain = { type: "core/html", templatevar: { html: "<p>Plain</p>" } }
  expect(await listScripts(path)).toEqual(await listScripts(await createWidgetPage(plain)))
})

/** Lists the script paths in a page's HTML, sorted. */
async function listScripts(path: string): Promise<string[]> {
  const { html } = await requestPage(path)
  return [...new Set(html.match(/static\/chunks\/[^"\\]+\.js/g))].sort()
}
