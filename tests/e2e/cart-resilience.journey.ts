import type { Page } from "playwright/test"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { logIn } from "./account-test.ts"
import { expect, waitForHydration } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

/** Delays requests to this path; returns the function that releases them. */
async function delayRequests(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const addToCartUrl = "**/api/bff/cart/add"

test("synchronises the cart between two tabs", { tag: "@repeat" }, async ({
  page,
  shopper,
  product,
  context,
}) => {
  await shopper.open("/cart", "main")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  const other = new Shopper(await context.newPage())
  await other.addToCart(product, "Amber")
  await shopper.expectCartCount(1)
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("24.95"))
  await page.getByRole("button", { name: /One more$/ }).click()
  await other.expectCartCount(2)
  await other.open("/cart")
  await other.page.getByRole("button", { name: `Remove ${product.name}` }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await shopper.expectCartCount(0)
})

test("rejects a quantity above the stock with the number in stock", { tag: "@repeat" }, async ({
  page,
  shopper,
  createProduct,
}) => {
  const rare = await createProduct({ stock: 3 })
  await shopper.open(rare.path)
  await shopper.chooseColour("Amber")
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("4")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.locator("main form").getByRole("alert")).toContainText("3")
  await shopper.expectCartCount(0)
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shopper.expectCartCount(3)
  await expect(page.locator("main form").getByRole("alert")).toBeEmpty()
})

test("shows an offline message for a cart change without a network and leaves the cart unchanged", {
  tag: "@repeat",
}, async ({ page, context, shopper, product, complaints }) => {
  await shopper.addToCart(product)
  await shopper.expectCartCount(1)
  const addToCart = page.getByRole("button", { name: "Add to cart" })
  await expect(addToCart).toBeVisible()
  await context.setOffline(true)
  await addToCart.click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await shopper.expectCartCount(1)
  await context.setOffline(false)
  // The count is optimistic: the cart page has the addition only after the response.
  const response = page.waitForResponse(addToCartUrl)
  await addToCart.click()
  await shopper.expectCartCount(2)
  await response
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)

  await shopper.open("/cart")
  await context.setOffline(true)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("49.90"))
  await context.setOffline(false)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("74.85"))
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)
  complaints.length = 0
})

test("counts each of eight fast clicks on the quantity once", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page, shopper, product }) => {
  await shopper.addToCart(product)
  await shopper.open("/cart")
  const changes: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/bff/cart/update")) changes.push(request.postData() ?? "")
  })
  const more = page.getByRole("button", { name: /One more$/ })
  for (let taps = 0; taps < 8; taps++) await more.click({ delay: 0 })
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
  await shopper.expectCartCount(9)
  await expect.poll(() => changes.at(-1)).toContain('"qty":9')
  await page.reload()
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
})

test("shows an added product within 100 ms while the API is slow, and saves it", {
  tag: "@faults",
}, async ({ page, shopper, product }) => {
  await shopper.open(product.path)
  await shopper.chooseColour("Amber")
  const release = await delayRequests(page, addToCartUrl)
  const took = await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>("main form button[type=submit]")
    const startedAt = performance.now()
    button?.click()
    while (button?.textContent !== "Added to cart" && performance.now() - startedAt < 5_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - startedAt
  })
  expect(took).toBeLessThan(100)
  await shopper.expectCartCount(1)
  await page.getByRole("link", { name: "Checkout now" }).click()
  await expect(page).toHaveURL(new RegExp(product.path))
  release()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto("/cart")
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("24.95"))
})

test("shows that the session has ended elsewhere, and merges what is added into the cart of the next login", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await page.goto(buildEnterPath(customer))
  // Later, the page's own session check would detect the ended session first.
  const check = page.waitForResponse("**/api/bff/session/check")
  await page.goto(product.path)
  await check
  await waitForHydration(page.locator("main form").first())
  await shopper.chooseColour("Amber")
  await requestShopApi(signInCalls.logout, { token: customer.access_token })
  await page.getByRole("button", { name: "Add to cart" }).click()
  const notice = page.getByRole("status").filter({ hasText: "You’ve been logged out" })
  await expect(notice).toBeVisible()
  await shopper.expectCartCount(1)
  await notice.getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${product.path}\\?`))
  await shopper.expectCartCount(1)
})
