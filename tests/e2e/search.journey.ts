import { findProductWhere } from "./find-products.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

test("suggests products while typing and opens one by keyboard alone", async ({ page }) => {
  const product = await findProductWhere(({ name }) => /^\w{5}/.test(name))
  await page.goto("/")
  const field = page.getByRole("banner").getByRole("searchbox").or(page.getByRole("combobox"))
  await waitForHydration(field)
  await field.focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  // The response to a shorter text must not come later and replace what is chosen.
  const response = page.waitForResponse(
    (each) => new URL(each.url()).searchParams.get("query") === product.name,
  )
  await page.keyboard.type(product.name, { delay: 10 })
  await response
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")
  await expect(options.first()).toContainText(product.name)
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("ArrowDown")
  await expect(options.first()).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("combobox")).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  )
  await page.keyboard.press("Escape")
  await expect(page.getByRole("listbox")).toBeHidden()
  await page.keyboard.press("ArrowDown")
  await expect(options.first()).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/product/${product.slug}`)
  await expect(getHeading(page)).toHaveText(product.name)
})

test("opens the search results on Enter", { tag: ["@phone-repeat", "@repeat"] }, async ({
  page,
}) => {
  const product = await findProductWhere(() => true)
  const words = product.name.split(" ")[0] ?? ""
  await page.goto("/about")
  const field = page.getByRole("banner").locator("input[name=query]")
  await field.fill(words)
  await field.press("Enter")
  await expect(page).toHaveURL(`/search/${encodeURIComponent(words)}`)
  await expect(getHeading(page)).toContainText(words)
  await expect(page.getByRole("main").locator(`a[href="/product/${product.slug}"]`)).toBeVisible()
})

test("says that nothing was found for unknown words", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.goto("/")
  const field = page.getByRole("banner").locator("input[name=query]")
  await waitForHydration(field)
  await field.focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  const response = page.waitForResponse(/\/api\/bff\/suggest/)
  await page.keyboard.type("qqzzxxy")
  await response
  await expect(page.getByRole("option")).toHaveText("Nothing found for “qqzzxxy”. Browse the shop")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("No products found")
  await page.getByRole("banner").locator("input[name=query]").focus()
  await expect(page.getByRole("group", { name: "Recent searches" })).toContainText("qqzzxxy")
})
