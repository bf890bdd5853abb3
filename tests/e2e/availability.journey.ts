import type { Page } from "playwright/test"
import { createEmailAddress } from "#tests/support/shop-customer.ts"
import { fetchEmailedPath } from "./outbox.ts"
import { chooseByLabel, expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

/** Types an address on the page of a request, first an invalid one, and confirms it by email. */
async function requestAndConfirm(page: Page, name: string): Promise<string> {
  const email = createEmailAddress()
  await expect(getHeading(page)).toHaveText("Tell me when it’s back")
  const field = page.getByRole("main").getByRole("textbox", { name: "Email address" })
  await field.fill("ann@example")
  await page.getByRole("button", { name: "Tell me when it’s back" }).click()
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveValue("ann@example")
  await field.fill(email)
  await page.getByRole("button", { name: "Tell me when it’s back" }).click()
  await expect(page.getByRole("status").filter({ hasText: "check your email" })).toBeVisible()
  await page.goto(await fetchEmailedPath(email, "/stock-alert/confirm/"))
  await page.getByRole("button", { name: "Yes, tell me when it’s back" }).click()
  await expect(page.getByText(`${name} (Amber)`)).toBeVisible()
  return email
}

test("takes a request to be told when a variant is back, and withdraws it", {
  tag: "@repeat",
}, async ({ page, product }) => {
  await product.change("Amber", { stock: 0 })
  await page.goto(product.path)
  await waitForHydration(page.locator("main form").first())
  await chooseByLabel(page.getByRole("radio", { name: /Clear/ }))
  await expect(page.getByRole("link", { name: "Tell me when it’s back" })).toHaveCount(0)
  await chooseByLabel(page.getByRole("radio", { name: /Amber/ }))
  await page.getByRole("link", { name: "Tell me when it’s back" }).click()
  const email = await requestAndConfirm(page, product.name)
  await page.goto(await fetchEmailedPath(email, "/stock-alert/withdraw/"))
  await page.getByRole("button", { name: `Withdraw: ${product.name} (Amber)` }).click()
  await expect(getHeading(page)).toHaveText("Withdrawn")
})

test("promises dates for a postcode, which it asks for once on the device", {
  tag: "@repeat",
}, async ({ page, product }) => {
  await page.goto(product.path)
  const field = page.getByRole("textbox", { name: "Postcode" })
  await waitForHydration(field)
  await field.fill("2000")
  await page.getByRole("button", { name: "Show delivery dates" }).click()
  await expect(page.getByText(/^Get it \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Get it \d/)).toBeVisible()
  await chooseByLabel(page.getByRole("radio", { name: /Clear/ }))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("link", { name: "View cart" }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await waitForHydration(page.locator("main form").first())
  await expect(page.getByLabel("Postcode")).toHaveValue("2000")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await expect(page.getByText(/Get it \d/).first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("promises within how many days a product arrives anywhere", async ({ page, product }) => {
    await page.goto(product.path)
    await expect(page.getByText(/^Anywhere in Australia: Arrives within \d+ to \d+/)).toBeVisible()
  })

  test("takes a request to be told when a variant is back", { tag: "@without-scripts" }, async ({
    page,
    product,
  }) => {
    await product.change("Amber", { stock: 0 })
    await page.goto(product.path)
    await page.getByRole("link", { name: "Tell me when it’s back" }).click()
    await requestAndConfirm(page, product.name)
  })
})
