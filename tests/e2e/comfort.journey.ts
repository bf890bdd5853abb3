import type { Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"
import { findVariantProduct } from "./find-products.ts"
import { listAnimations } from "./list-animations.ts"
import { listSmallTargets } from "./list-small-targets.ts"
import { test as memberTest } from "./member-test.ts"
import { otherPaths, pageKinds } from "./page-kinds.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

const memberPaths = ["/my-account", "/my-account/orders", "/profile", "/checkout"]

/** Paths of the pages with animations; in the full tier all, with the catalogue of all widgets. */
async function listMotionPaths(): Promise<string[]> {
  const product = `/product/${(await findVariantProduct()).slug}`
  const all = [...(await listPublicPaths()), "/demo_asdf"]
  return resolveForTier({ core: ["/", product, "/gallery", "/cart"], full: all })
}

/** Lists the path of one page of each kind; in the full tier also every other public page. */
async function listPublicPaths(): Promise<string[]> {
  const kinds = await Promise.all(Object.values(pageKinds).map((getPath) => getPath()))
  return [...kinds, ...resolveForTier({ core: ["/cart", "/login", "/gallery"], full: otherPaths })]
}

for (const language of ["", "/ar", "/ja"]) {
  test(`makes every pressable target at least 44 px large, on every kind of page at ${language || "/en"}`, {
    tag: language ? ["@every-language"] : [],
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of await listPublicPaths()) {
      await page.goto(`${language}${path}`)
      expect([path, await listSmallTargets(page)]).toEqual([path, []])
    }
    complaints.length = 0
  })
}

test("runs no animation longer than 50 ms on any kind of page with prefers-reduced-motion", {
  tag: "@repeat",
}, async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of await listMotionPaths()) {
    await page.goto(path)
    await waitForHydration(page.locator("main"))
    expect([path, await listAnimations(page)]).toEqual([path, []])
  }
  complaints.length = 0
})

memberTest(
  "makes targets large enough and runs no long animation on a customer's pages",
  { tag: "@every-state" },
  async ({ page, member }) => {
    expect(member.email).not.toBe("")
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const path of memberPaths) {
      await page.goto(path)
      await waitForHydration(page.locator("main"))
      expect([path, await listSmallTargets(page), await listAnimations(page)]).toEqual([
        path,
        [],
        [],
      ])
    }
  },
)

test("prints a product's content without controls, on white in every theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("shopColours", "dark"))
  await page.goto(`/product/${(await findVariantProduct()).slug}`)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const unwanted = "header button, header form, nav.main-menu, .buy-bar, footer nav, main button"
  await expect(page.locator(unwanted).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)")
})

/** Returns the data passed to `navigator.share`. */
async function readShared(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shared"))
}

test("shares a product by its canonical URL and ignores a cancelled share", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        Object.assign(window, { shared: data })
        throw new DOMException("cancelled", "AbortError")
      },
    })
  })
  const { slug } = await findVariantProduct()
  await page.goto(`/de/product/${slug}?utm_source=email`)
  const title = await page.getByRole("heading", { level: 1 }).textContent()
  await page.getByRole("button", { name: "Teilen" }).click()
  const url = await page.locator("link[rel=canonical]").getAttribute("href")
  expect(await readShared(page)).toEqual({ url, title })
  expect(url).toMatch(new RegExp(`/de/product/${slug}$`))
})
