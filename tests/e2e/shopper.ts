import type { Locator, Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { addToCustomerCart } from "#tests/factories/shop-order.ts"
import { requestShopApi, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { expect, waitForHydration } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"
import type { Colour, TestProduct } from "./test-product.ts"

/** Buttons of the sandbox payment page. */
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

/** Page object of a customer in a browser: actions and expectations. */
export class Shopper {
  readonly page: Page
  readonly main: Locator
  /** The header's link to the cart, with the number of items. */
  readonly cartLink: Locator
  readonly payButton: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.locator("main")
    this.cartLink = page.getByRole("banner").getByRole("link", { name: /^Cart(?:,|$)/ })
    this.payButton = page
      .locator("#checkout")
      .getByRole("button", { name: /^(?:Pay \$|Place order$)/ })
  }

  /** Opens a page and waits until this element of it is hydrated. */
  async open(path: string, form = "main form"): Promise<void> {
    await this.page.goto(path)
    await waitForHydration(this.page.locator(form).first())
  }

  async chooseColour(colour: Colour): Promise<void> {
    const radio = this.page.getByRole("group", { name: "Colour" }).getByRole("radio", {
      name: colour,
    })
    // Clicks the label: a click on the hidden input may hit an overlay instead.
    await radio.locator("xpath=..").click()
    await expect(radio).toBeChecked()
  }

  /** Adds the product in this colour to the cart on its page and waits for the API's response. */
  async addToCart(product: TestProduct, colour: Colour = "Amber"): Promise<void> {
    await this.open(product.path)
    await this.chooseColour(colour)
    // The optimistic update shows before the response arrives.
    const response = this.page.waitForResponse("**/api/bff/cart/add")
    await this.page.getByRole("button", { name: "Add to cart" }).click()
    await expect(this.page.getByRole("link", { name: "Checkout now" })).toBeVisible()
    await response
  }

  async expectCartCount(count: number): Promise<void> {
    const items = count === 1 ? ", 1 item" : `, ${count} items`
    await expect(this.cartLink).toHaveAccessibleName(count === 0 ? "Cart" : `Cart${items}`)
  }

  /** Locates an amount of the totals in cart, checkout or invoice by its label. */
  getAmount(name: string): Locator {
    const row = this.main
      .locator("dl > div")
      .filter({ has: this.page.getByText(name, { exact: true }) })
    return row.locator("dd")
  }

  /** Fills the cart, saves an address, signs in and opens the checkout. */
  async prepareCheckout(customer: ShopCustomer, product: TestProduct, qty = 1): Promise<void> {
    const token = customer.access_token
    await addToCustomerCart(customer, product.skus.Amber, qty)
    const saved = await requestShopApi(accountCalls.createAddress, { token, body: home })
    expect(saved.status).toBe(200)
    await signIn(this.page, customer)
    await this.openCheckout()
  }

  /** Opens the checkout and waits until shipping costs are known. */
  async openCheckout(): Promise<void> {
    await this.open("/checkout", "form#checkout")
    await expect(this.payButton).toHaveAttribute("aria-disabled", "false")
  }

  /** Follows the cart's link to the checkout and waits until the latest changes are saved. */
  async goToCheckout(): Promise<void> {
    await this.main.getByRole("link", { name: "Checkout", exact: true }).click()
    await waitForHydration(this.page.locator("form#checkout"))
    await expect(this.payButton).toHaveAttribute("aria-disabled", "false")
  }

  /** Submits the order and waits for the payment page. */
  async placeOrder(): Promise<void> {
    await this.payButton.click()
    await this.page.waitForURL(/\/pay\/sandbox\//)
  }

  async decidePayment(decision: keyof typeof decisions): Promise<void> {
    await this.page.getByRole("button", { name: decisions[decision] }).click()
  }

  /** Expects the payment return page with this heading. */
  async expectPaymentResult(heading: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/payment-return\?payum_token=/)
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(heading)
  }

  /** Places and pays the order; returns its number. */
  async buy(): Promise<number> {
    await this.placeOrder()
    await this.decidePayment("pay")
    await this.expectPaymentResult("Payment Successful")
    return this.getOrderNumber()
  }

  async getOrderNumber(): Promise<number> {
    const words = this.page.getByText(/^Order number: /)
    return Number(/\d+/.exec((await words.textContent()) ?? "")?.[0])
  }
}
