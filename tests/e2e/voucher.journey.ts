import { admin } from "#tests/support/shop-admin.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"
import { alert, logIn } from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { readMailedPath } from "./outbox.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

const path = "/gift-vouchers"
const codePattern = /([A-Z0-9]{4}(?:-[A-Z0-9]{4}){3})/

test("a gift voucher is bought by a guest, redeemed by a customer and spent in part", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer }) => {
  test.setTimeout(150_000)
  const friend = `friend-of-${customer.email}`
  await shopper.opens(path, "main form")
  const buying = page.getByRole("group", { name: "Buy a gift voucher" })
  await expect(buying.getByRole("button", { name: /^Pay/ })).toBeHidden()
  await buying.getByRole("radio", { name: "Another amount" }).check({ force: true })
  await buying.getByLabel("Amount in dollars").fill("0")
  await expect(buying.getByRole("button", { name: /^Pay/ })).toBeHidden()
  await buying.getByLabel("Amount in dollars").fill("40")
  await buying.getByLabel("Email address").fill(friend)
  await buying.getByRole("button", { name: `Pay ${show("40.00")}` }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decides("pay")
  await expect(page).toHaveURL(new RegExp(`${path}\\?payum_token=`))
  await expect(
    page.getByText("Payment Successful Please check your email for your receipt"),
  ).toBeVisible()

  const code = await fetchFromEmail(friend, codePattern)
  await page.goto(await readMailedPath(friend, "/print-voucher/"))
  await expect(getHeading(page)).toHaveText("Gift voucher")
  await expect(shopper.main).toContainText(code)
  await expect(shopper.main).toContainText(show("40.00"))
  expect(await listViolations(page)).toEqual([])

  await shopper.opens(path, "main form")
  await page.getByRole("radio", { name: "Redeem a gift voucher" }).check({ force: true })
  const redeeming = page.getByRole("group", { name: "Redeem a gift voucher" })
  await redeeming.getByLabel("Code").fill(code.toLowerCase())
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${path}(?:#.*)?$`))
  await untilAlive(page.locator("main form").first())
  await expect(redeeming.getByLabel("Code")).toHaveValue(code.toLowerCase())
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(`You have ${show("40.00")} in store credit.`)).toBeVisible()

  await shopper.opens(path, "main form")
  await page.getByRole("radio", { name: "Redeem a gift voucher" }).check({ force: true })
  await redeeming.getByLabel("Code").fill(code)
  await redeeming.getByRole("button", { name: "Redeem" }).click()
  await expect(alert(page)).toBeVisible()

  await shopper.isReadyToPay(customer, goods, 2)
  await expect(shopper.payButton).toHaveText(`Pay ${show("60.50")}`)
  await page.getByLabel(`Use your store credit of ${show("40.00")}`).check()
  await expect(shopper.payButton).toHaveText(`Pay ${show("20.50")}`)
  await shopper.orders()
  await expect(page.getByText("$20.50")).toBeVisible()
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
  await page.getByRole("link", { name: "See your invoice" }).click()
  await expect(shopper.amount("Store credit used")).toHaveText(`-${show("40.00")}`)
  await page.goto("/profile")
  await expect(page.getByText(/in store credit\./)).toHaveCount(0)
})

test("store credit that pays all of an order needs no payment", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  await admin.create("cognito/credit", { user_id: customer.id, amount: "50.00", reason: "Trial" })
  await shopper.isReadyToPay(customer, goods)
  await page.getByLabel(`Use your store credit of ${show("50.00")}`).check()
  await expect(
    page.getByText(`It covers ${show("35.55")} of this order, and ${show("14.45")} is left.`),
  ).toBeVisible()
  await page.getByRole("button", { name: "Place order" }).click()
  await shopper.isBack("Payment Successful")
  await expect(page.getByText("Your store credit has paid for all of it.")).toBeVisible()
  await shopper.seesInBadge(0)
  await page.goto("/profile")
  await expect(page.getByText(`You have ${show("14.45")} in store credit.`)).toBeVisible()
})

test("a voucher that is not paid for is not worth anything, and one can try again", {
  tag: "@repeat",
}, async ({ page, shopper, customer }) => {
  await shopper.opens(path, "main form")
  const buying = page.getByRole("group", { name: "Buy a gift voucher" })
  await buying.getByRole("radio", { name: "$50.00" }).check({ force: true })
  await buying.getByLabel("Email address").fill(`friend-of-${customer.email}`)
  await buying.getByRole("button", { name: "Pay $50.00" }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decides("decline")
  await expect(alert(page)).toHaveText("Payment Failed")
  await expect(buying).toBeVisible()
})
