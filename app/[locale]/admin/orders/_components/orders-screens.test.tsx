/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { OrderView } from "./order-view.tsx"
import { OrdersView } from "./orders-view.tsx"
import { PrintView } from "./print-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const row = {
  id: 12,
  status: "paid",
  placed_at: "2026-11-27T00:00:00Z",
  paid_at: "2026-11-27T00:00:00Z",
  total_amount: "24.95",
  item_count: 2,
  email: "ann@example.com",
  buyer_name: "Ann Duck",
  payment_problem: "",
}
const line = {
  id: 31,
  product_name: "Mug",
  name: "Red",
  sku_code: "MUG-1",
  addons: [],
  qty: 2,
  price: "10.00",
  subtotal: "20.00",
  image: null,
  is_ticket: false,
}
const order = {
  ...row,
  version: "v1",
  is_pick_up: false,
  address: {
    display_name: "",
    first_name: "Ann",
    last_name: "Duck",
    company: "",
    street_address: "1 Pier Road",
    street_address_1: "",
    city: "Gladstone",
    state: "QLD",
    postcode: "4680",
    country: "AU",
    phone: "",
    email: "",
  },
  arrives: null,
  note: "Please ring twice",
  shipping_name: "Post",
  lines: [line],
  subtotal: "20.00",
  discount_amount: "0.00",
  shipping_amount: "4.95",
  surcharge_amount: "0.00",
  credit_amount: "0.00",
  refunded_amount: "0.00",
  cancel_reason: "",
  events: [],
  parcels: [],
  refunds: [],
  notes: [],
  payment: {
    id: 1,
    gateway: "sandbox",
    reference: "r",
    status: "paid",
    captured: "24.95",
    refunded: "0.00",
    refund_due: "0.00",
    trouble: "",
  },
}
const event = { actor: "customer", note: "", at: "2026-11-27T00:00:00Z" }
const placed = { ...event, from: "", to: "placed" }
const awaiting = { ...event, from: "placed", to: "awaiting_payment" }
const query = { page: 1, page_size: 25, search: "", has_payment_problem: false }
const byId = { sort: "id", order: "desc" }
const conflict = { code: "CONFLICT", message: "Its status does not allow that." }

describe("the list of orders", () => {
  it("has its filters, its order and its page in the address", async () => {
    const user = userEvent.setup()
    const address = "/admin/orders?filter=%7B%22status%22%3A%22paid%22%7D"
    const { sent } = renderAdmin(<OrdersView />, address, {
      listOrders: () => ({ data: [row], count: 30 }),
    })
    const found = within(await screen.findByRole("row", { name: /Ann Duck/ }))
    expect(found.getByRole("link", { name: "12" })).toHaveAttribute("href", "/admin/orders/12")
    expect(found.getByRole("rowheader")).toHaveTextContent("12Ann Duck27 November 2026")
    expect(sent[0]?.input).toEqual({ ...query, ...byId, status: "paid" })
    const fold = screen.getByRole("button", { name: "Filters (1)", expanded: false })
    await user.click(fold)
    expect(fold).toHaveAttribute("aria-expanded", "true")
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("Page 2 of 2")).toBeInTheDocument()
    const statuses = within(screen.getByLabelText("Status"))
    expect(statuses.getAllByRole("option", { name: "Waiting for payment" })).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText("Status"), "To pack")
    await screen.findByText("Page 1 of 2")
    expect(decodeURIComponent(location.search)).toContain('filter={"status":"to_pack"}')
    const toPack = { ...query, ...byId, statuses: ["paid", "processing"] }
    expect(sent.at(-1)?.input).toEqual(toPack)
    await user.click(screen.getByRole("button", { name: "Customer" }))
    await waitFor(() =>
      expect(sent.at(-1)?.input).toEqual({ ...toPack, sort: "email", order: "desc" }),
    )
    await user.type(screen.getByRole("searchbox"), "duck{Enter}")
    await waitFor(() => expect(sent.at(-1)?.input).toMatchObject({ search: "duck" }))
  })

  it("names the orders of a bulk action that failed and why, and repeats it for those", async () => {
    const user = userEvent.setup()
    let isLocked = true
    const { sent } = renderAdmin(<OrdersView />, "/admin/orders", {
      listOrders: () => ({ data: [row, { ...row, id: 13 }], count: 2 }),
      moveOrder: ({ id }) =>
        isLocked && id === 13 ? new AdminFailure(409, conflict) : { item: { ...order, id } },
    })
    await user.click(await screen.findByLabelText("Select all on this page"))
    expect(screen.getByRole("link", { name: "Print pack lists" })).toHaveAttribute(
      "href",
      "/admin/orders/print?sheet=packing&ids=12,13",
    )
    await user.click(screen.getByRole("button", { name: "Start preparing" }))
    expect(await screen.findByText("#13: Its status does not allow that.")).toBeInTheDocument()
    isLocked = false
    await user.click(screen.getByRole("button", { name: "Try those again" }))
    expect(await screen.findByText("Done for 1 entry.")).toBeInTheDocument()
    const moved = sent.filter(({ call }) => call === "moveOrder").map(({ input }) => input.id)
    expect(moved).toEqual([12, 13, 13])
  })

  it("saves views in the browser, as links", async () => {
    const user = userEvent.setup()
    renderAdmin(<OrdersView />, "/admin/orders?filter=%7B%22status%22%3A%22paid%22%7D", {
      listOrders: () => ({ data: [], count: 0 }),
    })
    await screen.findByText("Nothing matches.")
    await user.click(screen.getByText("Saved views"))
    await user.click(screen.getByRole("button", { name: "Save view" }))
    expect(screen.getByText("Write a name.")).toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Name for/), "Paid{Enter}")
    const href = screen.getByRole("link", { name: "Paid" }).getAttribute("href") ?? ""
    expect(decodeURIComponent(href)).toBe('/admin/orders?filter={"status":"paid"}')
    await user.click(screen.getByRole("button", { name: "Delete Paid" }))
    expect(screen.queryByRole("link", { name: "Paid" })).toBeNull()
  })
})

describe("an order", () => {
  it("is sent in parts", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: order }),
      shipOrder: () => ({ item: order }),
    })
    const parcel = within(await screen.findByRole("group", { name: "What is in this parcel" }))
    const qty = parcel.getByLabelText("Mug (Red)")
    await user.clear(qty)
    await user.type(qty, "3")
    await user.click(screen.getByRole("button", { name: "Send 0 items" }))
    expect(qty).toHaveAccessibleDescription("Write a whole number from 0 to 2.")
    await user.clear(qty)
    await user.type(qty, "1")
    await user.type(screen.getByLabelText("Carrier"), "Australia Post")
    await user.click(screen.getByRole("button", { name: "Send 1 item" }))
    expect(await screen.findByText("Done.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "shipOrder")?.input).toEqual({
      id: 12,
      version: "v1",
      lines: [{ order_line_id: 31, qty: 1 }],
      carrier: "Australia Post",
      tracking_number: "",
      idempotency_key: expect.any(String),
    })
  })

  it("of tickets is marked as shipped without a parcel, and refunded with a reason", async () => {
    const user = userEvent.setup()
    const lines = [{ ...line, is_ticket: true }]
    let stored = { ...order, status: "processing", lines }
    const { sent } = renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: stored }),
      moveOrder: () => {
        stored = { ...stored, status: "shipped" }
        return { item: stored }
      },
      refundOrder: () => {
        stored = { ...stored, status: "refunded" }
        return { item: stored }
      },
    })
    await user.click(await screen.findByRole("button", { name: "Mark as shipped" }))
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Mark as shipped" })).toBeNull(),
    )
    await user.click(screen.getByText("Refund the order"))
    await user.type(screen.getByLabelText("Reason"), "Fell ill")
    await user.click(screen.getByRole("button", { name: "Yes, refund it" }))
    expect(await screen.findByText("Nothing left to do here.")).toBeInTheDocument()
    const inputsOf = (name: string) =>
      sent.filter(({ call }) => call === name).map(({ input }) => input)
    expect(inputsOf("moveOrder")).toMatchObject([{ id: 12, version: "v1", status: "shipped" }])
    expect(inputsOf("refundOrder")).toMatchObject([{ id: 12, version: "v1", reason: "Fell ill" }])
  })

  it("asks for the password before a refund, keeps what was typed, and sends it again", async () => {
    const user = userEvent.setup()
    let isRecent = false
    const { sent } = renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: order }),
      refundPart: () =>
        isRecent
          ? { item: order }
          : new AdminFailure(403, {
              code: "FORBIDDEN",
              message: "Prove that it is you.",
              detail: { code: "recent_sign_in_required" },
            }),
      confirmIdentity: ({ current_password: password }) => {
        isRecent = password === "right"
        return isRecent
          ? { success: true }
          : new AdminFailure(400, {
              code: "BAD_REQUEST",
              message: "Check it.",
              fields: { current_password: "That is not your password." },
            })
      },
    })
    await user.click(await screen.findByText("Refund a part"))
    const items = within(screen.getByRole("group", { name: "Items to refund" }))
    await user.clear(items.getByLabelText("Mug (Red)"))
    await user.type(items.getByLabelText("Mug (Red)"), "1")
    expect(screen.getByText(/of the discount: \$10\.00/)).toBeInTheDocument()
    await user.type(screen.getByLabelText("Reason for this refund"), "Chipped")
    await user.click(screen.getByRole("button", { name: "Yes, refund this part" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
    await user.type(dialog.getByLabelText("Your password"), "wrong{Enter}")
    expect(await dialog.findByText("That is not your password.")).toBeInTheDocument()
    expect(screen.getByLabelText("Reason for this refund")).toHaveValue("Chipped")
    await user.clear(dialog.getByLabelText("Your password"))
    await user.type(dialog.getByLabelText("Your password"), "right{Enter}")
    expect(await screen.findByText("$10.00 goes back to the customer.")).toBeInTheDocument()
    expect(screen.queryByRole("dialog")).toBeNull()
    const refunds = sent.filter(({ call }) => call === "refundPart").map(({ input }) => input)
    const part = { lines: [{ order_line_id: 31, qty: 1 }], reason: "Chipped", restock: true }
    const key = { idempotency_key: expect.any(String) }
    expect(refunds[0]).toEqual({ id: 12, version: "v1", ...part, ...key })
    expect(refunds).toEqual([refunds[0], refunds[0]])
  })

  it("shows a refund at once beside its form, also before the gateway has confirmed it", async () => {
    const user = userEvent.setup()
    const scrolled: string[] = []
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled.push(this.textContent ?? "")
    }
    let stored = { ...order, events: [placed, awaiting], refunds: [] as object[] }
    renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: stored }),
      refundPart: () => {
        const refund = { id: 1, amount: "10.00", reason: "Chipped", is_restocked: false, lines: [] }
        const payment = { ...order.payment, refund_due: "10.00" }
        stored = { ...stored, payment, refunds: [{ ...refund, at: "2026-11-28T00:00:00Z" }] }
        return { item: stored }
      },
    })
    await user.click(await screen.findByText("Refund a part"))
    const amount = screen.getByLabelText("Amount (optional)")
    await user.type(amount, "10")
    await user.click(screen.getByRole("button", { name: "Yes, refund this part" }))
    const notice = await screen.findByText("$10.00 goes back to the customer.")
    expect(amount.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(scrolled).toEqual(["$10.00 goes back to the customer."])
    expect(await screen.findByText(/^Without an amount.*Less than \$14\.95/)).toBeInTheDocument()
    expect(screen.getByText(/^\$10\.00 of it is on its way/)).toBeInTheDocument()
    const history = within(screen.getByRole("region", { name: "What’s happened" }))
    expect(history.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Order placed/),
      expect.stringMatching(/^Order placed → Waiting for payment/),
      expect.stringMatching(/^Refund of \$10\.00.*Chipped$/),
    ])
  })

  it("is loaded again until the gateway has confirmed a refund", async () => {
    const payment = { ...order.payment, refund_due: "10.00" }
    let stored = { ...order, payment }
    renderAdmin(<OrderView id={12} />, "/admin/orders/12", { getOrder: () => ({ item: stored }) })
    expect(await screen.findByText(/^\$10\.00 of it is on its way/)).toBeInTheDocument()
    stored = { ...order, payment: { ...payment, refunded: "10.00" } }
    const isConfirmed = () => expect(screen.queryByText(/of it is on its way/)).toBeNull()
    await waitFor(isConfirmed, { timeout: 4_000 })
  })

  it("names only the item of which more are refunded than were bought", async () => {
    const user = userEvent.setup()
    renderAdmin(<OrderView id={12} />, "/admin/orders/12", { getOrder: () => ({ item: order }) })
    await user.click(await screen.findByText("Refund a part"))
    const items = within(screen.getByRole("group", { name: "Items to refund" }))
    await user.clear(items.getByLabelText("Mug (Red)"))
    await user.type(items.getByLabelText("Mug (Red)"), "3")
    await user.click(screen.getByRole("button", { name: "Yes, refund this part" }))
    expect(screen.getByText("Write a whole number from 0 to 2.")).toBeInTheDocument()
    expect(screen.queryByText("Choose items, or write an amount.")).toBeNull()
  })

  it("keeps the refund undone and typed where the dialog is cancelled, and emails a code", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(
      <OrderView id={12} />,
      "/admin/orders/12",
      {
        getOrder: () => ({ item: order }),
        refundOrder: () =>
          new AdminFailure(403, {
            code: "FORBIDDEN",
            message: "Prove that it is you.",
            detail: { code: "recent_sign_in_required" },
          }),
        sendIdentityCode: () => ({ success: true }),
      },
      { hasPassword: false },
    )
    await user.click(await screen.findByText("Refund the order"))
    await user.type(screen.getByLabelText("Reason"), "Lost")
    await user.click(screen.getByRole("button", { name: "Yes, refund it" }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("button", { name: "Email me a code" }))
    expect(await dialog.findByText("The code is on its way.")).toBeInTheDocument()
    expect(dialog.getByLabelText("Code from the email")).toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText("Prove that it is you.")).toBeInTheDocument()
    expect(screen.getByLabelText("Reason")).toHaveValue("Lost")
    expect(sent.filter(({ call }) => call === "refundOrder")).toHaveLength(1)
  })

  it("is not changed over somebody else's change without asking", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: order }),
      moveOrder: ({ version }) =>
        version === undefined
          ? { item: order }
          : new AdminFailure(409, { code: "CONFLICT", detail: { code: "record_changed" } }),
    })
    await user.click(await screen.findByRole("button", { name: "Start preparing" }))
    expect(await screen.findByText(/^Somebody else has changed this/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Do it anyway" }))
    expect(await screen.findByText("Done.")).toBeInTheDocument()
    expect(sent.filter(({ call }) => call === "moveOrder").map(({ input }) => input)).toEqual([
      { id: 12, status: "processing", version: "v1" },
      { id: 12, status: "processing" },
    ])
  })

  it("gets an internal note, which stays typed until it is saved", async () => {
    const user = userEvent.setup()
    const noted = { id: 4, note: "Rings twice", author: "Ada Owner", at: "2026-11-27T01:00:00Z" }
    let isLost = true
    const { sent } = renderAdmin(<OrderView id={12} />, "/admin/orders/12", {
      getOrder: () => ({ item: { ...order, notes: isLost ? [] : [noted] } }),
      addOrderNote: () => (isLost ? new AdminFailure(502, {}) : { item: order }),
    })
    const notes = within(await screen.findByRole("region", { name: "Internal notes" }))
    await user.type(notes.getByLabelText("New note"), "Rings twice")
    await user.click(notes.getByRole("button", { name: "Add the note" }))
    expect(await notes.findByText(/^That didn’t work/)).toBeInTheDocument()
    expect(notes.getByLabelText("New note")).toHaveValue("Rings twice")
    isLost = false
    await user.click(notes.getByRole("button", { name: "Add the note" }))
    expect(await notes.findByText("The note is added.")).toBeInTheDocument()
    expect(await notes.findByText(/by Ada Owner/)).toBeInTheDocument()
    expect(notes.getByLabelText("New note")).toHaveValue("")
    const inputs = sent.filter(({ call }) => call === "addOrderNote").map(({ input }) => input)
    expect(inputs).toEqual([inputs[0], inputs[0]])
  })

  it("offers nothing that the role does not include", async () => {
    renderAdmin(
      <OrderView id={12} />,
      "/admin/orders/12",
      { getOrder: () => ({ item: order }) },
      { role: "read_only", denied: ["moveOrder", "refundOrder", "listAdmins"] },
    )
    const actions = within(await screen.findByRole("region", { name: "What to do next" }))
    const headings = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent)
    expect(headings.indexOf("What to do next")).toBeLessThan(headings.indexOf("Internal notes"))
    expect(actions.getByText(/^Your role doesn’t include this/)).toBeInTheDocument()
    expect(actions.queryByRole("button")).toBeNull()
    expect(screen.queryByRole("link", { name: "Team" })).toBeNull()
    expect(screen.getByText("Please ring twice")).toBeInTheDocument()
  })
})

describe("what is printed", () => {
  const pickUp = { ...order, id: 13, is_pick_up: true, address: null }
  const responses = {
    getOrder: ({ id }: { id?: unknown }) => ({ item: id === 13 ? pickUp : order }),
  }

  it("is a pack list for each order, with what is still to be sent", async () => {
    renderAdmin(<PrintView />, "/admin/orders/print?sheet=packing&ids=12,13", responses)
    const sheet = within(await screen.findByRole("article", { name: "Order 12" }))
    expect(sheet.getByText("2 ×")).toBeInTheDocument()
    expect(sheet.getByText("Gladstone QLD 4680")).toBeInTheDocument()
    expect(screen.getByRole("article", { name: "Order 13" })).toBeInTheDocument()
  })

  it("is a label for each address, after those that are used up", async () => {
    renderAdmin(<PrintView />, "/admin/orders/print?sheet=labels&ids=12,13", responses)
    expect(await screen.findByText("Without an address: 13")).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText(/^Labels of the first sheet/))
    await userEvent.type(screen.getByLabelText(/^Labels of the first sheet/), "2")
    expect(screen.getByText("Ann Duck")).toBeInTheDocument()
    expect(document.querySelectorAll(".admin-label")).toHaveLength(3)
  })
})
