import type { Locator, Page } from "playwright/test"
import { buildFormQuestion, createTrialForm, type TrialForm } from "#tests/factories/trial-form.ts"
import { UnreliableApi } from "#tests/fakes/unreliable-api.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { test as base, expect, waitForHydration } from "./shop-test.ts"

type Fixtures = {
  /** Creates a form in the shop; deleted after the test. */
  createForm: (values: object) => Promise<TrialForm>
}

/** Playwright test that can create forms. */
export const test = base.extend<Fixtures>({
  createForm: async ({ page: _page }, use) => {
    const forms: TrialForm[] = []
    await use(async (values) => {
      const form = await createTrialForm(values)
      forms.push(form)
      return form
    })
    for (const form of forms) await form.clear()
  },
})

export const nameAndMessage = [
  buildFormQuestion("text", "Your name", { name: "name", required: true }),
  buildFormQuestion("textarea", "Message", { name: "message" }),
]
/** One question of every type. */
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

/** Locates the submit button of the page's form; below it, its error and success messages. */
export const getSubmitButton = (page: Page): Locator =>
  page.locator("main form button[type=submit]")
export const getFormAlert = (page: Page): Locator => page.locator("main form").getByRole("alert")
export const getFormStatus = (page: Page): Locator => page.locator("main form [role=status]")

/** Opens a form's page and waits until the form is hydrated. */
export async function openForm(page: Page, form: TrialForm): Promise<void> {
  await page.goto(form.path)
  await waitForHydration(page.locator("main form"))
}

/** Solves the addition that replaces the captcha. */
export async function solveCaptcha(page: Page): Promise<void> {
  const reply = page.getByLabel(/^What is \d+ plus \d+\?/)
  await expect(reply).toBeVisible()
  const question = await page.locator("label", { hasText: /plus/ }).textContent()
  const [first = 0, second = 0] = (question ?? "").match(/\d+/g)?.map(Number) ?? []
  await reply.fill(String(first + second))
}

type UnreliableShop = { api: UnreliableApi; shop: OwnStorefront }

/** Runs a test with its own storefront, whose API can be made unavailable. */
export async function withUnreliableApi(
  run: (context: UnreliableShop) => Promise<void>,
): Promise<void> {
  const api = await UnreliableApi.open(getRunningShop().apiOrigin)
  const shop = await openOwnStorefront(api.origin)
  try {
    await run({ api, shop })
  } finally {
    await shop.close()
    await api.close()
  }
}
