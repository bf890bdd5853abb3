import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import {
  clickButton,
  expectAccountPage,
  getErrorAlert,
  logIn,
  openForm,
  password,
} from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

const shopsPage = "Log in with your shop account"

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("logs in through the shop's OAuth page and redirects to the requested page", async ({
      page,
      customer,
    }) => {
      await page.goto("/my-account/addresses")
      await clickButton(page, shopsPage)
      await expect(page).toHaveURL(/\/oauth\/authorize\?/)
      await page.getByLabel("Email").fill(customer.email)
      await page.getByLabel("Password").fill(password)
      await page.getByRole("button", { name: "Log in" }).click()
      await expect(page).toHaveURL(/\/my-account\/addresses$/)
      await expectAccountPage(page, customer.email)
    })
  })
}

test("shows that the login was cancelled on the shop's OAuth page", {
  tag: "@repeat",
}, async ({ page }) => {
  await openForm(page, "/login")
  await clickButton(page, shopsPage)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page).toHaveURL(/\/login\?problem=denied$/)
  await expect(getErrorAlert(page)).toContainText("You weren’t logged in")
})

test("rejects an OAuth callback with another state and logs no user in", {
  tag: "@repeat",
}, async ({ page }) => {
  await openForm(page, "/login")
  await clickButton(page, shopsPage)
  await expect(page).toHaveURL(/\/oauth\/authorize\?/)
  await page.goto("/auth?code=whatever&state=another")
  await expect(getErrorAlert(page)).toHaveText("Bad state please try again")
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
})

for (const choice of ["No, stay as I am", "Yes, switch"]) {
  test(`requires confirmation when a token login would replace another user: ${choice}`, {
    tag: "@repeat",
  }, async ({ page, customer }) => {
    const other = await openShopCustomer()
    await openForm(page, "/login")
    await logIn(page, customer.email)
    await expect(page).toHaveURL(/\/$/)
    const tokens = new URLSearchParams({ a: other.access_token, r: other.refresh_token })
    await page.goto(`/enter/?${tokens}`)
    await expect(page).toHaveURL(/\/enter\/confirm$/)
    await expect(getHeading(page)).toHaveText("Switch accounts?")
    await expect(page.locator("main")).toContainText(customer.email)
    await expect(page.locator("main")).toContainText(other.email)
    expect(await page.content()).not.toContain(other.access_token)
    expect(await listViolations(page)).toEqual([])
    await waitForHydration(page.locator("#switch"))
    await clickButton(page, choice)
    await expect(page).toHaveURL(/\/$/)
    await expectAccountPage(page, choice === "Yes, switch" ? other.email : customer.email)
    await page.goto("/enter/confirm")
    await expect(page).toHaveURL(/\/$/)
    await other.remove()
  })
}

for (const choice of ["Log in", "Not now"]) {
  test(`asks a guest with a cart before a token login: ${choice}`, {
    tag: choice === "Log in" ? ["@repeat"] : ["@every-state"],
  }, async ({ page, shopper, product, customer }) => {
    await shopper.addToCart(product)
    await page.goto(buildEnterPath(customer))
    await expect(page).toHaveURL(/\/enter\/confirm$/)
    await expect(getHeading(page)).toHaveText(`Log in as Ann Example (${customer.email})?`)
    expect(await listViolations(page)).toEqual([])
    await waitForHydration(page.locator("#switch"))
    await clickButton(page, choice)
    await expect(page).toHaveURL(/\/$/)
    await shopper.expectCartCount(1)
    await page.goto("/my-account")
    await expect(page).toHaveURL(choice === "Log in" ? /\/my-account$/ : /\/login$/)
  })
}
