import type { Page } from "playwright/test"
import {
  buildLocalePath,
  getDirection,
  getLanguageTag,
  type Locale,
} from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { languageNames } from "#lib/i18n/language-choice.ts"
import { formatMoney } from "#lib/money.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import { password } from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { home } from "./shopper.ts"
import { test } from "./shopping-test.ts"

/** Locates the header's button of the language dialog in any language. */
const opener = (page: Page) =>
  page.getByRole("banner").locator("[popovertarget=preferences]:not([popovertargetaction])")

/** Chooses a language by its native name. */
async function choose(page: Page, locale: Locale): Promise<void> {
  await opener(page).click()
  await page.getByRole("dialog").getByRole("button", { name: languageNames[locale] }).click()
}

async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  const root = page.locator("html")
  await expect(root).toHaveAttribute("lang", getLanguageTag(locale))
  await expect(root).toHaveAttribute("dir", getDirection(locale))
}

for (const locale of ["de", "ar", "ja", "en"] as const) {
  test(`switches to ${locale} on a product page and retains the language through the purchase`, {
    tag: locale === "ar" ? ["@repeat"] : ["@every-language"],
  }, async ({ page, product, customer }) => {
    const texts = getMessageCatalogue(locale)
    const at = (path: string) => buildLocalePath(locale, path)
    const show = (amount: string) => formatMoney(parseAmount(amount), locale)

    // To choose English, the test starts in German.
    await page.goto(buildLocalePath(locale === "en" ? "de" : "en", `${product.path}?colour=clear`))
    await choose(page, locale)
    await expect(page).toHaveURL(at(`${product.path}?colour=clear`))
    await expectLanguage(page, locale)
    await waitForHydration(page.locator("main form").first())
    await expect(page.locator('input[value="Clear"]')).toBeChecked()
    await expect(page.getByRole("main")).toContainText(show("24.95"))
    await opener(page).click()
    await expect(
      page.getByRole("dialog").getByRole("button", { name: languageNames[locale] }),
    ).toHaveAttribute("aria-current", "true")
    await page.keyboard.press("Escape")

    await page.getByRole("button", { name: texts.product.addToCart }).click()
    await page.getByRole("link", { name: texts.product.checkoutNow }).click()
    await expect(page).toHaveURL(at("/login"))
    await waitForHydration(page.locator("#login"))
    await page.locator("#login").getByLabel(texts.account.email).fill(customer.email)
    await page.locator("#login summary").click()
    await page.getByLabel(texts.account.login.password, { exact: true }).fill(password)
    await page
      .locator("main")
      .getByRole("button", { name: texts.account.login.submit, exact: true })
      .click()

    await expect(page).toHaveURL(at("/checkout"))
    await expectLanguage(page, locale)
    await waitForHydration(page.locator("form#checkout"))
    const { fields } = texts.address
    for (const [field, value] of [
      [fields.streetAddress, home.street_address],
      [fields.city, home.city],
      [fields.postcode, home.postcode],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(value)
    }
    await page.getByLabel(fields.state, { exact: true }).selectOption(home.state)
    const pay = page.locator("#checkout").getByRole("button", {
      name: texts.checkout.summary.pay.replace("{amount}", show("35.55")),
    })
    await expect(pay).toHaveAttribute("aria-disabled", "false")
    await pay.click()
    await page.waitForURL(/\/pay\/sandbox\//)
    await page.locator('button[value="pay"]').click()

    await expect(page).toHaveURL(new RegExp(`${at("/payment-return")}\\?payum_token=`))
    await expect(getHeading(page)).toHaveText(texts.payment.paid.heading)
    await expectLanguage(page, locale)
    await expect(page.getByRole("main")).toContainText(show("35.55"))

    await page.goto("/")
    await expect(page).toHaveURL(at("/"))
    await page.goto(at("/my-account"))
    const today = new Intl.DateTimeFormat(getLanguageTag(locale), {
      dateStyle: "long",
      timeZone: shopTimeZone,
    })
    await expect(page.getByRole("main")).toContainText(today.format(new Date()))
  })
}

test("opens and operates the language dialog by keyboard, without axe violations", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/de/about?x=1")
  await opener(page).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", {
    name: getMessageCatalogue("de").layout.preferences.open,
  })
  await expect(dialog).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Tab")
  const close = dialog.getByRole("button", {
    name: getMessageCatalogue("de").layout.preferences.close,
  })
  await expect(close).toBeFocused()
  // The languages follow, first those that are complete in the shop, which other tests change.
  const english = dialog.getByRole("button", { name: languageNames.en })
  for (const button of await dialog.locator("form").getByRole("button").all()) {
    await page.keyboard.press("Tab")
    await expect(button).toBeFocused()
    if ((await button.textContent()) === languageNames.en) break
  }
  await expect(english).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/about?x=1")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("switches the language without JavaScript, also on private and missing pages", {
    tag: "@without-scripts",
  }, async ({ page, complaints }) => {
    for (const [path, moved] of [
      ["/cart?a=1", "/ar/cart?a=1"],
      ["/no-such-page", "/ar/no-such-page"],
    ] as const) {
      await page.goto(path)
      await choose(page, "ar")
      await expect(page).toHaveURL(moved)
    }
    // The browser logs the 404 of a missing page.
    complaints.length = 0
    await page.goto("/")
    await expect(page).toHaveURL("/ar")
    await choose(page, "en")
    await expect(page).toHaveURL("/")
    await page.goto("/")
    await expect(page).toHaveURL("/")
  })
})

test("preserves the secret query of a private URL when the language is switched", {
  tag: "@repeat",
}, async ({ page }) => {
  await page.goto("/payment-return?payum_token=nothing")
  await choose(page, "de")
  await expect(page).toHaveURL("/de/payment-return?payum_token=nothing")
})
