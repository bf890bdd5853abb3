import type { Page } from "playwright/test"
import { findVariantProduct } from "./find-products.ts"
import {
  listViolations,
  listViolationsInColours,
  listViolationsOnScreens,
} from "./list-violations.ts"
import { pageKinds } from "./page-kinds.ts"
import { chooseByLabel, expect, getHeading, test, waitForHydration } from "./shop-test.ts"

/** Waits until no animation runs: colours in transition belong to neither scheme. */
async function waitForAnimations(page: Page): Promise<void> {
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== "running")
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await page.waitForFunction(isStill)
}

const languages = { English: "", Arabic: "/ar" }
/** Page kinds that core tests, in English, and those that it tests on a phone. */
const inCore = ["the home page", "a category", "a product"]
const onPhones = ["a product"]

for (const [kind, getPath] of Object.entries(pageKinds)) {
  for (const [language, prefix] of Object.entries(languages)) {
    const isEnglish = prefix === ""
    const isCore = isEnglish && inCore.includes(kind)
    const phoneTags = onPhones.includes(kind) ? ["@phone"] : []
    const englishTags = isCore ? phoneTags : [...phoneTags, "@every-state"]

    test(`has no axe violations on ${kind}, in ${language}`, {
      // On a phone in English only: direction and width do not depend on each other.
      tag: isEnglish ? englishTags : "@every-language",
    }, async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.goto(`${prefix}${await getPath()}`)
      await expect(getHeading(page)).toBeAttached()
      await waitForHydration(page.locator("main"))
      const violations = isEnglish ? listViolationsOnScreens(page) : listViolationsInColours(page)
      expect(await violations).toEqual([])
      if (kind === "a missing page") complaints.length = 0
    })
  }
}

test("has no axe violations in an open lightbox and open search suggestions", {
  tag: ["@pictures", "@repeat"],
}, async ({ page }) => {
  const product = await findVariantProduct()
  await page.goto(`/product/${product.slug}`)
  const photo = page.getByRole("link", { name: /^Show this photo/ })
  await waitForHydration(photo)
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

test("has no axe violations in the open dialog of languages and colours, in light and dark mode", {
  tag: "@phone-repeat",
}, async ({ page }) => {
  await page.goto("/contact")
  await page.getByRole("button", { name: "Language and display" }).click()
  for (const [colours, rules] of [
    ["Light", "all"],
    ["Dark", "colours"],
  ] as const) {
    await chooseByLabel(page.getByRole("radio", { name: colours }))
    await waitForAnimations(page)
    expect(await listViolations(page, rules)).toEqual([])
  }
})
