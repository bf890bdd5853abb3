/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AuditView } from "#app/[locale]/admin/audit/_components/audit-view.tsx"
import { CustomersView } from "#app/[locale]/admin/customers/_components/customers-view.tsx"
import { PaymentsView } from "#app/[locale]/admin/payments/_components/payments-view.tsx"
import { TeamView } from "#app/[locale]/admin/team/_components/team-view.tsx"
import { buildAuditWords } from "#lib/admin/audit-words.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { StartView } from "./start-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const account = {
  id: 5,
  email: "bo@example.com",
  first_name: "Bo",
  last_name: "",
  enabled: true,
  role: "orders",
  signed_in_at: null,
}
const team = { data: [account], count: 1 }

describe("the team", () => {
  it("changes a role, and says why the last owner stays one", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<TeamView />, "/admin/team", {
      listAdmins: () => team,
      setAdminRole: () =>
        new AdminFailure(409, { code: "CONFLICT", message: "One owner must be left." }),
    })
    const card = within(await screen.findByRole("article", { name: "Bo" }))
    await user.selectOptions(card.getByLabelText("Role"), "content")
    await user.click(card.getByRole("button", { name: "Save role" }))
    expect(await card.findByText("One owner must be left.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "setAdminRole")?.input).toEqual({
      id: 5,
      role: "content",
    })
  })

  it("adds the account with exactly this email address", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<TeamView />, "/admin/team", {
      listAdmins: () => team,
      "cognito/user/list": () => ({
        data: [
          { id: 8, email: "cy@example.com.au" },
          { id: 9, email: "cy@example.com" },
        ],
        count: 2,
      }),
      setAdminRole: () => ({ item: account }),
    })
    const form = within(await screen.findByRole("region", { name: "Add somebody" }))
    await user.click(form.getByRole("button", { name: "Give this role" }))
    expect(form.getByText("Please fill this in.")).toBeInTheDocument()
    await user.type(form.getByLabelText("Email address"), "di@example.com{Enter}")
    expect(await form.findByText(/^There’s no account/)).toBeInTheDocument()
    await user.clear(form.getByLabelText("Email address"))
    await user.type(form.getByLabelText("Email address"), "Cy@Example.com{Enter}")
    expect(await form.findByText("cy@example.com is part of the team now.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "setAdminRole")?.input).toEqual({
      id: 9,
      role: "orders",
    })
  })
})

const entry = {
  id: 40,
  at: "2026-11-27T00:00:00Z",
  outcome: "done",
  actor: { kind: "account", id: 5, name: "Bo", role: "content" },
  call: "sell/product/update",
  model: "sell/product",
  record_id: 7,
  label: "Cup",
  changes: [{ field: "title", before: "Mug", after: "Cup" }],
  can_undo: true,
  undoes_id: null,
  undone_by: null,
}

describe("the audit log", () => {
  it("is filtered, and undoes a change", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<AuditView words={buildAuditWords()} />, "/admin/audit", {
      listAdmins: () => team,
      listAuditEntries: () => ({ data: [entry], count: 1 }),
      undoChange: () => ({ item: { id: 7 } }),
    })
    const name = "Changed “Title for search engines” of the product “Cup”: Mug → Cup"
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/admin/products/7")
    expect(screen.getByText("For support: sell/product/update 40")).toBeInTheDocument()
    expect(screen.getByText("1 field: Title for search engines")).toBeInTheDocument()
    expect(screen.getByText("Mug")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Who"), "bo@example.com")
    await waitFor(() => expect(sent.at(-1)?.input).toEqual({ page: 1, page_size: 25, user_id: 5 }))
    await user.click(await screen.findByRole("button", { name: /^Undo/ }))
    expect(await screen.findByText("The values from before are back.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "undoChange")?.input).toEqual({ id: 40 })
  })

  it("offers no undo to those who may not change such a record", async () => {
    renderAdmin(
      <AuditView words={buildAuditWords()} />,
      "/admin/audit",
      { listAuditEntries: () => ({ data: [entry], count: 1 }) },
      { role: "read_only", denied: ["undoChange", "listAdmins"] },
    )
    await screen.findByText("Mug")
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull()
    expect(screen.queryByLabelText("Who")).toBeNull()
  })
})

it("payments that need attention say what to do, and lead to their order", async () => {
  const problem = {
    id: 3,
    gateway: "stripe",
    gateway_reference: "pi_1",
    purpose: "order",
    reference: "12",
    status: "paid",
    amount: "24.95",
    captured: "24.95",
    refund_due: "24.95",
    refunded: "0.00",
    problem: "The card was closed.",
    advice: "retry_refund",
    created_at: "2026-11-27T00:00:00Z",
    updated_at: "2026-11-27T00:00:00Z",
  }
  renderAdmin(<PaymentsView />, "/admin/payments", {
    listPaymentProblems: () => ({ data: [problem], count: 1 }),
  })
  const card = within(await screen.findByRole("region", { name: "Payment 3" }))
  expect(card.getByText(/^A refund didn’t go through/)).toBeInTheDocument()
  expect(card.getByRole("link", { name: "Order 12" })).toHaveAttribute("href", "/admin/orders/12")
})

const days = Array.from({ length: 14 }, (_, back) => ({
  day: `2026-11-${String(27 - back).padStart(2, "0")}`,
  orders: back < 7 ? 2 : 1,
  money: "10.00",
}))
const calm = { jobs: [], job_count: 4, mails: { waiting: 0, oldest_at: null, given_up: 0 } }
const overview = {
  orders: {
    days,
    to_prepare: 3,
    to_ship: 0,
    unpaid: 0,
    payment_problems: 1,
    submissions: 0,
    awaited: 0,
  },
  low_stock: 0,
  questions: 0,
  reviews: 0,
  reported_reviews: 0,
  health: { ...calm, changes: { waiting: 0, oldest_at: null } },
}

describe("the start page", () => {
  it("links what needs doing, and has the numbers as a table", async () => {
    const item = { ...overview, low_stock: 2, orders: { ...overview.orders, awaited: 4 } }
    renderAdmin(<StartView />, "/admin", { getOverview: () => ({ item }) })
    const todo = within(await screen.findByRole("region", { name: "What needs doing" }))
    const links = todo.getAllByRole("link")
    expect(links.map((link) => link.textContent)).toEqual([
      "Orders to prepare3",
      "Payments that need attention1",
      "Items of which few are left2",
      "Sold-out items that people wait for4",
    ])
    expect(links.slice(2).map((link) => link.getAttribute("href"))).toEqual([
      "/admin/products/low-stock",
      "/admin/demand",
    ])
    expect(decodeURIComponent(links[0]?.getAttribute("href") ?? "")).toBe(
      '/admin/orders?filter={"status":"paid"}',
    )
    expect(screen.getByText("+100%, from 7 in the seven days before")).toBeInTheDocument()
    await userEvent.click(screen.getByText("Show the numbers as a table"))
    const table = within(screen.getByRole("table"))
    expect(table.getByRole("row", { name: /^Total 14 \$70\.00 7 \$70\.00/ })).toBeInTheDocument()
  })

  it("names jobs with a problem, and shows no orders to roles that see none", async () => {
    const jobs = [{ name: "mail", problem: "failed", succeeded_at: null }]
    const item = { ...overview, orders: null, health: { ...overview.health, jobs } }
    renderAdmin(<StartView />, "/admin", { getOverview: () => ({ item }) }, { role: "content" })
    const health = within(await screen.findByRole("region", { name: "Is everything working?" }))
    expect(health.getByText("1 has a problem")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Jobs or emails that failed/ })).toBeInTheDocument()
    expect(screen.queryByRole("region", { name: "The last seven days" })).toBeNull()
  })
})

it("a role is offered the screens that it includes, and no second attempt for another one", async () => {
  const message = "Your role doesn’t include this. Ask an owner."
  const detail = { code: "admin_role_insufficient" }
  const denied = ["cognito/user/list", "listSubscribers"]
  renderAdmin(
    <CustomersView />,
    "/admin/customers",
    { "cognito/user/list": () => new AdminFailure(403, { code: "FORBIDDEN", message, detail }) },
    { role: "content", denied },
  )
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  const menu = within(screen.getByRole("navigation", { name: "Back office" }))
  expect(menu.queryByRole("link", { name: "Customers" })).toBeNull()
  expect(menu.queryByRole("link", { name: "Newsletter" })).toBeNull()
  expect(menu.getByRole("link", { name: "Products" })).toBeInTheDocument()
})
