import type { Locator, Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { requestShopApi, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { addToCustomerCart } from "#tests/support/shop-order.ts"
import { expect, untilAlive } from "./shop-test.ts"
import type { Colour, TrialGoods } from "./trial-goods.ts"

/** What can be pressed at the practice payment. */
const decisions = {
  pay: "Pay now",
  decline: "Decline",
  cancel: /^Cancel/,
  pending: /^Pay later/,
  vanish: /^Pay, no return/,
  late: /^Pay, confirmed \d+ s late$/,
  twice: "Pay, confirmed twice",
} as const

export const home = {
  first_name: "Ann",
  last_name: "Example",
  street_address: "27 Bloodwood Street",
  city: "Bundaberg",
  state: "QLD",
  postcode: "4670",
  country: "AU",
}

/** Somebody who shops in a browser: what they do, and what they see. */
export class Shopper {
  readonly page: Page
  readonly main: Locator
  /** The way to the cart, in the header of every page. */
  readonly badge: Locator
  readonly payButton: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.locator("main")
    this.badge = page.getByRole("banner").getByRole("link", { name: /^Cart(?:,|$)/ })
    this.payButton = page
      .locator("#checkout")
      .getByRole("button", { name: /^(?:Pay \$|Place order$)/ })
  }

  /** Opens a page and waits until its scripts have taken hold. */
  async opens(path: string, form = "main form"): Promise<void> {
    await this.page.goto(path)
    await untilAlive(this.page.locator(form).first())
  }

  async chooses(colour: Colour): Promise<void> {
    const radio = this.page.getByRole("group", { name: "Colour" }).getByRole("radio", {
      name: colour,
    })
    // People click the words: a click on the hidden box itself may hit what lies over the page.
    await radio.locator("xpath=..").click()
    await expect(radio).toBeChecked()
  }

  /** Opens the goods' page, chooses the colour and takes one into the cart, until the shop has it. */
  async addsToCart(goods: TrialGoods, colour: Colour = "Amber"): Promise<void> {
    await this.opens(goods.path)
    await this.chooses(colour)
    // The page says so before the shop does.
    const answer = this.page.waitForResponse("**/api/cart/add")
    await this.page.getByRole("button", { name: "Add to cart" }).click()
    await expect(this.page.getByRole("link", { name: "Checkout now" })).toBeVisible()
    await answer
  }

  async seesInBadge(count: number): Promise<void> {
    const items = count === 1 ? ", 1 item" : `, ${count} items`
    await expect(this.badge).toHaveAccessibleName(count === 0 ? "Cart" : `Cart${items}`)
  }

  /** A row of what the cart or the checkout adds up. */
  amount(name: string): Locator {
    const row = this.main
      .locator("dl > div")
      .filter({ has: this.page.getByText(name, { exact: true }) })
    return row.locator("dd")
  }

  /** Signed in, with these goods in the cart and an address, ready to check out. */
  async isReadyToPay(customer: ShopCustomer, goods: TrialGoods, qty = 1): Promise<void> {
    const token = customer.access_token
    await addToCustomerCart(customer, goods.skus.Amber, qty)
    const saved = await requestShopApi(accountCalls.createAddress, { token, body: home })
    expect(saved.status).toBe(200)
    await this.page.goto(buildEnterPath(customer))
    await this.opensCheckout()
  }

  /** Opens the checkout, which then knows what delivery costs. */
  async opensCheckout(): Promise<void> {
    await this.opens("/checkout", "form#checkout")
    await expect(this.payButton).toHaveAttribute("aria-disabled", "false")
  }

  /** Goes on from the cart to the checkout, which then has what was changed last. */
  async checksOut(): Promise<void> {
    await this.main.getByRole("link", { name: "Checkout", exact: true }).click()
    await untilAlive(this.page.locator("form#checkout"))
    await expect(this.payButton).toHaveAttribute("aria-disabled", "false")
  }

  /** Sends the order and is at the payment. */
  async orders(): Promise<void> {
    await this.payButton.click()
    await this.page.waitForURL(/\/pay\/sandbox\//)
  }

  async decides(decision: keyof typeof decisions): Promise<void> {
    await this.page.getByRole("button", { name: decisions[decision] }).click()
  }

  /** Is back from the payment, at a page that begins with these words. */
  async isBack(heading: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/payment-return\?payum_token=/)
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(heading)
  }

  /** Orders and pays; gives the number of the order. */
  async buys(): Promise<number> {
    await this.orders()
    await this.decides("pay")
    await this.isBack("Payment Successful")
    return this.readsOrderNumber()
  }

  async readsOrderNumber(): Promise<number> {
    const words = this.page.getByText(/^Order number: /)
    return Number(/\d+/.exec((await words.textContent()) ?? "")?.[0])
  }
}
