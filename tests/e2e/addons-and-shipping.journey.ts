import { admin } from "#tests/support/shop-admin.ts"
import { listSubjects } from "./outbox.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { signIn } from "./sign-in.ts"
import { formatPrice } from "./test-product.ts"

test("requires and prices add-ons and shows them in the cart and on the invoice", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  const addons = [
    await admin.create("sell/addon", {
      name: "Engraving",
      type: "Text",
      required: true,
      price: "5.00",
    }),
    await admin.create("sell/addon", { name: "Spare candles", type: "Qty", price: "1.50" }),
  ]
  for (const addon_id of addons) {
    const bounds = { min_qty: 2, max_qty: 4 }
    const joined = { product_id: product.productId, addon_id, ...bounds }
    await admin.create("sell/product_group_addon", joined)
  }
  await signIn(page, customer)
  await shopper.open(`${product.path}?colour=amber`)
  const add = page.getByRole("button", { name: "Add to cart" })
  await add.click()
  await expect(page.getByText("Please fill in “Engraving”.")).toBeVisible()
  await expect(page.getByLabel(/^Engraving/)).toBeFocused()
  await shopper.expectCartCount(0)
  await page.getByLabel(/^Engraving/).fill("For Kim & <Bo>")
  const candles = page.getByRole("spinbutton", { name: "Spare candles" })
  await page.getByRole("button", { name: "Spare candles: One more" }).click()
  await expect(candles).toHaveValue("2")
  await candles.fill("9")
  await candles.blur()
  await expect(candles).toHaveValue("4")
  await expect(page.locator("main form p").first()).toContainText(formatPrice("35.95"))
  await add.click()
  await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
  await shopper.open("/cart")
  const line = page.getByRole("listitem").filter({ hasText: product.name })
  await expect(line).toContainText("Engraving: For Kim & <Bo> (+$5.00)")
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("35.95"))

  await shopper.open("/checkout", "form#checkout")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Postcode").fill("2000")
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await shopper.buy()
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(getHeading(page)).toHaveText(/^Tax invoice/)
  await expect(shopper.main).toContainText("Engraving: For Kim & <Bo>")
  for (const id of addons) await admin.disable("sell/addon", id)
})

test("sends a request for a shipping quote by email without a login", {
  tag: "@every-state",
}, async ({ page, shopper, createProduct, customer }) => {
  const bulky = await createProduct({ isBulky: true })
  await shopper.addToCart(bulky)
  await shopper.open("/cart")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toHaveCount(0)
  const delivery = page.getByRole("region", { name: "Delivery", exact: true })
  await delivery.getByLabel("Suburb or town").fill("Perth")
  await delivery.getByLabel("Postcode").fill("6000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByText("Quote needed")).toBeVisible()
  const form = page.getByRole("form", { name: "Ask us for a delivery price" })
  await waitForHydration(form)
  await expect(form.getByLabel("Postcode")).toHaveValue("6000")
  await form.getByLabel("First name").fill("Kim")
  await form.getByLabel("Last name").fill("Example")
  await form.getByLabel("Street and number").fill("1 Hay Street")
  await form.getByLabel("State or territory").selectOption("WA")
  await form.getByRole("button", { name: "Ask for a price" }).click()
  await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true")
  await expect(form.getByLabel("Street and number")).toHaveValue("1 Hay Street")
  await form.getByLabel("Email").fill(customer.email)
  await form.getByRole("button", { name: "Ask for a price" }).click()
  await expect(page.getByText(/^Thank you\. We’ll email you a delivery price/)).toBeVisible()
  await shopper.expectCartCount(1)
  await expect
    .poll(() => listSubjects(customer.email))
    .toContain("We are working out your delivery")
})

test("offers free local delivery in its region and pick-up without an address", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await signIn(page, customer)
  await shopper.addToCart(product)
  await shopper.open("/cart")
  await page.getByLabel("Suburb or town").fill("calliope")
  await page.getByLabel("Postcode").fill("4680")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByLabel(/^Local delivery .*\$0\.00/)).toBeChecked()
  await expect(shopper.getAmount("Total")).toHaveText(formatPrice("24.95"))
  await page.getByLabel(/^Pick up from the workshop/).check()
  await shopper.goToCheckout()
  await expect(page.getByLabel(/^Pick up from the workshop/)).toBeChecked()
  await expect(page.getByText(/^You’re picking up your order/)).toBeVisible()
  await shopper.buy()
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(page.getByRole("region", { name: "Pick-up" })).toBeVisible()
})
