import type { Page } from "playwright/test"
import { pickForTier } from "#tests/tiers.ts"
import { listViolations } from "./list-violations.ts"
import { pageKinds } from "./page-kinds.ts"
import { pickChoosyProduct } from "./pick-goods.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

/** Colours change over a moment, in which they are neither light nor dark. */
async function untilStill(page: Page): Promise<void> {
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== "running")
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await page.waitForFunction(isStill)
}

const languages = { English: "", Arabic: "/ar" }
/** Kinds that core looks at in dark colours as well, on a phone, and in a script from the right. */
const inDark = ["the front page", "a category", "a product", "the contact page"]
const onPhones = ["the front page", "a product"]
const fromTheRight = ["the front page", "a product"]

for (const [kind, getPath] of Object.entries(pageKinds)) {
  for (const [language, prefix] of Object.entries(languages)) {
    const isEnglish = prefix === ""
    const hasDark = pickForTier({ core: isEnglish && inDark.includes(kind), full: true })
    const isCore = isEnglish || fromTheRight.includes(kind)
    const phone = isEnglish && onPhones.includes(kind) ? "@phone" : "@phone-repeat"

    test(`${kind} bars nobody, in ${language}`, {
      tag: isCore ? [phone] : [phone, "@every-language"],
    }, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      await page.goto(`${prefix}${await getPath()}`)
      await expect(getHeading(page)).toBeAttached()
      await untilAlive(page.locator("main"))
      expect(await listViolations(page)).toEqual([])
      if (hasDark) {
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
        await untilStill(page)
        expect(await listViolations(page, "dark")).toEqual([])
      }
      if (kind === "a missing page") complaints.length = 0
    })
  }
}

test("an open lightbox and open suggestions bar nobody", { tag: "@pictures" }, async ({ page }) => {
  const product = await pickChoosyProduct()
  await page.goto(`/product/${product.slug}`)
  const photo = page.getByRole("link", { name: /^Show this photo/ })
  await untilAlive(photo)
  await photo.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("Escape")
  await page.getByRole("banner").locator("input[name=query]").focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  await page.keyboard.type(product.name.slice(0, 4))
  await expect(page.getByRole("option").first()).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})

test("the open choice of language and colours bars nobody, in light and dark colours", {
  tag: "@phone-repeat",
}, async ({ page }) => {
  await page.goto("/contact")
  await page.getByRole("button", { name: "Language and display" }).click()
  for (const [colours, colorScheme] of [
    ["Light", "light"],
    ["Dark", "dark"],
  ] as const) {
    await page.getByRole("radio", { name: colours }).check({ force: true })
    await untilStill(page)
    expect(await listViolations(page, colorScheme)).toEqual([])
  }
})
