import type { Page } from "playwright/test"
import { pickChoosyProduct } from "./pick-goods.ts"
import { expect, test } from "./shop-test.ts"

const dark = "rgb(19, 25, 26)"
const light = "rgb(250, 246, 238)"

/** Notes the page's ground with every frame, from before the first is painted. */
function noteGrounds(): void {
  const grounds = new Set<string>()
  Object.assign(window, { grounds })
  const note = () => {
    if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

async function readGrounds(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return page.evaluate(() => [...Reflect.get(window, "grounds")])
}

async function choose(page: Page, colours: "Automatic" | "Light" | "Dark"): Promise<void> {
  await page.getByRole("button", { name: "Language and display" }).click()
  await page.getByRole("radio", { name: colours }).check({ force: true })
  await page.keyboard.press("Escape")
}

const getGround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What pictures and the browser's own frame go by, of what fits the light or dark system alone. */
const listColoured = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("meta[name=theme-color], header picture source")]
      .filter((element) => matchMedia(element.getAttribute("media") ?? "").matches)
      .map((element) => element.tagName),
  )

test("the chosen colours hold on every page, public, private or missing, from its first frame", async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/contact")
  await choose(page, "Dark")
  expect(await getGround(page)).toBe(dark)
  await page.addInitScript(noteGrounds)
  const { slug } = await pickChoosyProduct()
  for (const path of ["/", `/product/${slug}`, "/de/shop", "/login", "/cart", "/no-such-page"]) {
    await page.goto(path)
    expect([path, await readGrounds(page)]).toEqual([path, [dark]])
  }
  expect(await listColoured(page)).toEqual(["META", "SOURCE"])
  complaints.length = 0
})

test("a choice reaches other tabs at once, and Automatic follows the device again", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: "dark" })
  await page.goto("/contact")
  await other.goto("/faq")
  expect(await getGround(other)).toBe(dark)
  await choose(page, "Light")
  await expect.poll(() => getGround(other)).toBe(light)
  await other.getByRole("button", { name: "Language and display" }).click()
  await expect(other.getByRole("radio", { name: "Light" })).toBeChecked()
  await other.getByRole("radio", { name: "Automatic" }).check({ force: true })
  await expect.poll(() => getGround(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: "light" })
  expect(await getGround(page)).toBe(light)
})

test("colours keep through navigation inside the app", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.addInitScript(noteGrounds)
  await page.goto("/contact")
  await choose(page, "Dark")
  await page.locator("footer nav a").first().click()
  await expect(page).not.toHaveURL(/\/contact$/)
  expect(await readGrounds(page)).toEqual([light, dark])
  expect(await listColoured(page)).toEqual(["META", "SOURCE"])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("a page goes by the device, and offers no choice that would do nothing", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    await page.goto(`/product/${(await pickChoosyProduct()).slug}`)
    await page.getByRole("button", { name: "Language and display" }).click()
    await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden()
    await expect(page.locator("button[aria-label=Share]")).toBeHidden()
    await expect(page.locator("body")).toHaveCSS("background-color", dark)
  })
})
