import { readFile } from "node:fs/promises"
import { admin } from "#tests/support/shop-admin.ts"
import { addToCustomerCart } from "#tests/support/shop-order.ts"
import { logIn } from "./account-test.ts"
import { readMailedPath } from "./outbox.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

test("goods are found, chosen and put into a guest's cart, and the choice can be passed on", {
  tag: "@phone",
}, async ({ page, shopper, goods }) => {
  await page.goto(`/search/${encodeURIComponent(goods.name)}`)
  await page.getByRole("main").getByRole("link", { name: goods.name }).click()
  await expect(getHeading(page)).toHaveText(goods.name)
  await untilAlive(page.locator("main form"))
  await page.getByRole("button", { name: "Select options" }).click()
  await expect(page.getByText("Choose an option for Colour.")).toBeVisible()
  await shopper.chooses("Clear")
  await expect(page).toHaveURL(`${goods.path}?colour=clear`)
  await page.reload()
  await untilAlive(page.locator("main form"))
  await expect(page.getByRole("group", { name: "Colour" }).locator(":checked")).toHaveValue("Clear")
  await shopper.seesInBadge(0)
  await page.getByRole("button", { name: "Quantity: One more" }).click()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("button", { name: "Added to cart" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
  await shopper.seesInBadge(2)
  await page.goto("/")
  await shopper.seesInBadge(2)
  await shopper.badge.click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByRole("listitem").filter({ hasText: goods.name })).toContainText("Clear")
  await expect(shopper.amount("Subtotal")).toHaveText(show("49.90"))
})

test("a guest's cart becomes a paid order with an invoice", { tag: "@phone" }, async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  test.setTimeout(150_000)
  await addToCustomerCart(customer, goods.skus.Clear)
  await shopper.addsToCart(goods, "Amber")

  await shopper.opens("/cart")
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("Postcode").fill("2000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await expect(page.getByLabel("Express Post $14.10")).not.toBeChecked()
  await expect(page.getByLabel(/Local delivery/)).toHaveCount(0)
  await expect(shopper.amount("Total")).toHaveText(show("35.55"))

  await page.getByRole("link", { name: "Checkout", exact: true }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/checkout$/)
  await untilAlive(page.locator("form#checkout"))
  await expect(getHeading(page)).toHaveText("Checkout")
  await shopper.seesInBadge(2)
  for (const colour of ["Amber", "Clear"]) {
    await expect(page.locator("#checkout li").filter({ hasText: colour })).toContainText(goods.name)
  }

  await expect(page.getByLabel("First name")).toHaveValue("Ann")
  await expect(page.getByLabel("Suburb or town")).toHaveValue("Sydney")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Express Post $14.10").check()
  await expect(shopper.amount("Total")).toHaveText(show("64.00"))
  await page.getByLabel("Standard Post $10.60").check()
  await page.getByLabel("Note to us").fill("Leave it at the shed.")
  await page
    .getByLabel(
      "Please keep me up to date with new products and offers (information is not shared with third parties)",
    )
    .check()
  await expect(shopper.payButton).toHaveText(`Pay ${show("60.50")}`)
  await shopper.orders()
  await expect(page.getByText("$60.50")).toBeVisible()
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
  await expect(page.getByText("Please check your email for your receipt.")).toBeVisible()
  const order = await shopper.readsOrderNumber()
  await shopper.seesInBadge(0)

  await page.goto("/cart")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await page.goto(await readMailedPath(customer.email, "/show-invoice/"))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  await expect(shopper.main).toContainText("118 Wharf Road")
  await expect(shopper.main).toContainText("Leave it at the shed.")
  await expect(shopper.main).toContainText("ABN")
  await expect(shopper.amount("GST included")).toHaveText(show("5.50"))
  const started = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download PDF" }).click()
  const file = await readFile(await (await started).path())
  expect(file.subarray(0, 5).toString()).toBe("%PDF-")

  await page.goto("/my-account")
  await expect(page.getByRole("heading", { name: `Order ${order}` })).toBeVisible()
  await page.getByRole("link", { name: `Invoice of order ${order}` }).click()
  await expect(page).toHaveURL(new RegExp(`/invoice/${order}$`))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
})

test("tickets are not posted, and are printed with a code each", { tag: "@phone-repeat" }, async ({
  page,
  shopper,
  put,
  customer,
}) => {
  const tickets = await put({ price: "12.50", isTicket: true })
  await shopper.addsToCart(tickets)
  await page.getByRole("link", { name: "Checkout now" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page.getByText("No delivery needed. We’ll email your tickets.")).toBeVisible()
  await untilAlive(page.locator("form#checkout"))
  await expect(page.getByLabel("Street and number")).toHaveCount(0)
  await expect(shopper.payButton).toHaveText(`Pay ${show("12.50")}`)
  const order = await shopper.buys()
  await page.goto(await readMailedPath(customer.email, "/print-tickets/"))
  await expect(getHeading(page)).toHaveText("Your tickets")
  await expect(page.getByRole("heading", { name: tickets.name })).toBeVisible()
  await expect(page.getByRole("img", { name: "QR code of ticket 1 of 1" })).toBeVisible()
  await expect(shopper.main).toContainText("The shed")
  await page.goto(`/print-tickets/${order}`)
  await expect(page.getByRole("img", { name: "QR code of ticket 1 of 1" })).toBeVisible()
})

test("goods worth more than $200.00 are posted free, and a code takes its share off", async ({
  page,
  shopper,
  put,
  customer,
}) => {
  const goods = await put({ price: "200.00" })
  const code = `TRIAL-${customer.id}`
  const promotion = await admin.create("sell/promotion", { code, percent_basis_points: 1_000 })
  await shopper.isReadyToPay(customer, goods)
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await page.getByLabel("Code", { exact: true }).fill("NO-SUCH-CODE")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(
    page.locator("form#checkout section:has(#checkout-code-heading)").getByRole("status"),
  ).not.toBeEmpty()
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase())
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByText(`${code} takes $20.00 off.`)).toBeVisible()
  await expect(shopper.payButton).toHaveText(`Pay ${show("190.60")}`)
  await page.getByRole("link", { name: "Edit your cart" }).click()
  await untilAlive(page.locator("main form").first())
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(page.getByLabel("Standard Post $0.00")).toBeChecked()
  await expect(shopper.amount("Total")).toHaveText(show("360.00"))
  await shopper.checksOut()
  await expect(shopper.payButton).toHaveText(`Pay ${show("360.00")}`)
  await shopper.buys()
  await admin.disable("sell/promotion", promotion)
})
