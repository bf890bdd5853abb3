import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildBomb, createPhoto, svgPicture } from "#tests/factories/photo-files.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { withUnreliableApi } from "./form-test.ts"
import { listViolations, listViolationsOnScreens } from "./list-violations.ts"
import { expect, openPage, test } from "./member-test.ts"

const profile = "form#profile"
/** Private pages that axe tests; core tests the profile within a journey, without the colours. */
const axePaths = resolveForTier({
  core: ["/my-account"],
  full: ["/my-account", "/profile", "/my-account/addresses/new"],
})

test("rejects invalid details with field errors and saves the corrected ones", async ({
  page,
  member,
}) => {
  await openPage(page, "/profile", profile)
  await page.getByLabel("First name").fill("Anna")
  await page.getByLabel("Mobile phone").fill("ring me")
  await page.getByLabel(/^Date of birth/).pressSequentially("31122999")
  await expect(page.getByLabel(/^Date of birth/)).toHaveValue("31/12/2999")
  await page.getByRole("button", { name: "Save your details" }).click()
  const alert = page.locator(profile).getByRole("alert")
  await expect(alert.getByRole("link")).toHaveCount(2)
  await expect(page.getByLabel("Mobile phone")).toHaveAccessibleDescription(/Enter a phone number/)
  await expect(page.getByLabel(/^Date of birth/)).toHaveAccessibleDescription(/in the future/)
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel("Mobile phone").fill("0412 345 678")
  await page.getByLabel(/^Date of birth/).fill("31/05/1984")
  await page.getByLabel(/^Date of birth/).press("Enter")
  await expect(page.locator(profile).getByRole("status")).toHaveText(
    "Your details have been saved.",
  )
  expect(await admin.read("cognito/user", { id: member.id })).toMatchObject({
    first_name: "Anna",
    mobile_phone: "0412 345 678",
    date_of_birth: "1984-05-31",
  })
  await expect(page.getByLabel(/^Date of birth/)).toHaveCount(0)
  await expect(page.locator(profile)).toContainText("31/05/1984")
  await page.goto("/my-account")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello Anna")
})

test("preserves the details when the connection breaks", { tag: "@faults" }, async ({
  page,
  member: _,
  complaints,
}) => {
  await openPage(page, "/profile", profile)
  await page.getByLabel("First name").fill("Anna")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Save your details" }).click()
  await expect(page.locator(profile).getByRole("alert")).toContainText("We couldn’t save this.")
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
  await page.context().setOffline(false)
  await page.getByRole("button", { name: "Save your details" }).click()
  await expect(page.locator(profile).getByRole("status")).toHaveText(
    "Your details have been saved.",
  )
  complaints.length = 0
})

test("preserves the details when the session has ended", { tag: "@faults" }, async ({
  page,
  member,
  complaints,
}) => {
  // Later, the session check would detect the ended session and leave the page.
  const checked = page.waitForResponse((response) =>
    response.url().endsWith("/api/bff/session/check"),
  )
  await openPage(page, "/profile", profile)
  await checked
  await page.getByLabel("First name").fill("Anna")
  await requestShopApi(signInCalls.logout, { token: member.access_token })
  await page.getByRole("button", { name: "Save your details" }).click()
  await expect(page.locator(profile).getByRole("alert")).toContainText("been logged out")
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
  complaints.length = 0
})

test("preserves the details while the API is unavailable and responds 503 to the account page", {
  tag: "@faults",
}, async ({ page, member, complaints }) => {
  await withUnreliableApi(async ({ api, shop }) => {
    await page.goto(shop.origin + buildEnterPath(member))
    await openPage(page, `${shop.origin}/profile`, profile)
    await page.getByLabel("First name").fill("Anna")
    await api.goAway()
    await page.getByRole("button", { name: "Save your details" }).click()
    await expect(page.locator(profile).getByRole("alert")).toContainText("We couldn’t save this.")
    await expect(page.getByLabel("First name")).toHaveValue("Anna")
    const away = await page.request.get(`${shop.origin}/my-account`, { maxRedirects: 0 })
    expect(away.status()).toBe(503)
    expect(await away.text()).toContain("We can’t load this page right now")
    await api.comeBack()
    await page.getByRole("button", { name: "Save your details" }).click()
    await expect(page.locator(profile).getByRole("status")).toHaveText(
      "Your details have been saved.",
    )
    await page.goto(`${shop.origin}/my-account`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello Anna")
  })
  complaints.length = 0
})

test("previews, uploads and removes a photo", {
  tag: ["@phone-repeat", "@pictures", "@repeat"],
}, async ({ page, member: _ }) => {
  await openPage(page, "/profile", "form#photo-form")
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await createPhoto() }
  await page.getByLabel("Choose a photo").setInputFiles(photo)
  await expect(page.getByRole("img", { name: "Preview of the photo you chose" })).toBeVisible()
  await page.getByRole("button", { name: "Upload the photo" }).click()
  await expect(page.locator("#photo-section [role=status]")).toHaveText(
    "Your photo has been saved.",
  )
  const savedPhoto = page.getByRole("img", { name: "Your photo" })
  await expect(savedPhoto).toBeVisible()
  // A photo that is removed while it loads responds 404, which the browser reports as an error.
  await expect(savedPhoto).toHaveJSProperty("complete", true)
  await expect(page.getByRole("img", { name: /^Preview/ })).toBeHidden()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Remove the photo" }).click()
  await expect(page.locator("#photo-section [role=status]")).toHaveText(
    "Your photo has been removed.",
  )
  await expect(savedPhoto).toHaveCount(0)
})

test("rejects a file that is no photo and preserves the details", {
  tag: ["@pictures", "@repeat"],
}, async ({ page, member: _ }) => {
  await openPage(page, "/profile", "form#photo-form")
  await page.getByLabel("First name").fill("Anna")
  const files: [string, string, Buffer, RegExp][] = [
    ["me.svg", "image/svg+xml", svgPicture, /can’t read this file/],
    ["bomb.png", "image/png", buildBomb(), /too large|can’t read this file/],
    ["huge.jpg", "image/jpeg", Buffer.alloc(11_000_000, 1), /up to 10 MB/],
  ]
  for (const [name, mimeType, buffer, message] of files) {
    await page.getByLabel("Choose a photo").setInputFiles({ name, mimeType, buffer })
    await page.getByRole("button", { name: "Upload the photo" }).click()
    await expect(page.getByLabel("Choose a photo")).toHaveAccessibleDescription(message)
  }
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
})

test("subscribes a customer to the newsletter and unsubscribes them", {
  tag: "@repeat",
}, async ({ page, member: _ }) => {
  const form = page.locator("form#emails-form")
  await openPage(page, "/profile", "form#emails-form")
  await page.getByLabel("First name").fill("Anna")
  await form.getByRole("button", { name: "I agree" }).click()
  await expect(form.getByRole("status")).toHaveText("Thank you. We’ll keep you up to date.")
  await expect(form.getByRole("status")).toBeFocused()
  await expect(form).toContainText("You agreed on")
  await expect(form.getByRole("button")).toHaveText(["Unsubscribe"])
  expect(await listViolations(page)).toEqual([])
  await form.getByRole("button", { name: "Unsubscribe" }).click()
  await expect(form.getByRole("status")).toHaveText("You’ve been unsubscribed.")
  await expect(form.getByRole("button")).toHaveText(["I agree"])
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
})

test("sets and changes a password and logs out other browsers", { tag: "@repeat" }, async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const form = page.locator("form#password-form")
  await openPage(page, "/profile", "form#password-form")
  await form.getByLabel("New password").fill("three small curlews")
  await form.getByRole("button", { name: "Save the password" }).click()
  await expect(form.getByRole("status")).toContainText("Your password has been changed.")

  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  const response = await elsewhere.request.post("/api/v1/cognito/user/login", {
    data: { username: member.email, password: "three small curlews" },
    headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
  })
  expect(response.status()).toBe(200)
  expect((await elsewhere.request.get("/my-account", { maxRedirects: 0 })).status()).toBe(200)

  await expect(form.getByLabel("Current password")).toBeVisible()
  await form.getByLabel("Current password").fill("not the one I chose")
  await form.getByLabel("New password").fill("four small curlews")
  await form.getByRole("button", { name: "Change the password" }).click()
  await expect(form.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true")
  await form.getByLabel("Current password").fill("three small curlews")
  await form.getByRole("button", { name: "Change the password" }).click()
  await expect(form.getByRole("status")).toContainText("Your password has been changed.")
  await expect(form.getByLabel("New password")).toHaveValue("")
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/my-account$/)
  await elsewhere.goto("/my-account")
  await expect(elsewhere).not.toHaveURL(/\/my-account$/)
  await elsewhere.close()
})

test("has no axe violations on private pages", async ({ page, member: _ }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of axePaths) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await listViolationsOnScreens(page)).toEqual([])
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(isTooWide)).toBe(false)
  }
})
