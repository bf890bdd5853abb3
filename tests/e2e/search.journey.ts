import { pickProduct } from "./pick-goods.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

test("a product is found while typing, by keyboard alone", async ({ page }) => {
  const product = await pickProduct(({ name }) => /^\w{5}/.test(name))
  await page.goto("/")
  const field = page.getByRole("banner").getByRole("searchbox").or(page.getByRole("combobox"))
  await untilAlive(field)
  await field.focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  await page.keyboard.type(product.name, { delay: 10 })
  const options = page.getByRole("listbox", { name: "Products" }).getByRole("option")
  await expect(options.first()).toContainText(product.name)
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

test("words and Enter lead to the results", { tag: "@phone-repeat" }, async ({ page }) => {
  const product = await pickProduct(() => true)
  const words = product.name.split(" ")[0] ?? ""
  await page.goto("/about")
  const field = page.getByRole("banner").locator("input[name=query]")
  await field.fill(words)
  await field.press("Enter")
  await expect(page).toHaveURL(`/search/${encodeURIComponent(words)}`)
  await expect(getHeading(page)).toContainText(words)
  await expect(page.getByRole("main").getByRole("link", { name: product.name })).toBeVisible()
})

test("typing something unknown offers nothing and breaks nothing", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.goto("/")
  const field = page.getByRole("banner").locator("input[name=query]")
  await untilAlive(field)
  await field.focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  const answered = page.waitForResponse(/\/api\/suggest/)
  await page.keyboard.type("qqzzxxy")
  await answered
  await expect(page.getByRole("listbox")).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("No products found")
})
