import {
  getFormAlert,
  getFormStatus,
  getSubmitButton,
  nameAndMessage,
  openForm,
  test,
  withUnreliableApi,
} from "./form-test.ts"
import { expect, waitForHydration } from "./shop-test.ts"

test("submits a form once when it is pressed again while it is being sent", {
  tag: "@repeat",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  let release = () => {}
  const pressedAgain = new Promise<void>((resolve) => {
    release = resolve
  })
  let posts = 0
  await page.route(`**${form.path}`, async (route) => {
    posts += 1
    await pressedAgain
    await route.continue()
  })
  await getSubmitButton(page).click()
  await expect(getSubmitButton(page)).toHaveText("Sending…")
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
  await expect(page.getByLabel(/^Your name/)).toHaveAttribute("readonly")
  await getSubmitButton(page).dispatchEvent("click")
  await page.getByLabel(/^Your name/).press("Enter")
  release()
  await expect(getFormStatus(page)).toBeVisible()
  expect(posts).toBe(1)
  expect(await form.listSent()).toHaveLength(1)
})

test("shows an error when a form cannot be sent, and can send it again", {
  tag: "@repeat",
}, async ({ page, context, createForm, complaints }) => {
  const form = await createForm({ questions: nameAndMessage })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill("Still here")
  await context.setOffline(true)
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toHaveText(
    /^We couldn’t send this form\. What you typed is still/,
  )
  await expect(getFormAlert(page)).toBeFocused()
  await expect(page.getByLabel("Message")).toHaveValue("Still here")
  await context.setOffline(false)
  await getSubmitButton(page).click()
  await expect(getFormStatus(page)).toBeVisible()
  expect(await form.listSent()).toEqual([{ name: "Kim", message: "Still here" }])
  complaints.length = 0
})

test("preserves what was typed before hydration", async ({ page, createForm }) => {
  const form = await createForm({
    data: [
      { type: "text", name: "name", label: "Name" },
      {
        type: "select",
        name: "colour",
        label: "Colour",
        values: [
          { label: "Red", value: "red" },
          { label: "Blue", value: "blue" },
        ],
      },
    ],
  })
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/_next/static/**/*.js", async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(form.path, { waitUntil: "commit" })
  await page.getByLabel("Name").fill("Early")
  await page.getByLabel("Colour").selectOption("Blue")
  release()
  await waitForHydration(page.locator("main form"))
  await expect(page.getByLabel("Name")).toHaveValue("Early")
  await expect(page.getByLabel("Colour")).toHaveValue("blue")
})

test("rejects a text that is too long and preserves it", {
  tag: "@repeat",
}, async ({ page, createForm }) => {
  const form = await createForm({ questions: nameAndMessage })
  await openForm(page, form)
  const text = "long ".repeat(200_000)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill(text)
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toContainText(
    "“Message” is too long: at most 10,000 characters fit",
  )
  await expect(page.getByLabel("Message")).toHaveValue(text)
  await page.getByLabel("Message").fill("x".repeat(3_500_000))
  await getSubmitButton(page).click()
  await expect(getFormAlert(page)).toBeVisible()
  expect(await form.listSent()).toEqual([])
})

test("shows an error while the API is unavailable and preserves the form's fields", {
  tag: "@faults",
}, async ({ page, createForm, complaints }) => {
  const form = await createForm({ questions: nameAndMessage })
  await withUnreliableApi(async ({ api, shop }) => {
    await page.goto(shop.origin + form.path)
    await waitForHydration(page.locator("main form"))
    await page.getByLabel(/^Your name/).fill("Kim")
    await api.goAway()
    await getSubmitButton(page).click()
    await expect(getFormAlert(page)).toHaveText(
      /^We couldn’t send this form\. What you typed is still/,
    )
    await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
    await api.comeBack()
    await getSubmitButton(page).click()
    await expect(getFormStatus(page)).toBeVisible()
    await page.goto("about:blank")
  })
  expect(await form.listSent()).toHaveLength(1)
  // The open page may request its freshness check at any time.
  expect(complaints.filter((text) => !text.includes("/api/bff/freshness"))).toEqual([])
  complaints.length = 0
})
