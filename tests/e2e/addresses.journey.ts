import type { Page } from "playwright/test"
import { listViolations } from "./list-violations.ts"
import { expect, openPage, test } from "./member-test.ts"

/** Fills in fields of the open address form by their labels. */
async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (label === "State or territory") await page.getByLabel(label).selectOption(value)
    else await page.getByLabel(label).fill(value)
  }
}

const home = {
  "Name of this address": "Home",
  "Street and number": "27 Bloodwood Street",
  "Suburb or town": "Calliope",
  "State or territory": "QLD",
  Postcode: "4680",
}
const work = {
  "Name of this address": "Work",
  "Street and number": "118 Wharf Road",
  "Suburb or town": "Sydney",
  "State or territory": "NSW",
  Postcode: "2000",
}
const listAddresses = (page: Page) => page.locator("main li:has(h2)")
const getAddress = (page: Page, name: string) => listAddresses(page).filter({ hasText: name })
const getNotice = (page: Page) => page.getByRole("main").getByRole("status")

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? ["@repeat"] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("saves, corrects, edits, hides and unhides addresses", {
      tag: "@phone-repeat",
    }, async ({ page, member: _ }) => {
      await page.goto("/my-account")
      await page.getByRole("link", { name: "Add an address" }).click()
      await expect(page).toHaveURL(/\/addresses\/new$/)
      await expect(page.getByLabel("First name")).toHaveValue("Ann")
      await fillIn(page, { ...home, Postcode: "2000" })
      await page.getByRole("button", { name: "Save the address" }).click()
      await expect(page.getByLabel("Postcode")).toHaveAccessibleDescription(
        /in the state you chose/,
      )
      await expect(page.getByLabel("Street and number")).toHaveValue("27 Bloodwood Street")
      await expect(page.getByLabel("State or territory")).toHaveValue("QLD")
      await fillIn(page, { Postcode: "4680" })
      await page.getByRole("button", { name: "Save the address" }).click()
      await expect(getNotice(page)).toHaveText("The address has been saved.")
      await expect(getAddress(page, "Home")).toContainText("Calliope QLD 4680")
      await expect(getAddress(page, "Home")).toContainText("Default")

      await page.getByRole("link", { name: "Add an address" }).click()
      await fillIn(page, work)
      await page.getByRole("button", { name: "Save the address" }).click()
      await expect(getAddress(page, "Work")).toBeVisible()
      await page.getByRole("button", { name: "Make default Work" }).click()
      await expect(getNotice(page)).toHaveText("Your default address has been changed.")
      await expect(getAddress(page, "Work")).toContainText("Default")
      await expect(listAddresses(page).first()).toContainText("Work")

      await page.getByRole("link", { name: "Edit Home" }).click()
      await expect(page.getByLabel("Suburb or town")).toHaveValue("Calliope")
      await page.getByText("Add a company, unit or phone number").click()
      await fillIn(page, { "Unit, building or floor": "Unit 2" })
      await page.getByRole("button", { name: "Save the address" }).click()
      await expect(getAddress(page, "Home")).toContainText("Unit 2")

      await page.getByRole("button", { name: "Hide Home" }).click()
      await expect(getNotice(page)).toHaveText("The address is hidden.")
      await expect(getAddress(page, "Home")).toContainText("Hidden")
      await expect(page.getByRole("button", { name: "Make default Home" })).toHaveCount(0)
      await page.getByRole("button", { name: "Unhide Home" }).click()
      await expect(getNotice(page)).toHaveText("The address is no longer hidden.")
      await expect(page.getByRole("button", { name: "Make default Home" })).toBeVisible()
    })
  })
}

test("saves an address by keyboard alone and lists the missing fields", {
  tag: "@every-state",
}, async ({ page, member: _ }) => {
  await openPage(page, "/my-account/addresses/new", "form#address-form")
  await page.getByLabel("Street and number").focus()
  await page.keyboard.type("1 Pier Road")
  await page.keyboard.press("Enter")
  const alert = page.locator("form#address-form").getByRole("alert")
  await expect(alert.getByRole("link")).toHaveCount(3)
  await expect(page.getByLabel("Suburb or town")).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.type("Gladstone")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Queen")
  await page.keyboard.press("Tab")
  await page.keyboard.type("4680")
  await page.keyboard.press("Enter")
  await expect(getNotice(page)).toHaveText("The address has been saved.")
  await expect(getAddress(page, "1 Pier Road")).toContainText("Gladstone QLD 4680")
  expect(await listViolations(page)).toEqual([])
})
