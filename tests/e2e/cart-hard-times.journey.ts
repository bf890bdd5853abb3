import type { Page } from "playwright/test"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { logIn } from "./account-test.ts"
import { expect, untilAlive } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

/** Calls of this kind wait until they are let go. */
async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

const addCall = "**/api/cart/add"

test("two tabs agree about what is in the cart", { tag: "@phone-repeat" }, async ({
  page,
  shopper,
  goods,
  context,
}) => {
  await shopper.opens("/cart", "main")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  const other = new Shopper(await context.newPage())
  await other.addsToCart(goods, "Amber")
  await shopper.seesInBadge(1)
  await expect(shopper.amount("Subtotal")).toHaveText(show("24.95"))
  await page.getByRole("button", { name: /One more$/ }).click()
  await other.seesInBadge(2)
  await other.opens("/cart")
  await other.page.getByRole("button", { name: `Remove ${goods.name}` }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await shopper.seesInBadge(0)
})

test("more than there are is refused with the number that there are", { tag: "@repeat" }, async ({
  page,
  shopper,
  put,
}) => {
  const rare = await put({ stock: 3 })
  await shopper.opens(rare.path)
  await shopper.chooses("Amber")
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("4")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.locator("main form").getByRole("alert")).toContainText("3")
  await shopper.seesInBadge(0)
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shopper.seesInBadge(3)
  await expect(page.locator("main form").getByRole("alert")).toBeEmpty()
})

test("a tap without a network says so and loses nothing", { tag: "@phone-repeat" }, async ({
  page,
  context,
  shopper,
  goods,
  complaints,
}) => {
  await shopper.addsToCart(goods)
  await shopper.seesInBadge(1)
  await page.getByRole("button", { name: "Add to cart" }).isVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await shopper.seesInBadge(1)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shopper.seesInBadge(2)
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)

  await shopper.opens("/cart")
  await context.setOffline(true)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await expect(shopper.amount("Subtotal")).toHaveText(show("49.90"))
  await context.setOffline(false)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(shopper.amount("Subtotal")).toHaveText(show("74.85"))
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)
  complaints.length = 0
})

test("every tap counts once, however fast they follow", { tag: "@phone-repeat" }, async ({
  page,
  shopper,
  goods,
}) => {
  await shopper.addsToCart(goods)
  await shopper.opens("/cart")
  const changes: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/cart/update")) changes.push(request.postData() ?? "")
  })
  const more = page.getByRole("button", { name: /One more$/ })
  for (let taps = 0; taps < 8; taps++) await more.click({ delay: 0 })
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
  await shopper.seesInBadge(9)
  await expect.poll(() => changes.at(-1)).toContain('"qty":9')
  await page.reload()
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
})

test("a slow shop is not waited for: what was added is seen at once, and arrives", {
  tag: ["@phone-repeat", "@faults"],
}, async ({ page, shopper, goods }) => {
  await shopper.opens(goods.path)
  await shopper.chooses("Amber")
  const letGo = await holdCalls(page, addCall)
  const took = await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>("main form button[type=submit]")
    const begun = performance.now()
    button?.click()
    while (button?.textContent !== "Added to cart" && performance.now() - begun < 5_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  })
  expect(took).toBeLessThan(100)
  await shopper.seesInBadge(1)
  await page.getByRole("link", { name: "Checkout now" }).click()
  await expect(page).toHaveURL(new RegExp(goods.path))
  letGo()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto("/cart")
  await expect(shopper.amount("Subtotal")).toHaveText(show("24.95"))
})

test("a login that has ended elsewhere is said, and what is added is kept for the next", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  await page.goto(buildEnterPath(customer))
  // Later it would be the page's own check that finds the session ended.
  const check = page.waitForResponse("**/api/session/check")
  await page.goto(goods.path)
  await check
  await untilAlive(page.locator("main form").first())
  await shopper.chooses("Amber")
  await requestShopApi(signInCalls.logout, { token: customer.access_token })
  await page.getByRole("button", { name: "Add to cart" }).click()
  const notice = page.getByRole("status").filter({ hasText: "You’ve been logged out" })
  await expect(notice).toBeVisible()
  await shopper.seesInBadge(1)
  await notice.getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${goods.path}\\?`))
  await shopper.seesInBadge(1)
})
