import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { pickForTier } from "#tests/tiers.ts"
import { listViolations } from "./list-violations.ts"
import { readMailedPath } from "./outbox.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import type { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

/** What is wrong with the checkout, where the focus is put on it. */
const problem = "#checkout :is([aria-invalid=true], [data-notice]):focus"

/** The page as it stands bars nobody. */
async function barsNobody(page: Page, heading: string | RegExp): Promise<void> {
  await expect(getHeading(page)).toHaveText(heading)
  await untilAlive(page.locator("main"))
  expect(await listViolations(page)).toEqual([])
}

/** Nobody is barred at the payment, and from the page after it. */
async function paysWithoutBars(
  shopper: Shopper,
  decision: "decline" | "pending" | "pay",
  heading: string,
): Promise<void> {
  await shopper.orders()
  expect(await listViolations(shopper.page)).toEqual([])
  await shopper.decides(decision)
  await shopper.isBack(heading)
  await barsNobody(shopper.page, heading)
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, {
    tag: colorScheme === "light" ? [] : ["@every-state"],
  }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } })

    test("the cart bars nobody: empty, filled, refused and without enough in stock", {
      tag: "@phone-repeat",
    }, async ({ page, shopper, goods }) => {
      await page.goto("/cart")
      await barsNobody(page, "Shopping Cart")
      await shopper.addsToCart(goods)
      expect(await listViolations(page)).toEqual([])
      await shopper.opens("/cart")
      await page.getByRole("textbox", { name: "Promotion code" }).fill("EASTER15")
      await page.getByRole("button", { name: "Apply" }).click()
      await expect(page.getByRole("textbox", { name: "Promotion code" })).toHaveAttribute(
        "aria-invalid",
        "true",
      )
      await page.getByLabel("Postcode").fill("12")
      await page.getByRole("button", { name: "Estimate delivery" }).click()
      await page.getByRole("textbox", { name: /^Quantity of/ }).fill("lots")
      await page.getByRole("textbox", { name: /^Quantity of/ }).blur()
      await expect(page.getByText("Enter a whole number from 1 to 999.")).toBeVisible()
      await barsNobody(page, "Shopping Cart")
      await goods.change("Amber", { stock: 0 })
      await shopper.opens("/cart")
      await barsNobody(page, "Shopping Cart")
    })

    test("checkout, payment, the pages after it and the invoice bar nobody", {
      tag: "@phone-repeat",
    }, async ({ page, shopper, goods, customer }) => {
      test.setTimeout(150_000)
      await page.goto(buildEnterPath(customer))
      await page.goto("/checkout")
      await barsNobody(page, "Checkout")
      await shopper.addsToCart(goods)
      await shopper.opens("/checkout", "form#checkout")
      await barsNobody(page, "Checkout")
      await shopper.payButton.click()
      await expect(page.getByLabel("Street and number")).toBeFocused()
      await barsNobody(page, "Checkout")
      await page.getByLabel("Street and number").fill("118 Wharf Road")
      await shopper.payButton.click()
      await expect(page.locator(problem)).toBeFocused()
      await barsNobody(page, "Checkout")
      await page.getByLabel("Suburb or town").fill("Sydney")
      await page.getByLabel("State or territory").selectOption("NSW")
      await page.getByLabel("Postcode").fill("2000")
      await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
      await paysWithoutBars(shopper, "decline", "Payment Failed")
      await shopper.opensCheckout()
      await barsNobody(page, "Checkout")
      await paysWithoutBars(shopper, "pay", "Payment Successful")
      const order = await shopper.readsOrderNumber()
      const mailed = await readMailedPath(customer.email, "/show-invoice/")
      const invoices = pickForTier({
        core: [`/invoice/${order}`],
        full: [`/invoice/${order}`, `/invoice/print/${order}`, mailed],
      })
      for (const path of invoices) {
        await page.goto(path)
        await barsNobody(page, `Tax invoice ${order}`)
      }
      await page.goto("/my-account")
      await barsNobody(page, /^Hello/)
      await page.goto("/my-account/orders")
      await barsNobody(page, "Your orders")
    })

    test("a payment that is still being checked bars nobody", {
      tag: ["@phone-repeat", "@every-state"],
    }, async ({ shopper, goods, customer }) => {
      await shopper.isReadyToPay(customer, goods)
      await paysWithoutBars(shopper, "pending", "We’re checking your payment")
    })

    test("tickets bar nobody", { tag: ["@phone-repeat", "@every-state"] }, async ({
      page,
      shopper,
      put,
      customer,
    }) => {
      const tickets = await put({ isTicket: true })
      await shopper.isReadyToPay(customer, tickets, 2)
      const order = await shopper.buys()
      await page.goto(`/print-tickets/${order}`)
      await barsNobody(page, "Your tickets")
    })

    test("gift vouchers bar nobody, whichever way they are used", {
      tag: ["@phone-repeat", "@every-state"],
    }, async ({ page, shopper }) => {
      await shopper.opens("/gift-vouchers")
      expect(await listViolations(page)).toEqual([])
      await page.getByRole("radio", { name: "Another amount" }).check({ force: true })
      await expect(page.getByLabel("Amount in dollars")).toBeVisible()
      expect(await listViolations(page)).toEqual([])
      await page.getByRole("radio", { name: "Redeem a gift voucher" }).check({ force: true })
      await page.getByRole("button", { name: "Redeem" }).click()
      await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true")
      expect(await listViolations(page)).toEqual([])
    })
  })
}

/** Goes on by Tab to this control, at most sixty steps away. */
async function tabsTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = page.locator(":focus")
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab")
    const isThere = await expect(focused)
      .toHaveAccessibleName(name, { timeout: 100 })
      .then(
        () => true,
        () => false,
      )
    if (isThere) return
  }
  await expect(focused).toHaveAccessibleName(name)
}

test("an order is made and paid with the keyboard alone", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  test.setTimeout(150_000)
  await page.goto(buildEnterPath(customer))
  await shopper.opens(`${goods.path}?colour=amber`)
  await tabsTo(page, "Add to cart")
  await page.keyboard.press("Enter")
  await tabsTo(page, "Checkout now")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  await untilAlive(page.locator("form#checkout"))
  await tabsTo(page, "Street and number")
  await page.keyboard.type("118 Wharf Road")
  await tabsTo(page, /^Suburb or town/)
  await page.keyboard.type("Sydney")
  await tabsTo(page, /^State or territory/)
  await page.keyboard.type("New South")
  await tabsTo(page, /^Postcode/)
  await page.keyboard.type("2000")
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await tabsTo(page, /^Standard Post/)
  await page.keyboard.press("ArrowDown")
  await expect(page.getByLabel("Express Post $14.10")).toBeChecked()
  await tabsTo(page, /^Note to us/)
  await page.keyboard.type("By the gate.")
  await tabsTo(page, /^Code/)
  await page.keyboard.type("EASTER15")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  // It is said once that the code has ended, and then it holds nobody up.
  await expect(page.getByText("This code can no longer be used.")).toBeVisible()
  await expect(shopper.payButton).toHaveText(`Pay ${show("39.05")}`)
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("EASTER15")
  await tabsTo(page, /^Pay \$/)
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/pay\/sandbox\//)
  await tabsTo(page, "Pay now")
  await page.keyboard.press("Enter")
  await shopper.isBack("Payment Successful")
  await tabsTo(page, "See your invoice")
  await page.keyboard.press("Enter")
  await expect(getHeading(page)).toHaveText(/^Tax invoice/)
})
