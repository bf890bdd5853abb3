import type { Page } from "playwright/test"
import { noteShifts } from "./note-shifts.ts"
import { expect, test, untilAlive } from "./shop-test.ts"
import { getMiddle, swipe } from "./touch.ts"

const product = "/ar/product/standard-resin"

/** Where what is written in an element begins, as its browser sees it. */
const readLook = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { direction, textAlign, unicodeBidi } = getComputedStyle(element)
      return { direction, textAlign, unicodeBidi }
    })

test("English texts on an Arabic page run from left to right, on the side that is theirs", async ({
  page,
}) => {
  await page.goto(product)
  expect(await readLook(page, "html")).toMatchObject({ direction: "rtl" })
  const name = await readLook(page, "main h1")
  expect(name).toEqual({ direction: "rtl", textAlign: "right", unicodeBidi: "plaintext" })
  expect(await readLook(page, "main .prose")).toMatchObject({ direction: "ltr" })
  expect(await readLook(page, "main .prose p")).toMatchObject({ textAlign: "left" })
  const [bird, cart] = await Promise.all(
    ["header picture", "header [href$='/cart']"].map((part) => page.locator(part).boundingBox()),
  )
  expect(bird?.x ?? 0).toBeGreaterThan(cart?.x ?? Number.POSITIVE_INFINITY)
})

test("photos are leafed through and swiped the way an Arabic reader does", {
  tag: ["@phone-repeat", "@pictures"],
}, async ({ page, isMobile }) => {
  await page.goto(product)
  const photos = page.locator("main ul:has(> li > a.cursor-zoom-in)")
  await untilAlive(photos)
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
  await swipe(page, await getMiddle(shown), 200)
  await expect(box).toHaveAccessibleName(second)
  await expect(shown).toBeInViewport({ ratio: 0.9 })
})

test("nothing jumps while a page loads, whatever it is written in", {
  tag: ["@pictures", "@every-language"],
}, async ({ page }) => {
  await page.addInitScript(noteShifts)
  for (const locale of ["ar", "ja", "ru", "vi"]) {
    for (const path of ["", "/product/standard-resin", "/cart"]) {
      await page.goto(`/${locale}${path}`)
      await untilAlive(page.locator("main"))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const shift = await page.evaluate(() => window.shift)
      expect({ locale, path, shift }).toEqual({ locale, path, shift: 0 })
    }
  }
})
