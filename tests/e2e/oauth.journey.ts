import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { alert, expectAccountOf, logIn, openForm, password, press, test } from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"

const shopsPage = "Log in with your shop account"

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("the shop's account page logs in and leads back to where one was going", async ({
      page,
      customer,
    }) => {
      await page.goto("/my-account/addresses")
      await press(page, shopsPage)
      await expect(page).toHaveURL(/\/oauth\/authorize\?/)
      await page.getByLabel("Email").fill(customer.email)
      await page.getByLabel("Password").fill(password)
      await page.getByRole("button", { name: "Log in" }).click()
      await expect(page).toHaveURL(/\/my-account\/addresses$/)
      await expectAccountOf(page, customer.email)
    })
  })
}

test("who goes back from the shop's account page is told that they are not logged in", {
  tag: "@repeat",
}, async ({ page }) => {
  await openForm(page, "/login")
  await press(page, shopsPage)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page).toHaveURL(/\/login\?problem=denied$/)
  await expect(alert(page)).toContainText("You weren’t logged in")
})

test("an answer with another state is refused and logs nobody in", async ({ page }) => {
  await openForm(page, "/login")
  await press(page, shopsPage)
  await expect(page).toHaveURL(/\/oauth\/authorize\?/)
  await page.goto("/auth?code=whatever&state=another")
  await expect(alert(page)).toHaveText("Bad state please try again")
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
})

for (const answer of ["No, stay as I am", "Yes, switch"]) {
  test(`a token login over another asks first: ${answer}`, { tag: "@repeat" }, async ({
    page,
    customer,
  }) => {
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
    await untilAlive(page.locator("#switch"))
    await press(page, answer)
    await expect(page).toHaveURL(/\/$/)
    await expectAccountOf(page, answer === "Yes, switch" ? other.email : customer.email)
    await page.goto("/enter/confirm")
    await expect(page).toHaveURL(/\/$/)
    await other.remove()
  })
}
