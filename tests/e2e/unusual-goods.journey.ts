import { buildEnterPath } from "#tests/support/member-browser.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listSubjects } from "./outbox.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

test("extras are asked for, priced, and stand in the cart and on the invoice", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer }) => {
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
    const joined = { product_id: goods.productId, addon_id, ...bounds }
    await admin.create("sell/product_group_addon", joined)
  }
  await page.goto(buildEnterPath(customer))
  await shopper.opens(`${goods.path}?colour=amber`)
  const add = page.getByRole("button", { name: "Add to cart" })
  await add.click()
  await expect(page.getByText("Please fill in “Engraving”.")).toBeVisible()
  await expect(page.getByLabel(/^Engraving/)).toBeFocused()
  await shopper.seesInBadge(0)
  await page.getByLabel(/^Engraving/).fill("For Kim & <Bo>")
  const candles = page.getByRole("spinbutton", { name: "Spare candles" })
  await page.getByRole("button", { name: "Spare candles: One more" }).click()
  await expect(candles).toHaveValue("2")
  await candles.fill("9")
  await candles.blur()
  await expect(candles).toHaveValue("4")
  await expect(page.locator("main form p").first()).toContainText(show("35.95"))
  await add.click()
  await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
  await shopper.opens("/cart")
  const line = page.getByRole("listitem").filter({ hasText: goods.name })
  await expect(line).toContainText("Engraving: For Kim & <Bo> (+$5.00)")
  await expect(shopper.amount("Subtotal")).toHaveText(show("35.95"))

  await shopper.opens("/checkout", "form#checkout")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Postcode").fill("2000")
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await shopper.buys()
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(getHeading(page)).toHaveText(/^Tax invoice/)
  await expect(shopper.main).toContainText("Engraving: For Kim & <Bo>")
  for (const id of addons) await admin.disable("sell/addon", id)
})

test("what has no price for its delivery is asked about by mail, before any login", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page, shopper, put, customer }) => {
  const bulky = await put({ isBulky: true })
  await shopper.addsToCart(bulky)
  await shopper.opens("/cart")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toHaveCount(0)
  const delivery = page.getByRole("region", { name: "Delivery", exact: true })
  await delivery.getByLabel("Suburb or town").fill("Perth")
  await delivery.getByLabel("Postcode").fill("6000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByText("Quote needed")).toBeVisible()
  const form = page.getByRole("form", { name: "Ask us for a delivery price" })
  await untilAlive(form)
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
  await shopper.seesInBadge(1)
  await expect
    .poll(() => listSubjects(customer.email))
    .toContain("We are working out your delivery")
})

test("local delivery is free where the van goes, and pick-up needs no address", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  await page.goto(buildEnterPath(customer))
  await shopper.addsToCart(goods)
  await shopper.opens("/cart")
  await page.getByLabel("Suburb or town").fill("calliope")
  await page.getByLabel("Postcode").fill("4680")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByLabel(/^Local delivery .*\$0\.00/)).toBeChecked()
  await expect(shopper.amount("Total")).toHaveText(show("24.95"))
  await page.getByLabel(/^Pick up from the workshop/).check()
  await shopper.checksOut()
  await expect(page.getByLabel(/^Pick up from the workshop/)).toBeChecked()
  await expect(page.getByText(/^You’re picking up your order/)).toBeVisible()
  await shopper.buys()
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(page.getByRole("region", { name: "Pick-up" })).toBeVisible()
})
