import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { z } from "zod"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { eventually } from "#tests/support/eventually.ts"
import { FakeOpenidProvider } from "#tests/support/openid-provider.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { createEmailAddress } from "#tests/support/shop-customer.ts"
import { alert, expectAccountOf, press, test } from "./account-test.ts"
import { expect, getHeading } from "./shop-test.ts"

const throughGoogle = "Continue with Google"
const siteSchema = z.looseObject({ config: siteConfigSchema })
const { googlePort } = getRunningShop()

test.skip(
  googlePort === null,
  "The shop was not started with a Google of the tests' own (npm test).",
)
// There is one Google, at the port that the shop was started with.
test.describe.configure({ mode: "serial" })

let google: FakeOpenidProvider
let putBack = async () => {}

test.beforeAll(async () => {
  google = await FakeOpenidProvider.open(() => new Date(), googlePort ?? 0)
  const { config } = siteSchema.parse(await admin.read("cognito/domain", { id: 1 }))
  putBack = () => offerGoogle(config)
  await offerGoogle({ ...config, login: { ...config.login, google: true } })
})
test.afterAll(async () => {
  await putBack()
  await google?.close()
})
test.beforeEach(() => {
  google.conduct = {}
  google.visitor = drawPerson(createEmailAddress())
})

/** Somebody with this address at Google, whom no shop has seen yet. */
function drawPerson(email: string) {
  const sub = randomBytes(8).toString("hex")
  return { sub, email, given_name: "Ann", family_name: "Example" }
}

/** Gives the site these switches, and waits until the login offers Google or no longer does. */
async function offerGoogle(config: z.infer<typeof siteConfigSchema>): Promise<void> {
  await admin.update("cognito/domain", 1, { config })
  await eventually(10_000, async () => {
    expect((await requestPage("/login")).html.includes(throughGoogle)).toBe(config.login.google)
  })
}

/** Goes to the profile without a login, from there on to Google, and decides there. */
async function decideAtGoogle(page: Page, decision: string): Promise<void> {
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login$/)
  await press(page, throughGoogle)
  await expect(getHeading(page)).toHaveText("Choose an account")
  expect(new URL(page.url()).origin).toBe(google.origin)
  await page.getByRole("link", { name: decision }).click()
}

async function expectNobody(page: Page): Promise<void> {
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
}

/** The account of who is logged in in the page's browser. */
async function readUserId(page: Page): Promise<number> {
  const told = await page.request.post("/api/session/check", {
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
  })
  return z.object({ user: z.object({ id: z.number() }) }).parse(await told.json()).user.id
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("who comes back from Google is logged in and where they were going", async ({ page }) => {
      const email = google.visitor?.email ?? ""
      await decideAtGoogle(page, `Go on as ${email}`)
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByLabel("First name")).toHaveValue("Ann")
      await expectAccountOf(page, email)
      await admin.delete("cognito/user", await readUserId(page))
    })
  })
}

test("who has an account here comes into that one", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  google.visitor = drawPerson(customer.email)
  await decideAtGoogle(page, `Go on as ${customer.email}`)
  await expect(page).toHaveURL(/\/profile$/)
  await expectAccountOf(page, customer.email)
  expect(await readUserId(page)).toBe(customer.id)
})

test("who declines at Google is told that they are not logged in", { tag: "@repeat" }, async ({
  page,
}) => {
  await decideAtGoogle(page, "Cancel")
  await expect(page).toHaveURL(/\/login\?problem=denied$/)
  await expect(alert(page)).toContainText("You weren’t logged in")
  await expectNobody(page)
})

test("an address that Google does not vouch for logs nobody in and says so", {
  tag: "@repeat",
}, async ({ page, customer, complaints }) => {
  google.visitor = drawPerson(customer.email)
  google.conduct = { claims: { email_verified: false } }
  await decideAtGoogle(page, `Go on as ${customer.email}`)
  await expect(getHeading(page)).toHaveText("Google hasn’t confirmed your email address")
  await page.getByRole("link", { name: "Back to login" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expectNobody(page)
  expect(complaints.filter((text) => !/status of 403/.test(text))).toEqual([])
  complaints.length = 0
})
