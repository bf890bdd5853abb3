import type { Locator, Page } from "playwright/test"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { buildFormQuestion, createTrialForm, type TrialForm } from "#tests/support/trial-form.ts"
import { UnreliableApi } from "#tests/support/unreliable-api.ts"
import { test as base, expect, untilAlive } from "./shop-test.ts"

type Fixtures = {
  /** Puts a form into the shop for as long as the journey lasts. */
  put: (values: object) => Promise<TrialForm>
}

/** A journey with forms of its own. */
export const test = base.extend<Fixtures>({
  put: async ({ page: _page }, use) => {
    const made: TrialForm[] = []
    await use(async (values) => {
      const form = await createTrialForm(values)
      made.push(form)
      return form
    })
    for (const form of made) await form.clear()
  },
})

export const nameAndMessage = [
  buildFormQuestion("text", "Your name", { name: "name", required: true }),
  buildFormQuestion("textarea", "Message", { name: "message" }),
]
/** Every kind of question there is. */
export const everyQuestion = [
  buildFormQuestion("content", "", { content: "<p>Tell us <strong>more</strong>.</p>" }),
  buildFormQuestion("text", "Your\nname", { required: true }),
  buildFormQuestion("textarea", "Message"),
  buildFormQuestion("email", "Email"),
  buildFormQuestion("phone", "Phone"),
  buildFormQuestion("currency", "Budget", { min: 10 }),
  buildFormQuestion("percent", "Infill"),
  buildFormQuestion("number", "How many", { min: 1, max: 9, step: 2 }),
  buildFormQuestion("password", "Password", { content: "<p>Eight signs are enough.</p>" }),
  buildFormQuestion("date", "Wanted by"),
  buildFormQuestion("datetime", "Call me at"),
  buildFormQuestion("time", "Opening time"),
  buildFormQuestion("checkbox", "Keep me posted"),
  buildFormQuestion("text", "Nickname"),
  buildFormQuestion("submit", "Ask us"),
]

/** The button that sends the page's form, what it says is wrong, and its thanks. */
export const send = (page: Page): Locator => page.locator("main form button[type=submit]")
export const alert = (page: Page): Locator => page.locator("main form").getByRole("alert")
export const thanks = (page: Page): Locator => page.locator("main form [role=status]")

/** Opens a form's page and waits until its scripts have taken hold. */
export async function openForm(page: Page, form: TrialForm): Promise<void> {
  await page.goto(form.path)
  await untilAlive(page.locator("main form"))
}

/** Answers the sum that a form asks. */
export async function answerQuestion(page: Page): Promise<void> {
  const reply = page.getByLabel(/^What is \d+ plus \d+\?/)
  await expect(reply).toBeVisible()
  const question = await page.locator("label", { hasText: /plus/ }).textContent()
  const [first = 0, second = 0] = (question ?? "").match(/\d+/g)?.map(Number) ?? []
  await reply.fill(String(first + second))
}

type Lonely = { api: UnreliableApi; shop: OwnStorefront }

/** A storefront of a test's own, whose API can go away. */
export async function withUnreliableApi(run: (lonely: Lonely) => Promise<void>): Promise<void> {
  const api = await UnreliableApi.open(getRunningShop().apiOrigin)
  const shop = await openOwnStorefront(api.origin)
  try {
    await run({ api, shop })
  } finally {
    await shop.close()
    await api.close()
  }
}
