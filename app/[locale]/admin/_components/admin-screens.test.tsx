/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { OrdersView } from "./orders-view.tsx"
import { PricesView } from "./prices-view.tsx"
import { ProductView } from "./product-view.tsx"
import { ReviewsView } from "./reviews-view.tsx"
import { StartView } from "./start-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const order = {
  id: 12,
  status: "paid",
  placed_at: "2026-11-27T00:00:00Z",
  paid_at: "2026-11-27T00:00:00Z",
  total_amount: "24.95",
  item_count: 2,
  email: "ann@example.com",
}
const product = {
  id: 7,
  enabled: true,
  name: "Mug",
  url: "mug",
  title: "A mug",
  meta_description: "",
  blurb: "",
  brand: "",
  badge: "",
  content: "",
  shipping_note: "",
  is_new: false,
  group_ids: [],
  primary_group_id: null,
  related_product_ids: [],
  variations: [],
  attributes: [],
  photos: [],
  video_id: null,
  low_stock: null,
  updated_at: "2026-11-27T00:00:00Z",
}
const noForms = { addon: [], limits: [], more: [] }
const sku = {
  id: 5,
  enabled: true,
  product_id: 7,
  code: "MUG-1",
  options: { Colour: "Red" },
  price: "24.95",
  special_price: null,
  stock: 3,
  updated_at: "2026-11-27T00:00:00Z",
}
const none = { data: [], count: 0 }

describe("the list of orders", () => {
  it("is filtered by the address, and a choice changes the address and the list", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(
      <OrdersView />,
      "/admin/orders?filter=%7B%22status%22%3A%22paid%22%7D",
      {
        listOrders: () => ({ data: [order], count: 30 }),
      },
    )
    const row = within(await screen.findByRole("row", { name: /^12/ }))
    expect(row.getByRole("link", { name: "12" })).toHaveAttribute("href", "/admin/orders/12")
    expect(sent[0]).toEqual({
      call: "listOrders",
      input: { page: 1, page_size: 25, status: "paid" },
      token: "token-of-the-page",
      locale: "en",
    })
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("Page 2 of 2")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Status"), "Shipped")
    await screen.findByText("Page 1 of 2")
    expect(decodeURIComponent(location.search)).toContain('filter={"status":"shipped"}')
    expect(sent.at(-1)?.input).toEqual({ page: 1, page_size: 25, status: "shipped" })
  })

  it("says that nothing matches, and offers to load again what could not be loaded", async () => {
    let isAway = true
    renderAdmin(<OrdersView />, "/admin/orders", {
      listOrders: () => (isAway ? new AdminFailure(400, { code: "BAD_REQUEST" }) : none),
    })
    const retry = await screen.findByRole("button", { name: "Try again" })
    isAway = false
    await userEvent.click(retry)
    expect(await screen.findByText("Nothing matches.")).toBeInTheDocument()
  })
})

describe("the editor of a product", () => {
  it("stores what is typed in the browser, and sends the changed field only", async () => {
    const user = userEvent.setup()
    const responses = {
      getAdminProduct: () => ({ item: product }),
      updateProduct: () => ({ item: { ...product, title: "My mug" } }),
    }
    const first = renderAdmin(
      <ProductView id={7} forms={noForms} />,
      "/admin/products/7",
      responses,
    )
    const title = await screen.findByLabelText("Title")
    await user.clear(title)
    await user.type(title, "My mug")
    first.unmount()

    const { sent } = renderAdmin(
      <ProductView id={7} forms={noForms} />,
      "/admin/products/7",
      responses,
    )
    expect(await screen.findByLabelText("Title")).toHaveValue("My mug")
    expect(screen.getByText(/^Not saved yet/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    const update = sent.find(({ call }) => call === "updateProduct")
    expect(update?.input).toEqual({ id: 7, title: "My mug" })
    expect(localStorage).toHaveLength(0)
  })

  it("has the message of a rejected field beside it, and what was typed in it", async () => {
    const user = userEvent.setup()
    renderAdmin(<ProductView id={7} forms={noForms} />, "/admin/products/7", {
      getAdminProduct: () => ({ item: product }),
      updateProduct: () =>
        new AdminFailure(400, {
          code: "BAD_REQUEST",
          message: "Check it.",
          fields: { name: "Too short." },
        }),
    })
    const name = await screen.findByLabelText("Name")
    await user.type(name, "s")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Too short.")).toBeInTheDocument()
    expect(name).toHaveAccessibleDescription("Too short.")
    expect(name).toHaveValue("Mugs")
  })

  it("says where a record is gone", async () => {
    renderAdmin(<ProductView id={7} forms={noForms} />, "/admin/products/7", {
      getAdminProduct: () => ({ item: null }),
    })
    expect(await screen.findByText("There’s no such entry any more.")).toBeInTheDocument()
  })
})

describe("prices and stock", () => {
  it("show a conflict where a sale changed the stock, and save over it when asked to", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<PricesView />, "/admin/prices", {
      listSkus: () => ({ data: [sku], count: 1 }),
      getAdminProduct: () => ({ item: product }),
      getSku: () => ({ item: { ...sku, stock: 2 } }),
      updateSku: () => ({ item: { ...sku, stock: 10 } }),
    })
    const stock = await screen.findByLabelText("Stock MUG-1")
    await user.clear(stock)
    await user.type(stock, "ten{Enter}")
    expect(await screen.findByText("Write a whole number, 0 or more.")).toBeInTheDocument()
    await user.clear(stock)
    await user.type(stock, "10{Enter}")
    expect(await screen.findByText(/^Somebody else has changed this/)).toBeInTheDocument()
    expect(sent.some(({ call }) => call === "updateSku")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Save mine over it" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "updateSku")?.input).toEqual({ id: 5, stock: 10 })
  })
})

it("the reviews that were reported are listed by one button", async () => {
  const { sent } = renderAdmin(<ReviewsView />, "/admin/reviews", { listAdminReviews: () => none })
  await screen.findByText("Nothing matches.")
  await userEvent.click(screen.getByRole("button", { name: "Reported" }))
  expect(screen.getByRole("button", { name: "Reported" })).toHaveAttribute("aria-pressed", "true")
  const input = { page: 1, page_size: 10, reported: true }
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(input))
})

it("the start page links what needs doing, and lists nothing else", async () => {
  renderAdmin(<StartView />, "/admin", {
    listOrders: ({ status }) => ({ data: [], count: status === "paid" ? 3 : 0 }),
    listAdminReviews: () => none,
    listStockAlerts: () => none,
  })
  const todo = within(await screen.findByRole("region", { name: "What needs doing" }))
  const links = todo.getAllByRole("link")
  expect(links.map((link) => link.textContent)).toEqual(["Orders to prepare3"])
  expect(decodeURIComponent(links[0]?.getAttribute("href") ?? "")).toBe(
    '/admin/orders?filter={"status":"paid"}',
  )
})

it("an outdated page offers to be reloaded, and keeps what it shows", async () => {
  renderAdmin(<OrdersView />, "/admin/orders", {
    listOrders: () =>
      new AdminFailure(403, { code: "FORBIDDEN", detail: { code: "admin_page_outdated" } }),
  })
  expect(await screen.findByText(/^You’ve logged in again/)).toBeInTheDocument()
})
