import type { Page } from "playwright/test"
import { findVariantProduct } from "./find-products.ts"
import { chooseByLabel, expect, test } from "./shop-test.ts"

const dark = "rgb(19, 25, 26)"
const light = "rgb(250, 246, 238)"

/** Records the page's background colour on every animation frame, before the first paint too. */
function recordBackgrounds(): void {
  const backgrounds = new Set<string>()
  Object.assign(window, { backgrounds })
  const record = () => {
    if (document.body) backgrounds.add(getComputedStyle(document.body).backgroundColor)
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

async function getBackgrounds(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return page.evaluate(() => [...Reflect.get(window, "backgrounds")])
}

async function choose(page: Page, colours: "Automatic" | "Light" | "Dark"): Promise<void> {
  await page.getByRole("button", { name: "Language and display" }).click()
  await chooseByLabel(page.getByRole("radio", { name: colours }))
  await page.keyboard.press("Escape")
}

const getBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Lists the `theme-color` metas and sources of the header's image whose `media` matches. */
const listColoured = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("meta[name=theme-color], header picture source")]
      .filter((element) => matchMedia(element.getAttribute("media") ?? "").matches)
      .map((element) => element.tagName),
  )

test("applies the chosen theme from the first frame of public, private and missing pages", {
  tag: "@repeat",
}, async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/contact")
  await choose(page, "Dark")
  expect(await getBackground(page)).toBe(dark)
  await page.addInitScript(recordBackgrounds)
  const { slug } = await findVariantProduct()
  for (const path of ["/", `/product/${slug}`, "/de/shop", "/login", "/cart", "/no-such-page"]) {
    await page.goto(path)
    expect([path, await getBackgrounds(page)]).toEqual([path, [dark]])
  }
  expect(await listColoured(page)).toEqual(["META", "SOURCE"])
  complaints.length = 0
})

test("synchronises the theme between tabs and follows the device with Automatic", {
  tag: "@repeat",
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: "dark" })
  await page.goto("/contact")
  await other.goto("/faq")
  expect(await getBackground(other)).toBe(dark)
  await choose(page, "Light")
  await expect.poll(() => getBackground(other)).toBe(light)
  await other.getByRole("button", { name: "Language and display" }).click()
  await expect(other.getByRole("radio", { name: "Light" })).toBeChecked()
  await chooseByLabel(other.getByRole("radio", { name: "Automatic" }))
  await expect.poll(() => getBackground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: "light" })
  expect(await getBackground(page)).toBe(light)
})

test("retains the chosen theme through client-side navigation", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.addInitScript(recordBackgrounds)
  await page.goto("/contact")
  await choose(page, "Dark")
  await page.locator("footer nav a").first().click()
  await expect(page).not.toHaveURL(/\/contact$/)
  expect(await getBackgrounds(page)).toEqual([light, dark])
  expect(await listColoured(page)).toEqual(["META", "SOURCE"])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("follows the device's theme without JavaScript and hides controls that need it", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    await page.goto(`/product/${(await findVariantProduct()).slug}`)
    await page.getByRole("button", { name: "Language and display" }).click()
    await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden()
    await expect(page.locator("button[aria-label=Share]")).toBeHidden()
    await expect(page.locator("body")).toHaveCSS("background-color", dark)
  })
})
