import {
  alert,
  nameAndMessage,
  openForm,
  send,
  test,
  thanks,
  withUnreliableApi,
} from "./form-test.ts"
import { expect, untilAlive } from "./shop-test.ts"

test("pressing again while it is being sent sends once", async ({ page, put }) => {
  const form = await put({ questions: nameAndMessage })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  let letThrough = () => {}
  const pressedAgain = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let posts = 0
  await page.route(`**${form.path}`, async (route) => {
    posts += 1
    await pressedAgain
    await route.continue()
  })
  await send(page).click()
  await expect(send(page)).toHaveText("Sending…")
  await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
  await expect(page.getByLabel(/^Your name/)).toHaveAttribute("readonly")
  await send(page).dispatchEvent("click")
  await page.getByLabel(/^Your name/).press("Enter")
  letThrough()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toBe(1)
  expect(await form.listSent()).toHaveLength(1)
})

test("a sending that does not get through says so and can be repeated", async ({
  page,
  context,
  put,
  complaints,
}) => {
  const form = await put({ questions: nameAndMessage })
  await openForm(page, form)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill("Still here")
  await context.setOffline(true)
  await send(page).click()
  await expect(alert(page)).toHaveText(/^We couldn’t send this form\. What you typed is still/)
  await expect(alert(page)).toBeFocused()
  await expect(page.getByLabel("Message")).toHaveValue("Still here")
  await context.setOffline(false)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await form.listSent()).toEqual([{ name: "Kim", message: "Still here" }])
  complaints.length = 0
})

test("what was typed before the scripts arrived stays", async ({ page, put }) => {
  const form = await put({
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
  let letThrough = () => {}
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route("**/_next/static/**/*.js", async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(form.path, { waitUntil: "commit" })
  await page.getByLabel("Name").fill("Early")
  await page.getByLabel("Colour").selectOption("Blue")
  letThrough()
  await untilAlive(page.locator("main form"))
  await expect(page.getByLabel("Name")).toHaveValue("Early")
  await expect(page.getByLabel("Colour")).toHaveValue("blue")
})

test("a form is left with a text that is too long, and nothing of it is lost", {
  tag: "@repeat",
}, async ({ page, put }) => {
  const form = await put({ questions: nameAndMessage })
  await openForm(page, form)
  const text = "long ".repeat(200_000)
  await page.getByLabel(/^Your name/).fill("Kim")
  await page.getByLabel("Message").fill(text)
  await send(page).click()
  await expect(alert(page)).toContainText("“Message” is too long: at most 10,000 characters fit")
  await expect(page.getByLabel("Message")).toHaveValue(text)
  await page.getByLabel("Message").fill("x".repeat(3_500_000))
  await send(page).click()
  await expect(alert(page)).toBeVisible()
  expect(await form.listSent()).toEqual([])
})

test("while the shop cannot take a form it says so and keeps what was typed", {
  tag: "@faults",
}, async ({ page, put, complaints }) => {
  test.setTimeout(90_000)
  const form = await put({ questions: nameAndMessage })
  await withUnreliableApi(async ({ api, shop }) => {
    await page.goto(shop.origin + form.path)
    await untilAlive(page.locator("main form"))
    await page.getByLabel(/^Your name/).fill("Kim")
    await api.goAway()
    await send(page).click()
    await expect(alert(page)).toHaveText(/^We couldn’t send this form\. What you typed is still/)
    await expect(page.getByLabel(/^Your name/)).toHaveValue("Kim")
    await api.comeBack()
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await page.goto("about:blank")
  })
  expect(await form.listSent()).toHaveLength(1)
  // The open page asks the shop whether it is still true, at a moment of its own.
  expect(complaints.filter((text) => !text.includes("/api/freshness"))).toEqual([])
  complaints.length = 0
})
