import type { Page } from "playwright/test"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"
import { getMiddle, sendSwipe } from "./touch.ts"

const product = "/ar/product/standard-resin"

/** Returns the computed text direction and alignment of the first matching element. */
const getTextStyle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { direction, textAlign, unicodeBidi } = getComputedStyle(element)
      return { direction, textAlign, unicodeBidi }
    })

test("sets Arabic text right to left, and English text beside it by its letters", async ({
  page,
}) => {
  await page.goto(product)
  expect(await getTextStyle(page, "html")).toMatchObject({ direction: "rtl" })
  const name = await getTextStyle(page, "main h1")
  expect(name).toEqual({ direction: "rtl", textAlign: "right", unicodeBidi: "plaintext" })
  expect(await getTextStyle(page, "main .prose")).toMatchObject({ direction: "rtl" })
  expect(await getTextStyle(page, "main .prose p")).toMatchObject({ textAlign: "right" })
  const [bird, cart] = await Promise.all(
    ["header picture", "header [href$='/cart']"].map((part) => page.locator(part).boundingBox()),
  )
  expect(bird?.x ?? 0).toBeGreaterThan(cart?.x ?? Number.POSITIVE_INFINITY)
  await page.goto("/ar")
  expect(await getTextStyle(page, "main [lang=en]")).toMatchObject({ unicodeBidi: "plaintext" })
})

test("pages and swipes photos right to left on an Arabic page", {
  tag: ["@phone-repeat", "@pictures"],
}, async ({ page, isMobile }) => {
  await page.goto(product)
  const photos = page.locator("main ul:has(> li > a.cursor-zoom-in)")
  await waitForHydration(photos)
  await photos.locator("a").first().click()
  const box = page.getByRole("dialog")
  const shown = box.locator(".yarl__slide_current img")
  const [first, second, last] = [/^الصورة 1 من/, /^الصورة 2 من/, /^الصورة (\d+) من \1$/]
  await expect(box).toHaveAccessibleName(first)
  await page.keyboard.press("ArrowLeft")
  await expect(box).toHaveAccessibleName(second)
  await page.keyboard.press("ArrowRight")
  await expect(box).toHaveAccessibleName(first)
  await page.keyboard.press("ArrowRight")
  await expect(box).toHaveAccessibleName(last)
  await page.keyboard.press("ArrowLeft")
  await expect(box).toHaveAccessibleName(first)
  await expect(shown).toBeInViewport({ ratio: 0.9 })
  if (!isMobile) return
  await sendSwipe(page, await getMiddle(shown), 200)
  await expect(box).toHaveAccessibleName(second)
  await expect(shown).toBeInViewport({ ratio: 0.9 })
})

test("loads pages in Arabic, Japanese, Russian and Vietnamese without layout shift", {
  tag: ["@pictures", "@every-language"],
}, async ({ page }) => {
  await page.addInitScript(measureLayoutShift)
  for (const locale of ["ar", "ja", "ru", "vi"]) {
    for (const path of ["", "/product/standard-resin", "/cart"]) {
      await page.goto(`/${locale}${path}`)
      await waitForHydration(page.locator("main"))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const shifts = await page.evaluate(() => window.shifts)
      expect({ locale, path, shifts }).toEqual({ locale, path, shifts: [] })
    }
  }
})
