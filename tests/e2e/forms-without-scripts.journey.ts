import { buildFormQuestion } from "#tests/factories/trial-form.ts"
import {
  everyQuestion,
  getFormAlert,
  getFormStatus,
  getSubmitButton,
  nameAndMessage,
  solveCaptcha,
  test,
  withUnreliableApi,
} from "./form-test.ts"
import { expect, getHeading } from "./shop-test.ts"

test.use({ javaScriptEnabled: false })

test("preserves a form's fields after an error and sends it without JavaScript", async ({
  page,
  createForm,
}) => {
  const form = await createForm({ questions: everyQuestion })
  await page.goto(form.path)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill("One\nTwo")
  await page.getByLabel("Password", { exact: true }).fill("s3cret")
  await page.getByLabel(/^Wanted by/).fill("31/02/2027")
  await page.getByLabel("Call me at").fill("2026-12-24T14:30")
  await page.getByLabel("Keep me posted").check()
  await page.getByRole("button", { name: "Ask us" }).click()
  await expect(getFormAlert(page).getByRole("link")).toHaveCount(1)
  await expect(page).toHaveURL(/#w1-form$/)
  await expect(page.getByLabel(/^Wanted by/)).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel(/^Wanted by/)).toHaveValue("31/02/2027")
  await expect(page.getByLabel("Message")).toHaveValue("One\nTwo")
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("s3cret")
  await expect(page.getByLabel("Call me at")).toHaveValue("2026-12-24T14:30")
  await expect(page.getByLabel("Keep me posted")).toBeChecked()
  await page.getByLabel(/^Wanted by/).fill("28/02/2027")
  await page.getByRole("button", { name: "Ask us" }).click()
  await expect(getFormStatus(page)).toHaveText("Thank you. We’ve received your message.")
  await expect(page.getByLabel("Message")).toHaveValue("")
  const [sent] = await form.listSent()
  expect(sent).toMatchObject({ date: "28/02/2027", datetime: "24/12/2026 14:30", checkbox: 1 })
  await expect(page.getByRole("button", { name: "Suggest a password" })).toBeHidden()
})

test("replaces the captcha by an addition without JavaScript and preserves the form's fields", async ({
  page,
  createForm,
}) => {
  const day = buildFormQuestion("date", "Day", { name: "day" })
  const form = await createForm({ questions: [...nameAndMessage, day], use_captcha: true })
  await page.goto(form.path)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill("Hello")
  await getSubmitButton(page).click()
  await page.getByLabel(/^What is/).fill("99")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toContainText("That answer was wrong")
  await solveCaptcha(page)
  await page.getByLabel(/^Day/).fill("31/02/2027")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page).getByRole("link")).toHaveCount(1)
  await page.getByLabel(/^Day/).fill("28/02/2027")
  await solveCaptcha(page)
  await expect(page.getByLabel("Message")).toHaveValue("Hello")
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toEqual([{ name: "Kim", message: "Hello", day: "28/02/2027" }])
})

test("redirects a paid form to the payment and back without JavaScript", {
  tag: "@without-scripts",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage, cost: "5.00" })
  await page.goto(form.path)
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await expect(page).toHaveURL(/\/pay\/sandbox\//)
  await page.getByRole("button", { name: /pay/i }).first().click()
  await expect(page).toHaveURL(new RegExp(`${form.path}\\?payum_token=`))
})

test("rejects a form that needs a login without JavaScript and preserves its fields", {
  tag: "@without-scripts",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage, must_be_logged_on: true })
  await page.goto(form.path)
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toHaveText("Please log in to send this form.")
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
})

test("rejects a text of one megabyte with a message and preserves it", {
  tag: "@without-scripts",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage })
  const text = "long ".repeat(200_000)
  await page.goto(form.path)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill(text)
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toContainText("“Message” is too long")
  await expect(page.getByLabel("Message")).toHaveValue(text)
})

test("shows the submitted fields on the error page while the API is unavailable, to be sent again", {
  tag: "@faults",
}, async ({ page, createForm, complaints }) => {
  const form = await createForm({
    questions: [...nameAndMessage, buildFormQuestion("password", "Password")],
  })
  await withUnreliableApi(async ({ api, shop }) => {
    await page.goto(shop.origin + form.path)
    await page.getByLabel(/^Your name/).fill(`Kim "K" <b>`)
    await page.getByLabel("Message").fill("\nOne\nTwo")
    await page.getByLabel("Password", { exact: true }).fill("s3cret")
    await api.goAway()
    await getSubmitButton(page).click()
    await expect(getHeading(page)).toHaveText("Your form hasn’t been sent")
    await expect(page.getByLabel("name")).toHaveValue(`Kim "K" <b>`)
    await expect(page.getByLabel("message")).toHaveValue("\nOne\nTwo")
    await expect(page.getByText("s3cret")).toHaveCount(0)
    await api.comeBack()
    await expect(async () => {
      // A secret is not repeated, so it is typed again.
      await page.getByLabel("password").fill("s3cret")
      await page.getByRole("button", { name: "Try again" }).click()
      await expect(getFormStatus(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
  expect(await form.listSent()).toEqual([
    { name: `Kim "K" <b>`, message: "One\nTwo", password: "(hidden)" },
  ])
  complaints.length = 0
})
