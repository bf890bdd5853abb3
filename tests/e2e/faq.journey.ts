import { randomBytes } from "node:crypto"
import { createCmsFixture } from "#tests/fixtures/cms-records.ts"
import { listViolationsInColours } from "./list-violations.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

/** URL suffix of this worker and run: an earlier page may still be in the cache. */
const suffix = randomBytes(4).toString("hex")
const fixture = createCmsFixture()
test.afterEach(() => fixture.clear())

/** Creates a page with five FAQ items in one group; the text of the second is long. */
async function openQuestions(name: string, place: { limit?: number; offset?: number } = {}) {
  const url = `${name}-${suffix}`
  const group = await fixture.make("cognito/group", { name: url, url, model: "Cognito/Faq" })
  const ids: number[] = []
  for (const [at, name] of ["one", "two", "three", "four", "five"].entries()) {
    const content = `<p>${`Answer ${name}. `.repeat(at === 1 ? 400 : 20)}</p>`
    const values = { name: `Question ${name}?`, content, group_id: group, sort_order: at }
    ids.push(await fixture.make("cognito/faq", values))
  }
  const templatevar = { heading: "Before you ask", content: "<p>Our <b>best</b>.</p>", group: url }
  await fixture.compose(url, [{ type: "core/faq", templatevar, ...place }])
  return { path: `/${url}`, ids }
}

test(
  "opens one FAQ item at a time and scrolls to it",
  { tag: ["@phone-repeat", "@repeat"] },
  async ({ page }, { project }) => {
    const { path } = await openQuestions(`faq-trial-${project.name}`)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path)
    await waitForHydration(page.locator("main"))
    const question = (name: string) => page.locator("details", { hasText: `Question ${name}?` })
    await page.getByText("Question two?").click()
    await expect(question("two")).toHaveAttribute("open")
    await page.getByText("Question three?").click()
    await expect(question("three")).toHaveAttribute("open")
    await expect(question("two")).not.toHaveAttribute("open")
    await expect(page.getByText("Answer three.").first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press("Enter")
    await expect(question("three")).not.toHaveAttribute("open")
    await page.locator("summary", { hasText: "Question four?" }).focus()
    await page.keyboard.press("Space")
    await expect(question("four")).toHaveAttribute("open")
  },
)

test("opens the FAQ item that the URL fragment names", { tag: "@every-state" }, async ({
  page,
}) => {
  const { path, ids } = await openQuestions("faq-trial-named")
  await page.goto(`${path}#faq-${ids[3]}`)
  await expect(page.getByText("Answer four.").first()).toBeInViewport()
})

test("applies limit and offset to an FAQ list", { tag: "@repeat" }, async ({ page }) => {
  const { path } = await openQuestions("faq-trial-window", { limit: 2, offset: 1 })
  await page.goto(path)
  await expect(page.locator("main summary")).toHaveText(["Question two?", "Question three?"])
})

test("has no axe violations in an FAQ list", {
  tag: "@every-state",
}, async ({ page }) => {
  const { path } = await openQuestions("faq-trial")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
  await page.getByText("Question one?").click()
  await expect(page.getByText("Answer one.").first()).toBeVisible()
  expect(await listViolationsInColours(page)).toEqual([])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("opens FAQ items one at a time without JavaScript", { tag: "@without-scripts" }, async ({
    page,
  }) => {
    const { path } = await openQuestions("faq-trial-plain")
    await page.goto(path)
    await page.getByText("Question one?").click()
    await expect(page.getByText("Answer one.").first()).toBeVisible()
    await page.getByText("Question three?").click()
    await expect(page.getByText("Answer three.").first()).toBeVisible()
    await expect(page.getByText("Answer one.").first()).toBeHidden()
  })
})
