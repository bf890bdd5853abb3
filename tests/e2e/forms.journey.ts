import { buildFormQuestion } from "#tests/factories/trial-form.ts"
import {
  everyQuestion,
  getFormAlert,
  getFormStatus,
  getSubmitButton,
  nameAndMessage,
  openForm,
  solveCaptcha,
  test,
} from "./form-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect } from "./shop-test.ts"

test("sends a form with a question of every type", { tag: "@phone-repeat" }, async ({
  page,
  createForm,
}) => {
  const form = await createForm({ questions: everyQuestion, thank_you: "We will be in touch." })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill("One\nTwo")
  await page.getByRole("main").getByLabel("Email").fill("kim@example.com")
  await page.getByLabel("Phone").fill("0412 345 678")
  await page.getByLabel("Budget").fill("$1,234.50")
  await page.getByLabel("Infill").fill("20")
  await page.getByLabel("How many").fill("3")
  await page.getByLabel("Password", { exact: true }).fill("s3cret")
  await page.getByLabel(/^Wanted by/).pressSequentially("2412026")
  await page.getByLabel("Call me at").fill("2026-12-24T14:30")
  await page.getByLabel("Opening time").fill("09:15")
  await page.getByLabel("Keep me posted").check()
  await page.getByLabel("Nickname").fill("K")
  await expect(page.getByLabel(/^Wanted by/)).toHaveValue("24/12/026")
  await page.getByLabel(/^Wanted by/).fill("24/12/2026")
  expect(await listViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Ask us" }).click()
  await expect(getFormStatus(page)).toHaveText("We will be in touch.")
  await expect(getFormStatus(page)).toBeFocused()
  await expect(page.getByLabel(/^Your name/)).toHaveValue("")
  await expect(page.getByLabel("Keep me posted")).not.toBeChecked()
  expect(await form.listSent()).toEqual([
    {
      text: "Kim",
      textarea: "One\nTwo",
      email: "kim@example.com",
      phone: "0412 345 678",
      currency: "1234.50",
      percent: 20,
      number: 3,
      password: "(hidden)",
      date: "24/12/2026",
      datetime: "24/12/2026 14:30",
      time: "09:15",
      checkbox: 1,
      "text-2": "K",
    },
  ])
  await page.getByLabel("Message").fill("Again")
  await expect(getFormStatus(page)).toHaveCount(0)
})

const legacyFields = [
  { type: "header", label: "A quote" },
  { type: "paragraph", label: "Tell us <b>what</b> you need." },
  { type: "text", subtype: "email", name: "mail", label: "Email", required: true },
  { type: "textarea", name: "what", label: "What" },
  { type: "number", name: "count", label: "How many", min: 1, max: 5 },
  { type: "date", name: "day", label: "Which day" },
  {
    type: "select",
    name: "colour",
    label: "Colour",
    required: true,
    value: "green",
    values: [
      { label: "Red", value: "red" },
      { label: "Blue", value: "blue" },
    ],
  },
  { type: "button", subtype: "submit", name: "go", label: "Ask" },
]

test("sends a form in the legacy format", { tag: "@every-state" }, async ({ page, createForm }) => {
  const form = await createForm({ data: legacyFields })
  await openForm(page, form)
  await expect(page.getByRole("heading", { name: "A quote" })).toBeVisible()
  await expect(page.getByLabel(/^Colour/)).toHaveValue("")
  await expect(
    page
      .getByLabel(/^Colour/)
      .locator("option")
      .first(),
  ).toHaveText("-- Select --")
  await page
    .getByRole("main")
    .getByLabel(/^Email/)
    .fill("kim@example.com")
  await page.getByLabel("What").fill("A sign")
  await page.getByLabel("How many").fill("2")
  await page.getByLabel(/^Which day/).pressSequentially("1/2/2027")
  await page.getByLabel(/^Colour/).selectOption("Blue")
  await page.getByRole("button", { name: "Ask" }).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toEqual([
    { mail: "kim@example.com", what: "A sign", count: 2, day: "01/02/2027", colour: "blue" },
  ])
})

test("lists the invalid fields and preserves all values", { tag: "@repeat" }, async ({
  page,
  createForm,
}) => {
  const form = await createForm({
    questions: [
      buildFormQuestion("text", "Name", { name: "name", required: true }),
      buildFormQuestion("email", "Email", { name: "mail" }),
      buildFormQuestion("date", "Day", { name: "day" }),
      buildFormQuestion("number", "Count", {
        name: "count",
        max: 5,
        validation_message: "Five at most.",
      }),
    ],
  })
  await openForm(page, form)
  await page.getByRole("main").getByLabel("Email").fill("kim@")
  await page.getByLabel(/^Day/).fill("31/02/2027")
  await page.getByLabel("Count").fill("7")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toBeFocused()
  await expect(getFormAlert(page).getByRole("link")).toHaveCount(4)
  const mail = page.getByRole("main").getByLabel("Email")
  await expect(mail).toHaveAttribute("aria-invalid", "true")
  await expect(mail).toHaveAccessibleDescription(/email address/)
  await expect(page.getByLabel("Count")).toHaveAccessibleDescription("Five at most.")
  await expect(mail).toHaveValue("kim@")
  await expect(page.getByLabel(/^Day/)).toHaveValue("31/02/2027")
  expect(await listViolations(page)).toEqual([])
  await getFormAlert(page).getByRole("link").nth(1).click()
  await expect(mail).toBeFocused()
  await mail.fill("kim@example.com")
  await expect(mail).not.toHaveAttribute("aria-invalid")
  await expect(getFormAlert(page).getByRole("link")).toHaveCount(3)
  await page.getByLabel(/^Name/).fill("Kim")
  await page.getByLabel(/^Day/).fill("28/02/2027")
  await page.getByLabel("Count").fill("5")
  await expect(getFormAlert(page)).toHaveCount(0)
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toHaveLength(1)
})

test("solves the captcha of a form in the background", { tag: "@repeat" }, async ({
  page,
  createForm,
}) => {
  const form = await createForm({ questions: nameAndMessage, use_captcha: true })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  await page.getByLabel(/^Your name/).fill("Kim the second")
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toHaveLength(2)
})

test("shows an addition to a browser that cannot solve the captcha", { tag: "@faults" }, async ({
  page,
  createForm,
}) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }))
  const form = await createForm({ questions: nameAndMessage, use_captcha: true })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await solveCaptcha(page)
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toHaveLength(1)
})

test("redirects a paid form to the payment and back", { tag: "@repeat" }, async ({
  page,
  createForm,
}) => {
  const form = await createForm({ questions: nameAndMessage, cost: "5.00" })
  await openForm(page, form)
  await expect(page.getByText("Sending this form costs $5.00.")).toBeVisible()
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await expect(page).toHaveURL(/\/pay\/sandbox\//)
  await page.getByRole("button", { name: /pay/i }).first().click()
  await expect(page).toHaveURL(new RegExp(`${form.path}\\?payum_token=[^#]+#`))
  await expect(
    page.getByText("Payment Successful. Please check your email for your invoice."),
  ).toBeVisible()
})

test("shows that a form's declined payment has failed", { tag: "@repeat" }, async ({
  page,
  createForm,
}) => {
  const form = await createForm({ questions: nameAndMessage, cost: "5.00" })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await page.getByRole("button", { name: "Decline" }).click()
  await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible()
})

test("requires a login for a form that needs one and preserves its fields", {
  tag: "@repeat",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage, must_be_logged_on: true })
  await openForm(page, form)
  await expect(page.getByText("Please log in to send this form.")).toBeVisible()
  await page.getByLabel(/^Your name/).fill("Kim")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toHaveText("Please log in to send this form.")
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
  expect(await form.listSent()).toEqual([])
})

test("shows and hides a password and suggests one of eight characters", {
  tag: "@every-state",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: [buildFormQuestion("password", "Password")] })
  await openForm(page, form)
  const password = page.getByLabel("Password", { exact: true })
  await expect(password).toHaveAttribute("type", "password")
  await page.getByRole("button", { name: "Show the password" }).click()
  await expect(password).toHaveAttribute("type", "text")
  await page.getByRole("button", { name: "Hide the password" }).click()
  await expect(password).toHaveAttribute("type", "password")
  await page.getByRole("button", { name: "Suggest a password" }).click()
  await expect(password).toHaveValue(/^[A-Za-z0-9]{8}$/)
  await expect(password).toHaveAttribute("type", "text")
})

test("escapes markup in form labels, messages and values", {
  tag: ["@repeat", "@pictures"],
}, async ({ page, createForm }) => {
  const attack = `"><svg onload="document.title='taken'"></svg><script>document.title='taken'</script>`
  const form = await createForm({
    name: attack,
    thank_you: attack,
    questions: [
      buildFormQuestion("content", "", { content: attack }),
      buildFormQuestion("text", attack, { name: attack, required: true, placeholder: attack }),
      buildFormQuestion("number", "Count", { validation_message: attack, max: 1, content: attack }),
    ],
  })
  await openForm(page, form)
  const title = await page.title()
  await page.getByPlaceholder(attack).fill(attack)
  await page.getByLabel("Count").fill("3")
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toContainText("<svg onload=")
  await page.getByLabel("Count").fill("1")
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toHaveText(attack)
  expect(await page.title()).toBe(title)
  expect(await form.listSent()).toEqual([expect.objectContaining({ [attack]: attack })])
})
