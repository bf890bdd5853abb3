/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { CustomerView } from "./customer-view.tsx"
import { CustomersView } from "./customers-view.tsx"

const realFetch = globalThis.fetch
beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const email = "ann@example.com"
const customer = {
  id: 7,
  enabled: true,
  is_admin: false,
  email,
  first_name: "Ann",
  last_name: "Example",
  mobile_phone: "",
  company_name: "",
  abn: null,
  language: "en",
  created_at: "2026-11-27T00:00:00Z",
  signed_in_at: null,
  addresses: [],
  credit_balance: "5.00",
  credit_entries: [],
  consents: [],
  has_newsletter: true,
}
const responses = {
  getCustomer: () => ({ item: customer }),
  listOrders: () => ({ data: [], count: 0 }),
}
const openCustomer = (more: Parameters<typeof renderAdmin>[2] = {}) =>
  renderAdmin(<CustomerView id={7} />, "/admin/customers/7", { ...responses, ...more })

it("the list of customers sends its search, filter and order", async () => {
  const user = userEvent.setup()
  const row = { ...customer, order_count: 2, order_total: "49.90" }
  const { sent } = renderAdmin(<CustomersView />, "/admin/customers", {
    "cognito/user/list": () => ({ data: [row], count: 1 }),
  })
  expect(await screen.findByRole("link", { name: "Ann Example" })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText("Show"), "Have ordered")
  await user.selectOptions(screen.getByLabelText("Sort by"), "Money spent")
  const input = {
    page: 1,
    page_size: 25,
    search: "",
    filter: { order_count: { min: 1 } },
    sort: "order_total",
    order: "desc",
  }
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(input))
})

describe("a customer", () => {
  it("gets credit with a reason, and what is typed stays after a rejection", async () => {
    const user = userEvent.setup()
    let isRejected = true
    const { sent } = openCustomer({
      "cognito/credit/create": () =>
        isRejected ? new AdminFailure(403, { message: "Prove that it is you." }) : { item: {} },
    })
    expect(await screen.findByText("Balance: $5.00")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Give credit" }))
    expect(screen.getByText("Write a reason.")).toBeInTheDocument()
    await user.type(screen.getByLabelText("Amount"), "12,5")
    await user.type(screen.getByLabelText("Reason"), "A late parcel")
    await user.click(screen.getByRole("button", { name: "Give credit" }))
    expect(await screen.findByText("Prove that it is you.")).toBeInTheDocument()
    expect(screen.getByLabelText("Amount")).toHaveValue("12,5")
    isRejected = false
    await user.click(screen.getByRole("button", { name: "Give credit" }))
    expect(await screen.findByText("The credit is given.")).toBeInTheDocument()
    const listInputs = () =>
      sent.filter(({ call }) => call === "cognito/credit/create").map(({ input }) => input)
    const [first, second] = listInputs()
    expect(first).toEqual({
      user_id: 7,
      amount: "12.50",
      reason: "A late parcel",
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(second).toEqual(first)
    await user.type(screen.getByLabelText("Amount"), "12,5")
    await user.type(screen.getByLabelText("Reason"), "A late parcel")
    await user.click(screen.getByRole("button", { name: "Give credit" }))
    await waitFor(() => expect(listInputs()).toHaveLength(3))
    expect(listInputs().at(-1)?.idempotency_key).not.toBe(first?.idempotency_key)
  })

  it("is exported as a file with what is stored", async () => {
    const saved: unknown[] = []
    // jsdom implements neither.
    URL.createObjectURL = (blob) => {
      saved.push(blob)
      return "#export"
    }
    URL.revokeObjectURL = () => {}
    const text = JSON.stringify({ email })
    const { sent } = openCustomer({
      exportCustomer: () => ({ name: "ann.json", mime: "application/json", data: btoa(text) }),
    })
    await userEvent.click(await screen.findByRole("button", { name: "Export as a file" }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ type: "application/json", size: text.length })
    expect(sent.find(({ call }) => call === "exportCustomer")?.input).toEqual({ id: 7, email })
  })

  it("is erased only once the email address is typed", async () => {
    const user = userEvent.setup()
    const { sent } = openCustomer({ eraseCustomer: () => ({ orders_retained: 1 }) })
    await user.click(await screen.findByText("Erase this person"))
    await user.click(screen.getByRole("button", { name: "Erase for good" }))
    expect(screen.getByText("That isn’t this person’s email address.")).toBeInTheDocument()
    expect(sent.some(({ call }) => call === "eraseCustomer")).toBe(false)
    await user.type(screen.getByLabelText(`Type ${email} to confirm`), "ANN@example.com")
    await user.click(screen.getByRole("button", { name: "Erase for good" }))
    expect(await screen.findByText(/^Erased. 1 order stays/)).toBeInTheDocument()
    const input = { id: 7, email, insist: false }
    expect(sent.find(({ call }) => call === "eraseCustomer")?.input).toEqual(input)
  })
})
