import { admin } from "#tests/support/shop-admin.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"
import { getErrorAlert, logIn } from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { fetchEmailedPath } from "./outbox.ts"
import { chooseByLabel, expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

const path = "/gift-vouchers"
const codePattern = /([A-Z0-9]{4}(?:-[A-Z0-9]{4}){3})/

test("sells a gift voucher to a guest and redeems it as store credit for part of an order", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  const friend = `friend-of-${customer.email}`
  await shopper.open(path, "main form")
  const buying = page.getByRole("group", { name: "Buy a gift voucher" })
  await expect(buying.getByRole("button", { name: /^Pay/ })).toBeHidden()
  await chooseByLabel(buying.getByRole("radio", { name: "Another amount" }))
  await buying.getByLabel("Amount in dollars").fill("0")
  await expect(buying.getByRole("button", { name: /^Pay/ })).toBeHidden()
  await buying.getByLabel("Amount in dollars").fill("40")
  await buying.getByLabel("Email address").fill(friend)
  await buying.getByRole("button", { name: `Pay ${formatPrice("40.00")}` }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decidePayment("pay")
  await expect(page).toHaveURL(new RegExp(`${path}\\?payum_token=`))
  await expect(
    page.getByText("Payment Successful Please check your email for your receipt"),
  ).toBeVisible()

  const code = await fetchFromEmail(friend, codePattern)
  await page.goto(await fetchEmailedPath(friend, "/print-voucher/"))
  await expect(getHeading(page)).toHaveText("Gift voucher")
  await expect(shopper.main).toContainText(code)
  await expect(shopper.main).toContainText(formatPrice("40.00"))
  expect(await listViolations(page)).toEqual([])

  await shopper.open(path, "main form")
  await chooseByLabel(page.getByRole("radio", { name: "Redeem a gift voucher" }))
  const redeeming = page.getByRole("group", { name: "Redeem a gift voucher" })
  await redeeming.getByLabel("Code").fill(code.toLowerCase())
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${path}(?:#.*)?$`))
  await waitForHydration(page.locator("main form").first())
  await expect(redeeming.getByLabel("Code")).toHaveValue(code.toLowerCase())
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText("Your gift voucher has been redeemed.")).toBeVisible()
  await expect(page.getByText(`You have ${formatPrice("40.00")} in store credit.`)).toBeVisible()

  await shopper.open(path, "main form")
  await chooseByLabel(page.getByRole("radio", { name: "Redeem a gift voucher" }))
  await redeeming.getByLabel("Code").fill(code)
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(getErrorAlert(page)).toBeVisible()

  await shopper.prepareCheckout(customer, product, 2)
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("60.50")} securely`)
  await page.getByLabel(`Use your store credit of ${formatPrice("40.00")}`).check()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("20.50")} securely`)
  await shopper.placeOrder()
  await expect(page.getByText("$20.50")).toBeVisible()
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(shopper.getAmount("Store credit used")).toHaveText(`-${formatPrice("40.00")}`)
  await page.goto("/profile")
  await expect(page.getByText(/in store credit\./)).toHaveCount(0)
})

test("places an order without a payment when store credit covers it", { tag: "@repeat" }, async ({
  page,
  shopper,
  product,
  customer,
}) => {
  await admin.create("cognito/credit", { user_id: customer.id, amount: "50.00", reason: "Trial" })
  await shopper.prepareCheckout(customer, product)
  await page.getByLabel(`Use your store credit of ${formatPrice("50.00")}`).check()
  await expect(
    page.getByText(
      `It covers ${formatPrice("35.55")} of this order, and ${formatPrice("14.45")} is left.`,
    ),
  ).toBeVisible()
  await page.getByRole("button", { name: "Place order" }).click()
  await shopper.expectPaymentResult("Payment Successful")
  await expect(page.getByText("Your store credit has paid for all of it.")).toBeVisible()
  await shopper.expectCartCount(0)
  await page.goto("/profile")
  await expect(page.getByText(`You have ${formatPrice("14.45")} in store credit.`)).toBeVisible()
})

test("shows a declined payment of a gift voucher and offers the form again", {
  tag: "@repeat",
}, async ({ page, shopper, customer }) => {
  await shopper.open(path, "main form")
  const buying = page.getByRole("group", { name: "Buy a gift voucher" })
  await chooseByLabel(buying.getByRole("radio", { name: "$50.00" }))
  await buying.getByLabel("Email address").fill(`friend-of-${customer.email}`)
  await buying.getByRole("button", { name: "Pay $50.00" }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decidePayment("decline")
  await expect(getErrorAlert(page)).toHaveText("Payment Failed")
  await expect(buying).toBeVisible()
})
