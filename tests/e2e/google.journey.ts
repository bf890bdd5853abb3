import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { z } from "zod"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { FakeOpenidProvider } from "#tests/fakes/openid-provider.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { createEmailAddress } from "#tests/support/shop-customer.ts"
import { clickButton, expectAccountPage, getErrorAlert, test } from "./account-test.ts"
import { expect, getHeading } from "./shop-test.ts"

const throughGoogle = "Continue with Google"
const siteSchema = z.looseObject({ config: siteConfigSchema })
const { googlePort } = getRunningShop()

test.skip(
  googlePort === null,
  "The shop was not started with a Google of the tests' own (npm test).",
)
// All tests share one fake of Google, on the port that the shop was started with.
test.describe.configure({ mode: "serial" })

let google: FakeOpenidProvider
let restoreConfig = async () => {}

test.beforeAll(async () => {
  google = await FakeOpenidProvider.open(() => new Date(), googlePort ?? 0)
  const { config } = siteSchema.parse(await admin.read("cognito/domain", { id: 1 }))
  restoreConfig = () => offerGoogle(config)
  await offerGoogle({ ...config, login: { ...config.login, google: true } })
})
test.afterAll(async () => {
  await restoreConfig()
  await google?.close()
})
test.beforeEach(() => {
  google.conduct = {}
  google.visitor = buildPerson(createEmailAddress())
})

/** Builds a Google user with this email address, new to the shop. */
function buildPerson(email: string) {
  const sub = randomBytes(8).toString("hex")
  return { sub, email, given_name: "Ann", family_name: "Example" }
}

/** Saves the site's config and waits until the login page offers Google accordingly. */
async function offerGoogle(config: z.infer<typeof siteConfigSchema>): Promise<void> {
  await admin.update("cognito/domain", 1, { config })
  await eventually(30_000, async () => {
    expect((await requestPage("/login")).html.includes(throughGoogle)).toBe(config.login.google)
  })
}

/** Opens the profile as a guest, continues to Google and chooses this decision there. */
async function decideAtGoogle(page: Page, decision: string): Promise<void> {
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login$/)
  await clickButton(page, throughGoogle)
  await expect(getHeading(page)).toHaveText("Choose an account")
  expect(new URL(page.url()).origin).toBe(google.origin)
  await page.getByRole("link", { name: decision }).click()
}

async function expectLoggedOut(page: Page): Promise<void> {
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
}

/** Returns the id of the user signed in in the page's browser. */
async function fetchUserId(page: Page): Promise<number> {
  const response = await page.request.post("/api/bff/session/check", {
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
  })
  return z.object({ user: z.object({ id: z.number() }) }).parse(await response.json()).user.id
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? ["@repeat"] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("logs in through Google and redirects to the requested page", async ({ page }) => {
      const email = google.visitor?.email ?? ""
      await decideAtGoogle(page, `Go on as ${email}`)
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByLabel("First name")).toHaveValue("Ann")
      await expectAccountPage(page, email)
      await admin.delete("cognito/user", await fetchUserId(page))
    })
  })
}

test("logs in to the existing account with the email address of the Google user", {
  tag: "@repeat",
}, async ({ page, customer }) => {
  google.visitor = buildPerson(customer.email)
  await decideAtGoogle(page, `Go on as ${customer.email}`)
  await expect(page).toHaveURL(/\/profile$/)
  await expectAccountPage(page, customer.email)
  expect(await fetchUserId(page)).toBe(customer.id)
})

test("shows that the login was cancelled at Google and logs no user in", {
  tag: "@repeat",
}, async ({ page }) => {
  await decideAtGoogle(page, "Cancel")
  await expect(page).toHaveURL(/\/login\?problem=denied$/)
  await expect(getErrorAlert(page)).toContainText("You weren’t logged in")
  await expectLoggedOut(page)
})

test("rejects a Google user with an unverified email address and shows the reason", {
  tag: "@repeat",
}, async ({ page, customer, complaints }) => {
  google.visitor = buildPerson(customer.email)
  google.conduct = { claims: { email_verified: false } }
  await decideAtGoogle(page, `Go on as ${customer.email}`)
  await expect(getHeading(page)).toHaveText("Google hasn’t confirmed your email address")
  await page.getByRole("link", { name: "Back to login" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expectLoggedOut(page)
  expect(complaints.filter((text) => !/status of 403/.test(text))).toEqual([])
  complaints.length = 0
})
