import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { createTicketProduct } from "#tests/factories/shop-order.ts"
import {
  createDeliveredProduct,
  createPublishedReview,
  type DeliveredProduct,
} from "#tests/factories/shop-review.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { openShopCustomer, requestShopApi } from "#tests/support/shop-customer.ts"
import { listViolations } from "./list-violations.ts"
import { test as base, expect, waitForHydration } from "./shop-test.ts"

const test = base.extend<{ delivered: DeliveredProduct }>({
  /** A product that a customer of the test received. */
  delivered: async ({ page: _page }, use) => {
    const ann = await openShopCustomer()
    const tickets = await createTicketProduct()
    await use(await createDeliveredProduct(ann, tickets))
    await ann.remove()
    await tickets.clear()
  },
})

async function listReports(): Promise<unknown[]> {
  const input = { body: { reported: true }, token: getRunningShop().adminToken }
  const response = await requestShopApi(reviewAdminCalls.listAdminReviews, input)
  return reviewAdminCalls.listAdminReviews.response.parse(await response.json()).data
}

async function findProductPath({ productId }: DeliveredProduct): Promise<string> {
  const { item } = await fetchShopApiBody("getProductById", { params: { id: String(productId) } })
  return `/product/${item?.slug}`
}

test("writes, changes and deletes a review by the keyboard, and switches its emails off", {
  tag: "@repeat",
}, async ({ page, delivered }) => {
  await page.goto(`/review/${delivered.token}`)
  const form = page.locator("main form").first()
  await waitForHydration(form)
  await form.getByLabel("Title").fill("Squeaks")
  await form.getByRole("button", { name: "Send my review" }).press("Enter")
  await expect(form.getByRole("alert")).toContainText("Choose one to five stars.")
  await expect(form.getByLabel("Title")).toHaveValue("Squeaks")
  await form.getByRole("radio", { name: "1 out of 5 stars" }).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await expect(form.getByRole("radio", { name: "2 out of 5 stars" })).toBeChecked()
  await form.getByLabel("Your review").fill("It squeaks at night.")
  await form.getByLabel("Fit").selectOption("Tighter than expected")
  await form.getByRole("button", { name: "Send my review" }).press("Enter")
  await expect(form.getByRole("status")).toContainText("Thank you!")
  await expect(page.getByText("It isn’t public yet.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.reload()
  await waitForHydration(form)
  await expect(form.getByRole("radio", { name: "2 out of 5 stars" })).toBeChecked()
  await expect(form.getByLabel("Fit")).toHaveValue("tight")
  await form.getByText("Delete my review").click()
  await form.getByRole("button", { name: "Delete for good" }).click()
  await expect(form.getByRole("status")).toContainText("Your review has been deleted.")
  await expect(form.getByLabel("Your review")).toHaveValue("")

  await page.getByRole("button", { name: "Don’t email me about reviews" }).click()
  await expect(page.getByText("We don’t send you emails about reviews.")).toBeVisible()
})

test("votes for a helpful review and reports it", { tag: "@repeat" }, async ({
  page,
  delivered,
}) => {
  const id = await createPublishedReview(delivered, { content: "It helps." })
  await page.goto(await findProductPath(delivered))
  await page.locator(`#review-${id}`).getByRole("button", { name: "Yes" }).click()
  await expect(page.getByText("We count one vote per person.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page
    .locator("main")
    .getByRole("link", { name: /^Back to/ })
    .click()
  await expect(page.locator(`#review-${id}`)).toContainText("It helps.")

  await page.goto(`/report-review/${id}`)
  await waitForHydration(page.locator("#report"))
  await page.getByRole("button", { name: "Send the report" }).click()
  await expect(page.getByRole("alert").first()).toContainText("Choose what’s wrong")
  await page.getByText("It’s advertising").click()
  await page.getByRole("button", { name: "Send the report" }).click()
  await expect(page.locator("#report").getByRole("status")).toContainText("We’ll have a look")
  expect(await listReports()).toContainEqual(expect.objectContaining({ id }))
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("votes for a helpful review", { tag: "@without-scripts" }, async ({ page, delivered }) => {
    const id = await createPublishedReview(delivered)
    await page.goto(await findProductPath(delivered))
    await page.locator(`#review-${id}`).getByRole("button", { name: "Yes" }).click()
    await expect(page.getByText("We count one vote per person.")).toBeVisible()
  })

  test("writes a review, with an error beside the field first", {
    tag: "@without-scripts",
  }, async ({ page, delivered }) => {
    await page.goto(`/review/${delivered.token}`)
    const form = page.locator("main form").first()
    await form.getByRole("radio", { name: "4 out of 5 stars" }).check({ force: true })
    await form.getByLabel("Your review").fill(" ")
    await form.getByLabel("Name to show").fill("Ann")
    await form.getByRole("button", { name: "Send my review" }).click()
    await expect(form.getByRole("alert")).toContainText("Write a few words")
    await expect(form.getByLabel("Name to show")).toHaveValue("Ann")
    await expect(form.getByRole("radio", { name: "4 out of 5 stars" })).toBeChecked()
    await form.getByLabel("Your review").fill("Good fun.")
    await form.getByRole("button", { name: "Send my review" }).click()
    await expect(page.getByText("It isn’t public yet.")).toBeVisible()
  })
})
