import type { Page } from "playwright/test"
import {
  clickButton,
  deleteCookies,
  expectAccountPage,
  getEmailField,
  logIn,
  openForm,
  password,
  test,
} from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, waitForHydration } from "./shop-test.ts"

/** Connects a virtual authenticator of Chromium, whose user agrees to everything. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A message of SimpleWebAuthn. */
const passkeyLibrary = "WebAuthn is not supported"

test("adds a passkey in the profile, logs in with it, and removes it", { tag: "@repeat" }, async ({
  page,
  customer,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium has a virtual authenticator.")
  await addVirtualAuthenticator(page)
  await openForm(page, "/login")
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/profile")
  await waitForHydration(page.locator("#passkey-form"))
  const card = page.locator("section").filter({ has: page.locator("#passkey-form") })
  await expect(card).toContainText("You have no passkeys yet.")
  await card.locator("summary").click()
  await page.locator("#passkey-form").getByLabel("Name of the passkey").fill("Kim’s phone")
  await page
    .locator("#passkey-form")
    .getByLabel(/^Current password/)
    .fill("not this one")
  await page.locator("#passkey-form").getByRole("button", { name: "Add a passkey" }).click()
  await expect(page.locator("#passkey-form").getByRole("alert")).toBeVisible()
  await page
    .locator("#passkey-form")
    .getByLabel(/^Current password/)
    .fill(password)
  await page.locator("#passkey-form").getByRole("button", { name: "Add a passkey" }).click()
  await expect(page.locator("#passkey-form").getByRole("status")).toHaveText(
    "The passkey was added.",
  )
  await expect(page.locator("#passkeys-form")).toContainText("Kim’s phone")
  expect(await listViolations(page)).toEqual([])

  await deleteCookies(page)
  await openForm(page, "/login")
  await clickButton(page, "Log in with a passkey")
  await expect(page).toHaveURL(/\/$/)
  await expectAccountPage(page, customer.email)

  await page.goto("/profile")
  await waitForHydration(page.locator("#passkeys-form"))
  await expect(page.locator("#passkeys-form")).toContainText("last used on")
  await page.locator("#passkeys-form").getByRole("button", { name: "Remove Kim’s phone" }).click()
  await expect(page.locator("#passkeys-form").getByRole("status")).toHaveText(
    "The passkey was removed.",
  )
  await expect(page.locator("#passkeys-form")).toContainText("You have no passkeys yet.")

  await deleteCookies(page)
  await openForm(page, "/login")
  await clickButton(page, "Log in with a passkey")
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/passkey|logged in/)
})

test("loads the passkey library only once the login form is used", { tag: "@repeat" }, async ({
  page,
}) => {
  const bodies: string[] = []
  page.on("response", async (response) => {
    if (!/\.js(?:\?|$)/.test(response.url())) return
    bodies.push(await response.text().catch(() => ""))
  })
  const isLoaded = () => bodies.some((body) => body.includes(passkeyLibrary))
  await openForm(page, "/login")
  expect(isLoaded()).toBe(false)
  await getEmailField(page).focus()
  await expect.poll(isLoaded).toBe(true)
})
