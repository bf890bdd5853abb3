import { admin } from "#tests/support/shop-admin.ts"
import { logIn } from "./account-test.ts"
import { fetchEmailedPath } from "./outbox.ts"
import { chooseByLabel, expect, getHeading } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

test.use({ javaScriptEnabled: false })

test("sells a product, from its page to the invoice, without JavaScript", {
  tag: "@phone-repeat",
}, async ({ page, shopper, product, customer }) => {
  const code = `TRIAL-${customer.id}`
  const promotion = await admin.create("sell/promotion", { code, amount: "4.90" })
  await page.goto(product.path)
  await page.getByRole("radio", { name: /Amber/ }).check()
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto(product.path)
  await page.getByRole("radio", { name: /Clear/ }).check()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("74.85"))

  const amber = page.getByRole("listitem").filter({ hasText: "Amber" })
  const clear = page.getByRole("listitem").filter({ hasText: "Clear" })
  await amber.getByRole("textbox").fill("lots")
  await amber.getByRole("button", { name: "Update" }).click()
  await expect(amber.getByRole("alert")).toHaveText("Enter a whole number from 1 to 999.")
  await expect(amber.getByRole("textbox")).toHaveValue("lots")
  await amber.getByRole("textbox").fill("1")
  await amber.getByRole("button", { name: "Update" }).click()
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("49.90"))
  await clear.getByRole("button", { name: /^Remove/ }).click()
  await expect(clear).toHaveCount(0)
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("24.95"))

  await page.getByRole("textbox", { name: "Promotion code" }).fill("NO-SUCH-CODE")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByRole("textbox", { name: "Promotion code" })).toHaveAttribute(
    "aria-invalid",
    "true",
  )
  await page.getByRole("textbox", { name: "Promotion code" }).fill(code.toLowerCase())
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByText(`${code} takes $4.90 off.`)).toBeVisible()
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("Postcode").fill("2000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await page.getByLabel("Express Post $14.10").check()
  await page.getByRole("button", { name: "Use this delivery" }).click()
  await expect(shopper.getAmount("Total")).toHaveText(formatPrice("34.15"))

  await page.getByRole("link", { name: "Checkout", exact: true }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(getHeading(page)).toHaveText("Checkout")
  await page.getByLabel("Note to us").fill("By the gate.")
  await shopper.payButton.click()
  await expect(page.locator("#checkout").getByRole("alert").first()).toBeVisible()
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Standard Post $10.60").check()
  await page.getByRole("button", { name: "Update total" }).last().click()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("30.65")} securely`)
  await expect(page.getByLabel("Street and number")).toHaveValue("118 Wharf Road")
  await shopper.placeOrder()
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  const order = await shopper.getOrderNumber()
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  await expect(shopper.main).toContainText("By the gate.")
  await page.goto("/cart")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await page.goto(await fetchEmailedPath(customer.email, "/show-invoice/"))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  await admin.disable("sell/promotion", promotion)
})

test("sells and redeems a gift voucher without JavaScript", { tag: "@without-scripts" }, async ({
  page,
  shopper,
  customer,
}) => {
  await page.goto("/gift-vouchers")
  const buying = page.getByRole("group", { name: "Buy a gift voucher" })
  await chooseByLabel(buying.getByRole("radio", { name: "$50.00" }))
  await buying.getByLabel("Email address").fill(`friend-of-${customer.email}`)
  await buying.getByRole("button", { name: "Pay" }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  await page.goto(await fetchEmailedPath(`friend-of-${customer.email}`, "/print-voucher/"))
  const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec((await shopper.main.textContent()) ?? "")?.[0]
  await page.goto("/login")
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/gift-vouchers")
  await chooseByLabel(page.getByRole("radio", { name: "Redeem a gift voucher" }))
  const redeeming = page.getByRole("group", { name: "Redeem a gift voucher" })
  await redeeming.getByLabel("Code").fill(code ?? "")
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(`You have ${formatPrice("50.00")} in store credit.`)).toBeVisible()
})
