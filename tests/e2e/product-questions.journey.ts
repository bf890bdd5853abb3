import { createTicketProduct } from "#tests/factories/shop-order.ts"
import { findLastQuestion, publishReply } from "#tests/factories/shop-question.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { createEmailAddress, fetchFromEmail } from "#tests/support/shop-customer.ts"
import { listViolations } from "./list-violations.ts"
import { test as base, expect, waitForHydration } from "./shop-test.ts"

const test = base.extend<{ submitted: { productId: number; path: string } }>({
  /** A product that no one has a question about. */
  submitted: async ({ page: _page }, use) => {
    const tickets = await createTicketProduct()
    const params = { id: String(tickets.productId) }
    const { item } = await fetchShopApiBody("getProductById", { params })
    await use({ productId: tickets.productId, path: `/product/${item?.slug}` })
    await tickets.clear()
  },
})

test("asks a question, and reads the answer by email and on the product's page", {
  tag: "@repeat",
}, async ({ page, submitted }) => {
  await page.goto(submitted.path)
  await page.locator("main").getByRole("link", { name: "Ask a question" }).click()
  const form = page.locator("#product-question")
  await waitForHydration(form)
  await form.getByLabel("Your name").fill("Ann")
  await form.getByLabel("Your email address").fill("ann")
  await form.getByLabel("Your question").fill("Does it float?")
  await form.getByRole("button", { name: "Send my question" }).press("Enter")
  await expect(form.getByLabel("Your email address")).toHaveAttribute("aria-invalid", "true")
  await expect(form.getByLabel("Your question")).toHaveValue("Does it float?")
  expect(await listViolations(page)).toEqual([])
  const email = createEmailAddress()
  await form.getByLabel("Your email address").fill(email)
  await form.getByLabel("You may publish my question").check()
  await form.getByRole("button", { name: "Send my question" }).press("Enter")
  await expect(form.getByRole("status")).toContainText("We’ll email you the answer.")

  const id = await findLastQuestion(submitted.productId)
  await publishReply(id, "Like a cork.")
  expect(await fetchFromEmail(email, /(Like a cork\.)/)).toBe("Like a cork.")
  await expect(async () => {
    await page.goto(submitted.path)
    await expect(page.locator(`#question-${id}`)).toContainText("Like a cork.", { timeout: 1_000 })
  }).toPass()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("asks a question, with an error beside the field first", {
    tag: "@without-scripts",
  }, async ({ page, submitted }) => {
    await page.goto(`${submitted.path}/questions`)
    const form = page.locator("#product-question")
    await form.getByLabel("Your name").fill("Ann")
    await form.getByLabel("Your email address").fill(createEmailAddress())
    await form.getByLabel("Your question").fill(" ")
    await form.getByLabel("You may publish my question").check()
    await form.getByRole("button", { name: "Send my question" }).click()
    await expect(form.getByText("Write your question.").first()).toBeVisible()
    await expect(form.getByLabel("Your name")).toHaveValue("Ann")
    await expect(form.getByLabel("You may publish my question")).toBeChecked()
    await form.getByLabel("Your question").fill("Does it sink?")
    await form.getByRole("button", { name: "Send my question" }).click()
    await expect(page.getByText("We’ll email you the answer.")).toBeVisible()
  })
})
