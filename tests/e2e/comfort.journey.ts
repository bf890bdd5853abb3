import type { Page } from "playwright/test"
import { pickForTier } from "#tests/tiers.ts"
import { listMotions } from "./list-motions.ts"
import { listSmallTargets } from "./list-small-targets.ts"
import { test as memberTest } from "./member-test.ts"
import { otherPaths, pageKinds } from "./page-kinds.ts"
import { pickChoosyProduct } from "./pick-goods.ts"
import { expect, test, untilAlive } from "./shop-test.ts"

const memberPaths = ["/my-account", "/my-account/orders", "/profile", "/checkout"]

/** The page of every widget in every state, which core leaves out. */
const motionPaths = pickForTier({ core: [], full: ["/demo_asdf"] })

/** One page of each kind; in full every other page that anybody may open. */
async function listPublicPaths(): Promise<string[]> {
  const kinds = await Promise.all(Object.values(pageKinds).map((getPath) => getPath()))
  return [...kinds, ...pickForTier({ core: ["/cart", "/login", "/gallery"], full: otherPaths })]
}

for (const language of ["", "/ar", "/ja"]) {
  test(`all that is pressed is large enough for a finger, on every kind of page at ${language || "/en"}`, {
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

test("where less motion is asked for, nothing on any kind of page moves for longer than a blink", async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of [...(await listPublicPaths()), ...motionPaths]) {
    await page.goto(path)
    await untilAlive(page.locator("main"))
    expect([path, await listMotions(page)]).toEqual([path, []])
  }
  complaints.length = 0
})

memberTest(
  "a customer's pages are as large for fingers, and as still",
  { tag: "@every-state" },
  async ({ page, member }) => {
    expect(member.email).not.toBe("")
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const path of memberPaths) {
      await page.goto(path)
      await untilAlive(page.locator("main"))
      expect([path, await listSmallTargets(page), await listMotions(page)]).toEqual([path, [], []])
    }
  },
)

test("a product is printed as its content, in ink, whatever the theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("shopColours", "dark"))
  await page.goto(`/product/${(await pickChoosyProduct()).slug}`)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const unwanted = "header button, header form, nav.main-menu, .buy-bar, footer nav, main button"
  await expect(page.locator(unwanted).filter({ visible: true })).toHaveCount(0)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe("rgb(255, 255, 255)")
})

/** What a device's own list of ways to share was handed. */
async function readShared(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shared"))
}

test("a product is shared under its own address, and thinking better of it is no error", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        Object.assign(window, { shared: data })
        throw new DOMException("cancelled", "AbortError")
      },
    })
  })
  const { slug, name } = await pickChoosyProduct()
  await page.goto(`/de/product/${slug}?utm_source=letter`)
  await page.getByRole("button", { name: "Teilen" }).click()
  const url = await page.locator("link[rel=canonical]").getAttribute("href")
  expect(await readShared(page)).toEqual({ url, title: name })
  expect(url).toMatch(new RegExp(`/de/product/${slug}$`))
})
