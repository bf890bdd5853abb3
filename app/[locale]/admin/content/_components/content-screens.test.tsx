/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { buildRecordKind } from "#lib/admin/describe-kind.ts"
import { recordKinds } from "#lib/admin/record-kinds.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { NewRecordView } from "./new-record-view.tsx"
import { RecordView } from "./record-view.tsx"
import { RecordsView } from "./records-view.tsx"
import { SubmissionView } from "./submission-view.tsx"
import { VouchersView } from "./vouchers-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function getKind(path: string) {
  const kind = buildRecordKind(path)
  if (kind === null) throw new Error(`no kind ${path}`)
  return kind
}

const at = "2026-11-27T00:00:00.000Z"
const menu = { id: 3, enabled: true, name: "Footer", url: "footer", created_at: at, updated_at: at }
const faq = {
  id: 7,
  enabled: true,
  name: "Do you deliver?",
  content: "<p>Yes.</p>",
  group_id: null,
  sort_order: 1,
  updated_at: at,
  version: "v1",
}
const failure = (message: string, fields = {}) =>
  new AdminFailure(400, { code: "BAD_REQUEST", message, fields })

it("every kind of content has its texts, and a list and a form of fields that there are", () => {
  for (const { path, columns, filters = [], groups } of recordKinds) {
    const kind = getKind(path)
    expect(kind.title).not.toBe(path)
    expect(kind.columns.map(({ name }) => name)).toEqual([...columns])
    expect(kind.filters.map(({ name }) => name)).toEqual([...filters])
    const names = kind.groups.flatMap((group) => group.fields.map(({ name }) => name))
    expect(names).toEqual(expect.arrayContaining(Object.values(groups).flat()))
  }
})

describe("the list of a kind of content", () => {
  it("says which of the selected rows were not deleted and why, and tries those again", async () => {
    const user = userEvent.setup()
    let hasLinks = true
    const { sent } = renderAdmin(<RecordsView kind={getKind("menus")} />, "/admin/content/menus", {
      "cognito/menu/list": () => ({ data: [menu, { ...menu, id: 4, name: "Header" }], count: 2 }),
      "cognito/menu/delete": ({ id }) =>
        id === 3 && hasLinks ? failure("There are links in this menu.") : { item: menu },
    })
    await user.click(await screen.findByLabelText("Select Footer"))
    await user.click(screen.getByLabelText("Select Header"))
    await user.click(screen.getByRole("button", { name: "Delete" }))
    await user.click(screen.getByRole("button", { name: "Yes, delete" }))
    expect(await screen.findByText("Footer: There are links in this menu.")).toBeInTheDocument()
    expect(screen.getByText("Done for 1 entry.")).toBeInTheDocument()
    expect(screen.getByLabelText("Select Footer")).toBeChecked()
    expect(screen.getByLabelText("Select Header")).not.toBeChecked()
    hasLinks = false
    await user.click(screen.getByRole("button", { name: "Try those again" }))
    expect(await screen.findByText("Done for 1 entry.")).toBeInTheDocument()
    expect(screen.queryByText(/There are links/)).toBeNull()
    const deleted = sent.filter(({ call }) => call === "cognito/menu/delete")
    expect(deleted.map(({ input }) => input.id)).toEqual([3, 4, 3])
  })
})

describe("the form of a kind of content", () => {
  it("sends the changed field on the version that was read", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(
      <RecordView kind={getKind("faq")} id={7} />,
      "/admin/content/faq/7",
      {
        "cognito/faq/detail": () => ({ item: faq }),
        "cognito/faq/update": () => ({ item: faq }),
      },
    )
    await user.type(await screen.findByRole("textbox", { name: "Question" }), "!")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    const update = sent.find(({ call }) => call === "cognito/faq/update")
    expect(update?.input).toEqual({ id: 7, name: "Do you deliver?!", version: "v1" })
  })

  it("suggests the pages and categories where a link of a menu may lead", async () => {
    const category = { id: 1, enabled: true, name: "Shop", url: "shop", parent_id: null, lft: 1 }
    const resin = { ...category, id: 2, name: "Resin", url: "resin", parent_id: 1, lft: 2 }
    const pages = [
      { id: 1, name: "Welcome", url: "home" },
      { id: 2, name: "About us", url: "about-us" },
    ]
    renderAdmin(<NewRecordView kind={getKind("links")} />, "/admin/content/links/new", {
      "cognito/page/list": () => ({ data: pages, count: 2 }),
      "cognito/group/list": () => ({ data: [category, resin], count: 2 }),
    })
    const field: HTMLInputElement = await screen.findByLabelText("Leads to")
    const listPaths = () => [...(field.list?.options ?? [])].map(({ value }) => value)
    await waitFor(() => expect(listPaths()).toEqual(["/", "/about-us", "/shop", "/shop/resin"]))
  })

  it("creates a copy, with a name of its own and messages beside the fields", async () => {
    const user = userEvent.setup()
    const original = { ...menu, id: 9, name: "Main", url: "main" }
    const { sent } = renderAdmin(
      <NewRecordView kind={getKind("menus")} />,
      "/admin/content/menus/new?copy=9",
      {
        "cognito/menu/detail": () => ({ item: original }),
        "cognito/menu/create": () => failure("Check it.", { url: "This is taken." }),
      },
    )
    expect(await screen.findByLabelText("Name")).toHaveValue("Main (copy)")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("This is taken.")).toBeInTheDocument()
    expect(screen.getByLabelText("Short name")).toHaveAccessibleDescription("This is taken.")
    const created = sent.find(({ call }) => call === "cognito/menu/create")
    expect(created?.input).toEqual({ name: "Main (copy)", url: "main-copy" })
  })

  it("shows what was typed for a new entry, with its error, and when the page is opened again", async () => {
    const user = userEvent.setup()
    const create = () => failure("Check it.", { to: "There is no such page." })
    const open = () =>
      renderAdmin(<NewRecordView kind={getKind("redirects")} />, "/admin/content/redirects/new", {
        "cognito/redirect/create": create,
      })
    const first = open()
    await user.type(await screen.findByLabelText("Old path"), "old")
    await user.type(screen.getByLabelText("New path"), "nowhere")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("There is no such page.")).toBeInTheDocument()
    expect(screen.getByLabelText("New path")).toHaveAccessibleDescription("There is no such page.")
    first.unmount()
    open()
    expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument()
    expect(screen.getByLabelText("Old path")).toHaveValue("old")
    expect(screen.getByLabelText("New path")).toHaveValue("nowhere")
  })

  it("has rows that are added, moved and removed, and names what cannot be sent in them", async () => {
    const user = userEvent.setup()
    renderAdmin(<NewRecordView kind={getKind("forms")} />, "/admin/content/forms/new", {})
    await user.click(await screen.findByRole("button", { name: "Add to Fields of the form" }))
    await user.type(screen.getByLabelText("Label (optional)"), "Email")
    await user.click(screen.getByRole("button", { name: "Add to Fields of the form" }))
    await user.click(screen.getByRole("button", { name: "Move down: 1. Email" }))
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect((await screen.findAllByText("Please fill this in.")).length).toBeGreaterThan(1)
    await user.click(screen.getByRole("button", { name: "Remove: 2. Email" }))
    expect(screen.queryByText("2. Email")).toBeNull()
  })
})

it("moves the links of a menu by buttons, and keeps the focus", async () => {
  const user = userEvent.setup()
  const link = (id: number, name: string, sort_order: number) => ({
    id,
    name,
    sort_order,
    enabled: true,
    link: "/",
    parent: "footer",
  })
  let links = [link(1, "About", 1), link(2, "Contact", 2)]
  const { sent } = renderAdmin(
    <RecordView kind={getKind("menus")} id={3} />,
    "/admin/content/menus/3",
    {
      "cognito/menu/detail": () => ({ item: menu }),
      "cognito/link/list": ({ filter }) =>
        JSON.stringify(filter).includes("footer")
          ? { data: links, count: 2 }
          : { data: [], count: 0 },
      "cognito/link/update": ({ id, sort_order }) => {
        links = links.map((old) =>
          old.id === id ? { ...old, sort_order: Number(sort_order) } : old,
        )
        return { item: link(1, "About", 2) }
      },
    },
  )
  await user.click(await screen.findByRole("button", { name: "Move up: Contact" }))
  expect(await screen.findByText("Contact is now number 1 of 2.")).toBeInTheDocument()
  expect(
    sent.filter(({ call }) => call === "cognito/link/update").map(({ input }) => input),
  ).toEqual([
    { id: 2, sort_order: 1 },
    { id: 1, sort_order: 2 },
  ])
})

describe("what customers sent and bought", () => {
  it("marks a submission as answered, and says when it is deleted", async () => {
    const user = userEvent.setup()
    const submission = {
      id: 5,
      enabled: true,
      form_id: 1,
      form_name: "Contact",
      url: "",
      payment: null,
      replied_at: null,
      created_at: at,
      data: [{ name: "email", label: "Email", kind: "email", value: "ann@example.com" }],
    }
    const { sent } = renderAdmin(<SubmissionView id={5} />, "/admin/content/submissions/5", {
      "cognito/form_submission/detail": () => ({ item: submission }),
      getSubmissionRetention: () => ({ days: 30 }),
      markSubmission: () => ({ item: { id: 5, replied_at: at } }),
    })
    expect(await screen.findByText("ann@example.com")).toBeInTheDocument()
    expect(await screen.findByText("Deleted by itself on 27 December 2026.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Mark as answered" }))
    expect(await screen.findByText("Done.")).toBeInTheDocument()
    const call = sent.find((one) => one.call === "markSubmission")
    expect(call?.input).toEqual({ id: 5, replied: true })
  })

  it("makes a voucher void with a reason, but not one that was redeemed", async () => {
    const user = userEvent.setup()
    const voucher = {
      id: "3f0d2b9c-0000-4000-8000-000000000001",
      state: "issued",
      amount: "50.00",
      theme_id: null,
      buyer_email: "ann@example.com",
      recipient_name: "",
      recipient_email: "",
      send_on: null,
      created_at: at,
      issued_at: at,
      redeemed_at: null,
      void_at: null,
      void_reason: "",
    }
    const redeemed = { ...voucher, id: "3f0d2b9c-0000-4000-8000-000000000002", state: "redeemed" }
    const { sent } = renderAdmin(
      <VouchersView title="Gift vouchers" intro="" />,
      "/admin/content/vouchers",
      {
        listGiftVouchers: () => ({ data: [voucher, redeemed], count: 2 }),
        voidGiftVoucher: () => failure("Check it.", { reason: "Must be stated." }),
      },
    )
    await user.click(await screen.findByRole("button", { name: /^Make void: / }))
    await user.click(screen.getByRole("button", { name: "Yes, make it void" }))
    expect(await screen.findByText("Must be stated.")).toBeInTheDocument()
    const call = sent.find((one) => one.call === "voidGiftVoucher")
    expect(call?.input).toEqual({ id: voucher.id, reason: "" })
  })
})

describe("a content block", () => {
  const fields = [
    {
      name: "heading",
      label: "Heading",
      kind: "text" as const,
      help: "",
      isRequired: false,
      isNullable: true,
      initial: "",
    },
  ]
  const headingForm = { type: "core/heading", name: "Heading", purpose: "A heading.", fields }
  const blocksKind = (problem: string | null = null) => ({
    ...getKind("blocks"),
    widgets: {
      forms: [headingForm],
      validateWidgets: async () => [problem === null ? null : { field: "heading", problem }],
    },
  })
  const block = (id: number, more: object = {}) => ({
    id,
    enabled: true,
    page_id: 12,
    name: "",
    template: "core/heading",
    variables: { heading: `Heading ${id}` },
    sort_order: id,
    version: "v1",
    ...more,
  })
  const page = { id: 12, enabled: true, name: "About", url: "about" }

  function openBlock(problem: string | null = null) {
    let list = [block(1), block(2, { hidden: true }), block(3)]
    const responses = {
      "cognito/page_content/detail": () => ({ item: block(1) }),
      "cognito/page_content/list": () => ({ data: list, count: list.length }),
      "cognito/page_content/update": ({ id, ...values }: Record<string, unknown>) => {
        list = list.map((each) => (each.id === id ? { ...each, ...values } : each))
        return { item: block(Number(id), values) }
      },
      "cognito/page_content/delete": ({ id }: Record<string, unknown>) => {
        list = list.filter((each) => each.id !== id)
        return { item: block(Number(id)) }
      },
      "cognito/page/list": () => ({ data: [page], count: 1 }),
    }
    const path = "/admin/content/blocks/1"
    return renderAdmin(<RecordView kind={blocksKind(problem)} id={1} />, path, responses)
  }

  it("has the form of its widget, and sends the settings with those that have no control", async () => {
    const user = userEvent.setup()
    const { sent } = openBlock("is too loud")
    const heading = await screen.findByLabelText(/^Heading/)
    expect(heading).toHaveValue("Heading 1")
    await user.type(heading, "!")
    expect(await screen.findByText("The widget can’t use this: is too loud")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    const update = sent.find(({ call }) => call === "cognito/page_content/update")
    expect(update?.input).toEqual({ id: 1, variables: { heading: "Heading 1!" }, version: "v1" })
  })

  it("moves, hides, shows and deletes among the blocks of its page", async () => {
    const user = userEvent.setup()
    const { sent } = openBlock()
    const names = () => screen.getAllByRole("link", { name: /^Heading:/ })
    await user.click(await screen.findByRole("button", { name: "Move down: Heading: Heading 1" }))
    expect(await screen.findByText("Heading: Heading 1 is now number 2 of 3.")).toBeInTheDocument()
    const order = () => names().map(({ textContent }) => textContent?.slice(-1))
    await waitFor(() => expect(order()).toEqual(["2", "1", "3"]))
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Move down: Heading: Heading 1" })).toHaveFocus(),
    )
    await user.click(screen.getByRole("button", { name: "Show" }))
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Hide" })).toHaveLength(3))
    const last = screen.getByRole("group", { name: "Actions for Heading: Heading 3" })
    await user.click(within(last).getByRole("button", { name: "Hide" }))
    expect(await screen.findByText(/^\(hidden\)$/)).toBeInTheDocument()
    await user.click(within(last).getByRole("button", { name: "Delete" }))
    await user.click(within(last).getByRole("button", { name: "Yes, delete" }))
    await waitFor(() => expect(order()).toEqual(["2", "1"]))
    const writes = sent.filter(({ call }) => /update|delete/.test(call))
    expect(writes.map(({ input }) => input)).toEqual([
      { id: 2, sort_order: 1 },
      { id: 1, sort_order: 2 },
      { id: 2, hidden: false },
      { id: 3, hidden: true },
      { id: 3 },
    ])
  })

  it("is created with its widget's settings, at the place that the address names", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(
      <NewRecordView kind={blocksKind()} />,
      "/admin/content/blocks/new?page_id=12&sort_order=4",
      {
        "cognito/page_content/create": () => failure("Check it.", { page_id: "There is none." }),
        "cognito/page/list": () => ({ data: [page], count: 1 }),
        "cognito/page/detail": () => ({ item: page }),
      },
    )
    const template = await screen.findByLabelText(/^Widget/)
    await user.clear(template)
    await user.type(template, "core/heading")
    await user.type(await screen.findByLabelText(/^Heading/), "New")
    await user.click(screen.getByRole("button", { name: "Create" }))
    expect(await screen.findByText("There is none.")).toBeInTheDocument()
    const created = sent.find(({ call }) => call === "cognito/page_content/create")
    expect(created?.input).toMatchObject({
      page_id: 12,
      sort_order: 4,
      template: "core/heading",
      variables: { heading: "New" },
    })
  })
})
