/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { replaceUploads } from "#tests/fakes/upload-request.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { ProductView } from "../../_components/product-view.tsx"
import { CategoriesView } from "../../categories/_components/categories-view.tsx"
import { ImportView } from "./import-view.tsx"
import { NewProductView } from "./new-product-view.tsx"

const realFetch = globalThis.fetch
let restoreUploads = () => {}
beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
  restoreUploads()
})

const product = {
  id: 7,
  enabled: false,
  name: "Mug",
  url: "mug",
  title: "",
  meta_description: "",
  blurb: "",
  brand: "",
  badge: "",
  content: "",
  shipping_note: "",
  is_new: false,
  group_ids: [2],
  primary_group_id: null,
  related_product_ids: [],
  variations: [{ name: "Colour", options: ["Red", "Blue"] }],
  attributes: [],
  photos: [
    { id: 1, image_hash: "a".repeat(32), name: "Front" },
    { id: 2, image_hash: "b".repeat(32), name: "" },
  ],
  video_id: null,
  low_stock: null,
  version: "v1",
  updated_at: "2026-11-27T00:00:00Z",
}
const sku = {
  id: 5,
  enabled: true,
  product_id: 7,
  code: "MUG-RED",
  options: { Colour: "Red" },
  price: "24.95",
  special_price: null,
  special_from: null,
  special_until: null,
  stock: 3,
  sku_photo_id: null,
  updated_at: "2026-11-27T00:00:00Z",
}
const group = (id: number, parent_id: number | null, lft: number) => ({
  id,
  parent_id,
  lft,
  root: 1,
  enabled: true,
  name: `Category ${id}`,
  url: `category-${id}`,
})
const groups = { data: [group(1, null, 1), group(2, 1, 2), group(3, 1, 4)], count: 3 }
const noForms = { addon: [], limits: [], more: [] }

function openProduct(more: Parameters<typeof renderAdmin>[2] = {}) {
  return renderAdmin(<ProductView id={7} forms={noForms} />, "/admin/products/7", {
    getAdminProduct: () => ({ item: product }),
    listSkus: () => ({ data: [sku], count: 1 }),
    listStockMovements: () => ({ data: [], count: 0 }),
    "cognito/group/list": () => groups,
    "sell/product_group_addon/list": () => ({ data: [], count: 0 }),
    ...more,
  })
}
const inputsOf = (sent: { call: string; input: object }[], name: string) =>
  sent.filter(({ call }) => call === name).map(({ input }) => input)

it("a new product is sent with what is proposed from its name", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<NewProductView />, "/admin/products/new", {
    startProduct: () => ({ item: null }),
  })
  await user.type(screen.getByLabelText("Name"), "Red Mug")
  await user.click(screen.getByRole("button", { name: "Create it" }))
  expect(screen.getByLabelText("Price")).toHaveAttribute("aria-invalid", "true")
  expect(inputsOf(sent, "startProduct")).toEqual([])
  await user.type(screen.getByLabelText("Price"), "24,9")
  await user.click(screen.getByRole("button", { name: "Create it" }))
  await waitFor(() =>
    expect(inputsOf(sent, "startProduct")).toEqual([
      { name: "Red Mug", url: "red-mug", code: "RED-MUG", price: "24.90", stock: 0 },
    ]),
  )
})

it("a hidden product is previewed by a link, copied under another name, and deleted by a second button", async () => {
  const user = userEvent.setup()
  const { sent } = openProduct({
    duplicateProduct: () => ({ item: null }),
    deleteProduct: () => new AdminFailure(409, { code: "CONFLICT", message: "It is in a bundle." }),
  })
  expect(await screen.findByRole("link", { name: "Preview" })).toHaveAttribute(
    "href",
    "/admin/products/7/preview",
  )
  await user.click(screen.getByText("Duplicate"))
  await user.click(screen.getByRole("button", { name: "Create the copy" }))
  await waitFor(() =>
    expect(inputsOf(sent, "duplicateProduct")).toEqual([
      { id: 7, name: "Mug (copy)", url: "mug-copy" },
    ]),
  )
  await user.click(screen.getByText("Delete"))
  expect(inputsOf(sent, "deleteProduct")).toEqual([])
  await user.click(screen.getByRole("button", { name: "Yes, delete it" }))
  expect(await screen.findByText("It is in a bundle.")).toBeInTheDocument()
  expect(inputsOf(sent, "deleteProduct")).toEqual([{ id: 7 }])
})

it("the photos follow the texts, and the stock the price of a variant", async () => {
  openProduct()
  await screen.findByRole("table")
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(["Texts", "Photos", "Search engines"])
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(columns.slice(2, 4)).toEqual(["Price", "Stock"])
})

it("an add-on that was created is offered with the product at once", async () => {
  const user = userEvent.setup()
  const name = {
    name: "name",
    kind: "text",
    label: "Name of the add-on",
    help: "",
    isRequired: true,
    isNullable: false,
    initial: null,
  } as const
  const forms = { ...noForms, addon: [{ id: "all", heading: "Add-on", fields: [name] }] }
  const { sent } = renderAdmin(<ProductView id={7} forms={forms} />, "/admin/products/7", {
    getAdminProduct: () => ({ item: product }),
    "sell/product_group_addon/list": () => ({ data: [], count: 0 }),
    "sell/addon/create": () => ({ item: { id: 9, name: "Gift wrap" } }),
    "sell/product_group_addon/create": () => ({ item: { id: 1 } }),
  })
  await user.click(await screen.findByText("Create a new add-on"))
  await user.type(screen.getByLabelText("Name of the add-on"), "Gift wrap{Enter}")
  await waitFor(() =>
    expect(inputsOf(sent, "sell/product_group_addon/create")).toEqual([
      { product_id: 7, addon_id: 9, sort_order: 0 },
    ]),
  )
})

describe("photos", () => {
  it("are sorted by a button and described", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct({
      sortPhotos: () => ({ item: product }),
      updatePhoto: () => ({ item: product }),
    })
    await user.click(await screen.findByRole("button", { name: "Move earlier: photo 2" }))
    expect(await screen.findByText("Photo 2 is now number 1.")).toBeInTheDocument()
    expect(inputsOf(sent, "sortPhotos")).toEqual([{ id: 7, photo_ids: [2, 1] }])
    const [, alt] = screen.getAllByLabelText(/^What the photo shows/)
    if (alt === undefined) throw new Error("no second photo")
    await user.type(alt, "Back")
    await user.click(screen.getByRole("button", { name: "Save the description" }))
    await waitFor(() =>
      expect(inputsOf(sent, "updatePhoto")).toEqual([{ id: 7, photo_id: 2, name: "Back" }]),
    )
  })

  it("are added to the product one after the other, once they are uploaded", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct({ addPhoto: () => ({ item: product }) })
    restoreUploads = replaceUploads(["c".repeat(32), "d".repeat(32)])
    const [first, second] = ["c", "d"].map(
      (name) => new File([name], `${name}.png`, { type: "image/png" }),
    )
    if (first === undefined || second === undefined) throw new Error("no files")
    await user.upload(await screen.findByLabelText("Picture files"), [first, second])
    await waitFor(() => expect(screen.getAllByText("Uploaded")).toHaveLength(2))
    expect(inputsOf(sent, "addPhoto")).toMatchObject([
      { id: 7, model: "sell/product", key: "c".repeat(32) },
      { id: 7, model: "sell/product", key: "d".repeat(32) },
    ])
  })

  it("that are no images, or are too large, are not sent", async () => {
    const user = userEvent.setup({ applyAccept: false })
    openProduct()
    const file = new File(["x"], "notes.txt", { type: "text/plain" })
    await user.upload(await screen.findByLabelText("Picture files"), file)
    expect(await screen.findByText(/^This isn’t a JPEG/)).toBeInTheDocument()
  })
})

describe("variants", () => {
  it("are free only where that is confirmed", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct({
      getSku: () => ({ item: sku }),
      updateSku: () => ({ item: { ...sku, price: "0.00" } }),
    })
    const price = await screen.findByLabelText("Price of Red")
    await user.clear(price)
    await user.type(price, "0")
    await user.click(screen.getByRole("button", { name: "Save the variants" }))
    expect(screen.getByText(/^At a price of \$0\.00/)).toBeInTheDocument()
    expect(inputsOf(sent, "updateSku")).toEqual([])
    await user.click(screen.getByRole("button", { name: "Yes, save it for free" }))
    expect(await screen.findByText("1 variant is saved.")).toBeInTheDocument()
    expect(inputsOf(sent, "updateSku")).toEqual([{ id: 5, price: "0.00" }])
  })

  it("are saved row by row: a failed one keeps what was typed, with its message", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct({
      getSku: () => ({ item: sku }),
      updateSku: () => ({ item: { ...sku, price: "30.00" } }),
      moveStock: () =>
        new AdminFailure(409, {
          code: "CONFLICT",
          message: "No.",
          fields: { change: "There are only 1 left." },
        }),
      createSku: () => ({ item: { ...sku, id: 6 } }),
    })
    await user.click(await screen.findByRole("button", { name: "Add the missing combination" }))
    expect(screen.getByLabelText("Code (SKU) of Blue")).toHaveValue("MUG-BLUE")
    await user.click(screen.getByText("Set for all variants"))
    await user.type(screen.getByLabelText("Value"), "30")
    await user.click(screen.getByRole("button", { name: "Fill in" }))
    const stock = screen.getByLabelText("Stock of Red")
    await user.clear(stock)
    await user.type(stock, "1")
    await user.selectOptions(screen.getByLabelText("Why the stock changes"), "Damaged")
    await user.click(screen.getByRole("button", { name: "Save the variants" }))
    expect(await screen.findByText("There are only 1 left.")).toBeInTheDocument()
    expect(screen.getByText("1 variant is saved.")).toBeInTheDocument()
    expect(stock).toHaveValue("1")
    expect(inputsOf(sent, "updateSku")).toEqual([{ id: 5, price: "30.00" }])
    expect(inputsOf(sent, "moveStock")).toEqual([
      { id: 5, change: -2, reason: "damaged", idempotency_key: expect.any(String) },
    ])
    expect(inputsOf(sent, "createSku")).toEqual([
      {
        product_id: 7,
        code: "MUG-BLUE",
        price: "30.00",
        special_price: null,
        special_from: null,
        special_until: null,
        options: { Colour: "Blue" },
        stock: 0,
      },
    ])
  })

  it("with an invalid cell send nothing, and have the message beside it", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct()
    const price = await screen.findByLabelText("Price of Red")
    await user.clear(price)
    await user.type(price, "a lot")
    await user.click(screen.getByRole("button", { name: "Save the variants" }))
    expect(await screen.findByText("Write an amount such as 24.95.")).toBeInTheDocument()
    expect(price).toHaveAttribute("aria-invalid", "true")
    expect(inputsOf(sent, "updateSku")).toEqual([])
  })

  it("get the first choice of a new option, and keep a renamed one", async () => {
    const user = userEvent.setup()
    const { sent } = openProduct({ saveVariations: () => ({ item: product }) })
    const red = await screen.findByLabelText("Choice 1 of Colour")
    await user.clear(red)
    await user.type(red, "Rust")
    await user.click(screen.getByRole("button", { name: "Add an option" }))
    const [, name] = screen.getAllByLabelText("Name of the option")
    if (name === undefined) throw new Error("no second option")
    await user.type(name, "Size")
    await user.type(screen.getByLabelText("Choice 1 of Size"), "S")
    expect(screen.getByText("Existing variants become “S”.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save the options" }))
    expect(inputsOf(sent, "saveVariations")).toEqual([
      {
        id: 7,
        version: "v1",
        variations: [
          {
            name: "Colour",
            was: "Colour",
            options: [
              { name: "Rust", was: "Red" },
              { name: "Blue", was: "Blue" },
            ],
          },
          { name: "Size", options: [{ name: "S" }] },
        ],
        sku_options: [{ id: 5, options: { Colour: "Rust", Size: "S" } }],
      },
    ])
  })
})

it("categories of a product are chosen by checkboxes", async () => {
  const user = userEvent.setup()
  const { sent } = openProduct({ updateProduct: () => ({ item: product }) })
  await user.click(await screen.findByLabelText("Category 3"))
  await user.selectOptions(screen.getByLabelText(/^Main category/), "Category 3")
  await user.click(screen.getByRole("button", { name: "Save the categories" }))
  await waitFor(() =>
    expect(inputsOf(sent, "updateProduct")).toEqual([
      { id: 7, group_ids: [2, 3], primary_group_id: 3 },
    ]),
  )
})

it("stock is changed by a difference with its reason", async () => {
  const user = userEvent.setup()
  const { sent } = openProduct({ moveStock: () => ({ item: sku }) })
  const change = await screen.findByLabelText("Change, such as 12 or -2")
  await user.type(change, "many")
  await user.click(screen.getByRole("button", { name: "Change the stock" }))
  expect(change).toHaveAttribute("aria-invalid", "true")
  await user.clear(change)
  await user.type(change, "+12")
  await user.click(screen.getByRole("button", { name: "Change the stock" }))
  await waitFor(() =>
    expect(inputsOf(sent, "moveStock")).toEqual([
      { id: 5, change: 12, reason: "received", note: "", idempotency_key: expect.any(String) },
    ]),
  )
})

it("categories are moved by buttons and by dragging", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<CategoriesView />, "/admin/categories", {
    "cognito/group/list": () => groups,
    moveGroup: () => ({ item: group(3, 1, 2) }),
  })
  await user.click(await screen.findByRole("button", { name: "Up: Category 3" }))
  expect(await screen.findByText("Category 3 is moved.")).toBeInTheDocument()
  const row = (name: string) => screen.getByRole("link", { name }).closest("[draggable]")
  const [from, onto] = [row("Category 3"), row("Category 2")]
  if (from === null || onto === null) throw new Error("no rows")
  const dataTransfer = { setData: () => {} }
  fireEvent.dragStart(from, { dataTransfer })
  fireEvent.drop(onto, { dataTransfer })
  await waitFor(() =>
    expect(inputsOf(sent, "moveGroup")).toEqual([
      { id: 3, parent_id: 1, before_id: 2 },
      { id: 3, parent_id: 2, before_id: null },
    ]),
  )
  expect(screen.getByRole("button", { name: "Up: Category 1" })).toBeDisabled()
})

it("an import asks for a file, and for nothing else than a file it can read", async () => {
  const user = userEvent.setup()
  renderAdmin(<ImportView />, "/admin/products/import", {})
  const form = within(await screen.findByRole("region", { name: "Import" }))
  await user.click(form.getByRole("button", { name: "Show what would change" }))
  expect(await form.findByText("Choose a file first.")).toBeInTheDocument()
  expect(form.getByLabelText(/^CSV file/)).toHaveAttribute("aria-invalid", "true")
})

it("an import shows what it would change, and changes it by a second button only", async () => {
  const user = userEvent.setup()
  const found = { added: 1, changed: 0, unchanged: 0, rejected: 1, unknown_columns: [] }
  const result = Object.assign({ products: [] }, found)
  const { sent } = renderAdmin(<ImportView />, "/admin/products/import", {
    checkImport: () => result,
    importProducts: () => result,
  })
  const text = "Handle,Title\nmug,Mug\n"
  const file = new File([text], "products.csv", { type: "text/csv" })
  // jsdom does not implement it.
  file.text = async () => text
  await user.upload(await screen.findByLabelText(/^CSV file/), file)
  await user.click(screen.getByRole("button", { name: "Show what would change" }))
  const plan = "1 new, 0 changed, 0 unchanged, 1 left out."
  expect(await screen.findByText(plan)).toBeInTheDocument()
  expect(screen.getByText("Nothing has been changed yet.")).toBeInTheDocument()
  expect(inputsOf(sent, "importProducts")).toEqual([])
  await user.click(screen.getByRole("button", { name: "Import it" }))
  expect(await screen.findByText(`Imported: ${plan}`)).toBeInTheDocument()
  expect(inputsOf(sent, "importProducts")).toEqual(inputsOf(sent, "checkImport"))
  expect(inputsOf(sent, "importProducts")).toMatchObject([
    { name: "products.csv", text, preserve_stock: true },
  ])
  expect(screen.queryByRole("button", { name: "Import it" })).toBeNull()
})
