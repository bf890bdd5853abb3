import { readFile } from "node:fs/promises"
import { addToCustomerCart } from "#tests/factories/shop-order.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { logIn } from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { fetchEmailedPath } from "./outbox.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

test("adds a product found by search to a guest's cart, with the chosen option in its URL", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page, shopper, product }) => {
  await page.goto(`/search/${encodeURIComponent(product.name)}`)
  await page.getByRole("main").getByRole("link", { name: product.name }).click()
  await expect(getHeading(page)).toHaveText(product.name)
  await waitForHydration(page.locator("main form").first())
  await page.getByRole("button", { name: "Select options" }).click()
  await expect(page.getByText("Choose an option for Colour.")).toBeVisible()
  await shopper.chooseColour("Clear")
  await expect(page).toHaveURL(`${product.path}?colour=clear`)
  await page.reload()
  await waitForHydration(page.locator("main form").first())
  await expect(page.getByRole("group", { name: "Colour" }).locator(":checked")).toHaveValue("Clear")
  await shopper.expectCartCount(0)
  await page.getByRole("button", { name: "Quantity: One more" }).click()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("button", { name: "Added to cart" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
  await shopper.expectCartCount(2)
  await page.goto("/")
  await shopper.expectCartCount(2)
  await shopper.cartLink.click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByRole("listitem").filter({ hasText: product.name })).toContainText("Clear")
  await expect(shopper.getAmount("Subtotal")).toHaveText(formatPrice("49.90"))
})

test("turns a guest's cart into a paid order with an invoice", { tag: "@phone" }, async ({
  page,
  shopper,
  product,
  customer,
}) => {
  await addToCustomerCart(customer, product.skus.Clear)
  await shopper.addToCart(product, "Amber")

  await shopper.open("/cart")
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("Postcode").fill("2000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await expect(page.getByLabel("Express Post $14.10")).not.toBeChecked()
  await expect(page.getByLabel(/Local delivery/)).toHaveCount(0)
  await expect(shopper.getAmount("Total")).toHaveText(formatPrice("35.55"))

  await page.getByRole("link", { name: "Checkout", exact: true }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/checkout$/)
  await waitForHydration(page.locator("form#checkout"))
  await expect(getHeading(page)).toHaveText("Checkout")
  const header = page.getByRole("banner")
  await expect(header.getByRole("link", { name: "Need help?" })).toBeVisible()
  await expect(header.getByRole("search")).toHaveCount(0)
  await expect(header.getByRole("navigation")).toHaveCount(0)
  await expect(shopper.cartLink).toHaveCount(0)
  const terms = page.getByRole("contentinfo").getByRole("navigation")
  await expect(terms).toHaveAccessibleName("Terms and policies")
  for (const colour of ["Amber", "Clear"]) {
    await expect(page.locator("#checkout li").filter({ hasText: colour })).toContainText(
      product.name,
    )
  }

  await expect(page.getByLabel("First name")).toHaveValue("Ann")
  await expect(page.getByLabel("Suburb or town")).toHaveValue("Sydney")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Express Post $14.10").check()
  await expect(shopper.getAmount("Total")).toHaveText(formatPrice("64.00"))
  await page.getByLabel("Standard Post $10.60").check()
  await page.getByLabel("Note to us").fill("Leave it at the shed.")
  await page
    .getByLabel(
      "Please keep me up to date with new products and offers (information is not shared with third parties)",
    )
    .check()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("60.50")} securely`)
  expect(await listViolations(page)).toEqual([])
  await shopper.placeOrder()
  await expect(page.getByText("$60.50")).toBeVisible()
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  await expect(page.getByText("Please check your email for your receipt.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const order = await shopper.getOrderNumber()
  await shopper.expectCartCount(0)

  await page.goto("/cart")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await page.goto(await fetchEmailedPath(customer.email, "/show-invoice/"))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  await expect(shopper.main).toContainText("118 Wharf Road")
  await expect(shopper.main).toContainText("Leave it at the shed.")
  await expect(shopper.main).toContainText("ABN")
  await expect(shopper.getAmount("GST included")).toHaveText(formatPrice("5.50"))
  const started = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download PDF" }).click()
  const file = await readFile(await (await started).path())
  expect(file.subarray(0, 5).toString()).toBe("%PDF-")

  await page.goto("/my-account")
  await expect(page.getByRole("heading", { name: `Order ${order}` })).toBeVisible()
  await page.getByRole("link", { name: `Invoice of order ${order}` }).click()
  await expect(page).toHaveURL(new RegExp(`/invoice/${order}$`))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  expect(await listViolations(page)).toEqual([])
})

test("sells tickets without delivery and prints each with a QR code", {
  tag: "@repeat",
}, async ({ page, shopper, createProduct, customer }) => {
  const tickets = await createProduct({ price: "12.50", isTicket: true })
  await shopper.addToCart(tickets)
  await page.getByRole("link", { name: "Checkout now" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page.getByText("No delivery needed. We’ll email your tickets.")).toBeVisible()
  await waitForHydration(page.locator("form#checkout"))
  await expect(page.getByLabel("Street and number")).toHaveCount(0)
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("12.50")} securely`)
  const order = await shopper.buy()
  await page.goto(await fetchEmailedPath(customer.email, "/print-tickets/"))
  await expect(getHeading(page)).toHaveText("Your tickets")
  await expect(page.getByRole("heading", { name: tickets.name })).toBeVisible()
  await expect(page.getByRole("img", { name: "QR code of ticket 1 of 1" })).toBeVisible()
  await expect(shopper.main).toContainText("The shed")
  await page.goto(`/print-tickets/${order}`)
  await expect(page.getByRole("img", { name: "QR code of ticket 1 of 1" })).toBeVisible()
})

test("ships an order above $200.00 free and applies a promotion code", {
  tag: "@repeat",
}, async ({ page, shopper, createProduct, customer }) => {
  const product = await createProduct({ price: "200.00" })
  const code = `TRIAL-${customer.id}`
  const promotion = await admin.create("sell/promotion", { code, percent_basis_points: 1_000 })
  await shopper.prepareCheckout(customer, product)
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await page.getByLabel("Code", { exact: true }).fill("NO-SUCH-CODE")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(
    page.locator("form#checkout section:has(#checkout-code-heading)").getByRole("status"),
  ).not.toBeEmpty()
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase())
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByText(`${code} takes $20.00 off.`)).toBeVisible()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("190.60")} securely`)
  await page.getByRole("link", { name: "Edit your cart" }).click()
  await waitForHydration(page.locator("main form").first())
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(page.getByLabel("Standard Post $0.00")).toBeChecked()
  await expect(shopper.getAmount("Total")).toHaveText(formatPrice("360.00"))
  await shopper.goToCheckout()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("360.00")} securely`)
  await shopper.buy()
  await admin.disable("sell/promotion", promotion)
})
