import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import sharp from "sharp"
import { admin } from "#tests/support/shop-admin.ts"
import { test as base, expectAccessible, main, openScreen } from "./admin-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading } from "./shop-test.ts"

const test = base.extend<{ slug: string }>({
  slug: async ({ page: _page }, use) => {
    const slug = `trial-bowl-${randomBytes(4).toString("hex")}`
    await use(slug)
    for (const url of [slug, `${slug}-copy`]) {
      const product = await admin.read("sell/product", { url }).catch(() => null)
      if (product !== null) await admin.delete("sell/product", product.id)
    }
  },
})

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name })

test(
  "creates a product with photos, variants, categories and stock, and previews it",
  { tag: "@repeat" },
  async ({ page, owner: _owner, slug }, testInfo) => {
    await openScreen(page, "/admin/products/new")
    await main(page).getByLabel("Name", { exact: true }).fill(slug)
    await main(page).getByLabel("Price").fill("24.95")
    await main(page).getByLabel("Stock").fill("3")
    expect(await listViolations(page)).toEqual([])
    await button(page, "Create it").click()
    await expect(getHeading(page)).toHaveText(slug)
    await expect(main(page).getByText("Hidden", { exact: true })).toBeVisible()

    const file = testInfo.outputPath("bowl.png")
    const colour = { width: 400, height: 300, channels: 3, background: "#0f5c63" } as const
    await sharp({ create: colour }).png().toFile(file)
    await main(page).getByLabel("Picture files").setInputFiles([file, file])
    await expect(main(page).getByText("Uploaded", { exact: true })).toHaveCount(2)
    const alt = main(page).getByLabel(/^What the photo shows/)
    await alt.nth(1).fill("The bowl from above")
    await button(page, "Save the description").click()
    await button(page, "Move earlier: photo 2").press("Enter")
    await expect(alt.first()).toHaveValue("The bowl from above")

    await button(page, "Add an option").click()
    await main(page).getByLabel("Name of the option").fill("Glaze")
    await main(page).getByLabel("Choice 1 of Glaze").fill("Red")
    await button(page, "Add a choice: Glaze").click()
    await main(page).getByLabel("Choice 2 of Glaze").fill("Blue")
    await button(page, "Save the options").click()
    await button(page, "Add the missing combination").click()
    await main(page).getByLabel("Stock of Blue").fill("7")
    const { id } = await admin.read("sell/product", { url: slug })
    await button(page, "Save the variants").click()
    await expect(main(page).getByText("1 variant is saved.")).toBeVisible()

    await main(page).getByLabel("Change, such as 12 or -2").fill("-1")
    await main(page).getByLabel("Reason").selectOption("Damaged")
    await button(page, "Change the stock").click()
    await expect(main(page).getByRole("cell", { name: "2 (-1)" })).toBeVisible()
    await main(page).getByRole("checkbox", { name: "Accessories", exact: true }).check()
    await button(page, "Save the categories").click()
    await expect(main(page).getByText("Saved.").last()).toBeVisible()
    await expectAccessible(page)

    const preview = page.context().waitForEvent("page")
    await main(page).getByRole("link", { name: "Preview" }).click()
    await expect(getHeading(await preview)).toHaveText(slug)
    await main(page).getByText("Duplicate", { exact: true }).click()
    await button(page, "Create the copy").click()
    await expect(getHeading(page)).toHaveText(`${slug} (copy)`)
    await main(page).getByText("Delete", { exact: true }).click()
    await button(page, "Yes, delete it").click()
    await expect(getHeading(page)).toHaveText("Products")
    expect((await admin.read("sell/product", { id })).enabled).toBe(false)
  },
)

test("sorts categories, and shows what a file would change before it does", {
  tag: "@repeat",
}, async ({ page, owner: _owner, slug }) => {
  const parent = await admin.create("cognito/group", { name: `${slug} top`, url: `${slug}-top` })
  const create = (name: string) =>
    admin.create("cognito/group", { name, url: name, parent_id: parent })
  const [first, second] = [await create(`${slug}-a`), await create(`${slug}-b`)]
  await openScreen(page, "/admin/categories")
  await button(page, `Up: ${slug}-b`).press("Enter")
  await expect(main(page).getByText(`${slug}-b is moved.`)).toBeVisible()
  await expect(button(page, `Up: ${slug}-b`)).toBeDisabled()
  const row = (name: string) => main(page).locator("[draggable]").filter({ hasText: name })
  await row(`${slug}-a`).dragTo(row(`${slug}-b`))
  await expect(main(page).getByText(`${slug}-a is moved.`)).toBeVisible()
  expect((await admin.read("cognito/group", { id: first })).parent_id).toBe(second)
  expect(await listViolations(page)).toEqual([])
  for (const id of [first, second, parent]) await admin.delete("cognito/group", id)

  await openScreen(page, "/admin/products/import")
  const buffer = Buffer.from(
    `Handle,Title,Variant SKU,Variant Price\n${slug},Bowl,${slug},9.5\nBad One,,,\n`,
  )
  const upload = { name: "products.csv", mimeType: "text/csv", buffer }
  await main(page)
    .getByLabel(/^CSV file/)
    .setInputFiles(upload)
  await button(page, "Show what would change").click()
  await expect(main(page).getByText("1 new, 0 changed, 0 unchanged, 1 left out.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await button(page, "Import it").click()
  await expect(main(page).getByText(/^Imported: 1 new/)).toBeVisible()
  expect((await admin.read("sell/product", { url: slug })).name).toBe("Bowl")
  await openScreen(page, "/admin/products/low-stock")
  await expect(getHeading(page)).toHaveText("Low stock")
})
