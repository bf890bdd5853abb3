/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { PricesView } from "./prices-view.tsx"
import { ProductView } from "./product-view.tsx"
import { ReviewsView } from "./reviews-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

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
    await user.click(screen.getByRole("button", { name: "Save the search texts" }))
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
  it("change a price in place, and say beside an amount that it is none", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<PricesView />, "/admin/prices", {
      listSkus: () => ({ data: [sku], count: 1 }),
      getAdminProduct: () => ({ item: product }),
      getSku: () => ({ item: sku }),
      updateSku: () => ({ item: { ...sku, price: "31.50" } }),
    })
    const price = await screen.findByLabelText("Price MUG-1")
    await user.clear(price)
    await user.type(price, "a lot{Enter}")
    expect(await screen.findByText("Write an amount such as 24.95.")).toBeInTheDocument()
    expect(sent.some(({ call }) => call === "updateSku")).toBe(false)
    await user.clear(price)
    await user.type(price, "31.5{Enter}")
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "updateSku")?.input).toEqual({ id: 5, price: "31.50" })
  })

  it("are free only where that is confirmed", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<PricesView />, "/admin/prices", {
      listSkus: () => ({ data: [sku], count: 1 }),
      getAdminProduct: () => ({ item: product }),
      getSku: () => ({ item: sku }),
      updateSku: () => ({ item: { ...sku, price: "0.00" } }),
    })
    const price = await screen.findByLabelText("Price MUG-1")
    await user.clear(price)
    await user.type(price, "0{Enter}")
    expect(await screen.findByText(/^At a price of \$0\.00/)).toBeInTheDocument()
    expect(sent.some(({ call }) => call === "updateSku")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Yes, save it for free" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "updateSku")?.input).toEqual({ id: 5, price: "0.00" })
  })

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

const review = {
  id: 4,
  product_id: 7,
  product_name: "Mug",
  product_slug: "mug",
  stars: 1,
  title: "",
  content: "Buy mine instead.",
  author_name: "Bo",
  email: "bo@example.com",
  responses: [],
  images: [],
  status: "published",
  reject_reason: "",
  reply: "",
  reports: [],
  submitted_at: "2026-11-27T00:00:00Z",
}

it("a published review is rejected with a reason only, and published again", async () => {
  const user = userEvent.setup()
  let stored = review
  const { sent } = renderAdmin(<ReviewsView />, "/admin/reviews", {
    listAdminReviews: () => ({ data: [stored], count: 1 }),
    moderateReview: ({ decision, reason }) => {
      if (decision === "reject" && reason === "") {
        const fields = { reason: "Write a reason." }
        return new AdminFailure(400, { code: "BAD_REQUEST", message: "Check it.", fields })
      }
      const isPublished = decision === "publish"
      const status = isPublished ? "published" : "rejected"
      stored = { ...review, status, reject_reason: isPublished ? "" : String(reason) }
      return { item: stored }
    },
  })
  await user.click(await screen.findByText("Reject"))
  await user.click(screen.getByRole("button", { name: "Reject it" }))
  expect(await screen.findByText("Write a reason.")).toBeInTheDocument()
  const reason = screen.getByLabelText(/^Reason/)
  expect(reason).toHaveAttribute("aria-invalid", "true")
  await user.type(reason, "Advertising")
  await user.click(screen.getByRole("button", { name: "Reject it" }))
  expect(await screen.findByText("Rejected: Advertising")).toBeInTheDocument()
  await user.click(screen.getByRole("button", { name: "Publish" }))
  await waitFor(() => expect(screen.queryByText("Rejected: Advertising")).toBeNull())
  const decisions = sent.filter(({ call }) => call === "moderateReview")
  expect(decisions.map(({ input }) => input)).toEqual([
    { id: 4, decision: "reject", reason: "" },
    { id: 4, decision: "reject", reason: "Advertising" },
    { id: 4, decision: "publish" },
  ])
})

it("the reviews that were reported are listed by one button", async () => {
  const { sent } = renderAdmin(<ReviewsView />, "/admin/reviews", { listAdminReviews: () => none })
  await screen.findByText("Nothing matches.")
  await userEvent.click(screen.getByRole("button", { name: "Reported" }))
  expect(screen.getByRole("button", { name: "Reported" })).toHaveAttribute("aria-pressed", "true")
  const input = { page: 1, page_size: 10, reported: true }
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(input))
})
