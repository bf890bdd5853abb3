/** @jest-environment jsdom */

import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { DeliveryTest } from "../delivery/_components/delivery-test.tsx"
import { DemandView } from "../demand/_components/demand-view.tsx"
import { FirstRunView } from "../first-run/_components/first-run-view.tsx"
import { PromotionsView } from "../promotions/_components/promotions-view.tsx"
import { QuestionsView } from "../questions/_components/questions-view.tsx"
import { SettingsView } from "../settings/_components/settings-view.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const site = {
  id: 1,
  enabled: true,
  name: "My shop",
  organisation_abn: null,
  theme_colour: "#000000",
  dark_theme_colour: "#000000",
  config: { ecommerce: true, tax: { gst_registered: true } },
}
const status = (done: boolean, demo: object = {}) => ({
  steps: { details: done, product: done, delivery: done, page: done },
  demo: Object.assign({ count: 0, changed_count: 0, state: "idle", backup: "" }, demo),
  changed_home_id: null,
})
const question = {
  id: 4,
  version: "v1",
  question: "Does it rust?",
  reply: "",
  language: "en",
  is_demo: false,
  submitted_at: "2026-11-27T00:00:00Z",
  replied_at: null,
  may_publish: true,
  is_published: false,
  product_id: 7,
  product_name: "Mug",
  product_slug: "mug",
  name: "Ann",
  email: "ann@example.com",
}

it("the first run shows the message of a wrong ABN beside it, and the tax setting", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => status(false),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
    "cognito/domain/detail": () => ({ item: site }),
    "cognito/domain/update": () =>
      new AdminFailure(400, { code: "BAD_REQUEST", fields: { organisation_abn: "No ABN." } }),
  })
  await user.type(await screen.findByLabelText("ABN"), "51 824 753 557")
  await user.click(screen.getByLabelText("Registered for GST"))
  const [save] = screen.getAllByRole("button", { name: "Save" })
  await user.click(save ?? document.body)
  expect(await screen.findByText("No ABN.")).toBeInTheDocument()
  expect(sent.find(({ call }) => call === "cognito/domain/update")?.input).toEqual({
    id: 1,
    organisation_abn: "51 824 753 557",
    config: { ecommerce: true, tax: { gst_registered: false } },
  })
})

it("the first run sends a product, a delivery price and the home page, and says what is done", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => ({ ...status(false), steps: { ...status(false).steps, details: true } }),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
    createFirstProduct: () => ({ item: { id: 7, url: "harbour-mug" } }),
    createFirstDelivery: () => ({ item: { id: 2 } }),
    updateHomePage: () => ({ item: { id: 3 } }),
  })
  expect(await screen.findByText("1 of 4 steps are done.")).toBeInTheDocument()
  const getStep = (heading: string) => {
    const step = screen.getByRole("heading", { name: heading }).closest("details")
    if (step === null) throw new Error(`no step ${heading}`)
    return within(step)
  }
  const product = getStep("Your first product")
  await user.type(product.getByLabelText("Name"), "Harbour Mug")
  await user.type(product.getByLabelText("Price"), "a lot")
  await user.click(product.getByRole("button", { name: "Add it to the shop" }))
  await waitFor(() =>
    expect(product.getByLabelText("Price")).toHaveAttribute("aria-invalid", "true"),
  )
  await user.clear(product.getByLabelText("Price"))
  await user.type(product.getByLabelText("Price"), "24,95")
  await user.click(product.getByRole("button", { name: "Add it to the shop" }))
  expect(await product.findByText("It’s in the shop.")).toBeInTheDocument()
  expect(product.getByRole("link", { name: "See it in the shop" })).toHaveAttribute(
    "href",
    "/product/harbour-mug",
  )
  const delivery = getStep("A delivery price")
  await user.type(delivery.getByLabelText(/^What it’s called/), "Standard Post")
  await user.type(delivery.getByLabelText("Price"), "10.6")
  await user.click(delivery.getByRole("button", { name: "Add it" }))
  expect(await delivery.findByText("Customers can choose it now.")).toBeInTheDocument()
  const home = getStep("Your home page")
  await user.type(home.getByLabelText("Heading"), "Prints from the bay")
  await user.type(home.getByLabelText("Text"), "We print mugs.")
  await user.click(home.getByRole("button", { name: "Publish it" }))
  expect(await home.findByText("It’s on the home page.")).toBeInTheDocument()
  const inputs = sent.filter(({ call }) => /^(?:create|update)/.test(call))
  expect(inputs.map(({ input }) => input)).toEqual([
    { name: "Harbour Mug", blurb: "", price: "24.95", stock: 1 },
    { name: "Standard Post", description: "", amount: "10.60", free_over: null },
    { heading: "Prints from the bay", text: "We print mugs." },
  ])
})

it("the first run leads to the editor of a home page that was changed", async () => {
  renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => ({ ...status(true), changed_home_id: 3 }),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
  })
  const edit = await screen.findByRole("link", { name: "Edit the home page" })
  expect(edit).toHaveAttribute("href", "/admin/pages/3")
  expect(screen.queryByRole("button", { name: "Publish it" })).toBeNull()
})

it("the demonstration is removed only with the shop's name", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => status(true, { count: 212, changed_count: 3 }),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
    removeDemoContent: ({ name }) =>
      name === "Curlew Print Co."
        ? { success: true }
        : new AdminFailure(400, { code: "BAD_REQUEST", fields: { name: "Not the name." } }),
  })
  const demo = within(await screen.findByRole("region", { name: "Remove the demonstration" }))
  expect(demo.getByText(/^212 records/)).toBeInTheDocument()
  const remove = demo.getByRole("button", { name: "Make a backup and remove them" })
  await user.click(remove)
  expect(await demo.findByText("Not the name.")).toBeInTheDocument()
  await user.type(demo.getByLabelText(/^To confirm/), "Curlew Print Co.")
  await user.click(remove)
  expect(await demo.findByText("It has started.")).toBeInTheDocument()
  expect(sent.findLast(({ call }) => call === "removeDemoContent")?.input).toEqual({
    name: "Curlew Print Co.",
    includes_changed: false,
  })
})

it("a new name of the shop is at the top of the screen once it is saved", async () => {
  const user = userEvent.setup()
  renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => status(false),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
    "cognito/domain/detail": () => ({ item: site }),
    "cognito/domain/update": ({ name }) => ({ item: { ...site, name } }),
  })
  expect(await screen.findByText("Curlew Print Co.")).toBeInTheDocument()
  await user.clear(await screen.findByLabelText("Name of the shop"))
  await user.type(screen.getByLabelText("Name of the shop"), "Bay Prints")
  const [save] = screen.getAllByRole("button", { name: "Save" })
  await user.click(save ?? document.body)
  expect(await screen.findByText("Bay Prints")).toBeInTheDocument()
  expect(screen.queryByText("Curlew Print Co.")).toBeNull()
})

it("every wrong field of a first product is named at once, and the first has the focus", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<FirstRunView />, "/admin/first-run", {
    getSetupStatus: () => status(false),
    "cognito/domain/list": () => ({ data: [site], count: 1 }),
    updateHomePage: () =>
      new AdminFailure(400, { code: "BAD_REQUEST", fields: { text: "Please fill this in." } }),
  })
  const findStep = async (heading: string) => {
    const step = (await screen.findByRole("heading", { name: heading })).closest("details")
    if (step === null) throw new Error(`no step ${heading}`)
    step.open = true
    return within(step)
  }
  const product = await findStep("Your first product")
  await user.type(product.getByLabelText("Price"), "cheap")
  await user.click(product.getByRole("button", { name: "Add it to the shop" }))
  expect(product.getByText("Please fill this in.")).toBeInTheDocument()
  expect(product.getByLabelText("Price")).toBeInvalid()
  await waitFor(() => expect(product.getByLabelText("Name")).toHaveFocus())
  expect(sent.some(({ call }) => call === "createFirstProduct")).toBe(false)
  const page = await findStep("Your home page")
  await user.click(page.getByRole("button", { name: "Publish it" }))
  await waitFor(() => expect(page.getByLabelText("Text")).toHaveFocus())
})

it("an unanswered question is replied to, based on the version that was read", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<QuestionsView />, "/admin/questions", {
    listAdminQuestions: () => ({ data: [question], count: 1 }),
    replyToQuestion: () => ({ item: question }),
  })
  await user.click(await screen.findByRole("button", { name: "Unanswered" }))
  await user.type(await screen.findByLabelText("Reply, which is emailed"), "It doesn’t.")
  await user.click(screen.getByRole("button", { name: "Send the reply" }))
  expect(await screen.findByText("The reply is on its way.")).toBeInTheDocument()
  expect(sent.find(({ call }) => call === "replyToQuestion")?.input).toEqual({
    id: 4,
    version: "v1",
    reply: "It doesn’t.",
    publish: true,
  })
  expect(sent.some(({ input }) => input.has_reply === false)).toBe(true)
})

it("a postcode is tried with its regions, options and prices", async () => {
  const user = userEvent.setup()
  const { sent } = renderAdmin(<DeliveryTest />, "/admin/delivery", {
    testDelivery: () => ({
      regions: [{ id: 1, name: "Queensland" }],
      data: [{ shipping_type_id: 2, shipping_name: "Van", amount: "5.00", free_over: null }],
      needs_quote: false,
      message: "",
    }),
  })
  await user.type(screen.getByLabelText("Postcode"), "4680")
  await user.type(screen.getByLabelText(/^Value/), "a lot{Enter}")
  expect(screen.getByText("Write an amount such as 24.95.")).toBeInTheDocument()
  await user.clear(screen.getByLabelText(/^Value/))
  await user.type(screen.getByLabelText(/^Value/), "12{Enter}")
  expect(await screen.findByText("In: Queensland")).toBeInTheDocument()
  expect(screen.getByRole("row", { name: /^Van \$5\.00/ })).toBeInTheDocument()
  expect(sent[0]?.input).toEqual({ postcode: "4680", suburb: "", items_amount: "12.00" })
})

it("what is in demand is counted, and an empty list says so", async () => {
  renderAdmin(<DemandView />, "/admin/demand", {
    listStockAlerts: () => ({ data: [], count: 0 }),
    listMissedSearches: () => ({
      data: [{ words: "teapot", count: 3, last_day: "2026-11-26" }],
      count: 1,
    }),
  })
  expect(await screen.findByText("Nobody waits for anything.")).toBeInTheDocument()
  expect(await screen.findByRole("row", { name: /^teapot 3/ })).toBeInTheDocument()
})

it("a nested setting is sent with the others of its object", async () => {
  const user = userEvent.setup()
  const field = {
    name: "config.tax.gst_registered",
    kind: "boolean",
    label: "Registered for GST",
    help: "What it changes.",
    isRequired: false,
    isNullable: false,
    initial: true,
  } as const
  const groups = [{ id: "selling", heading: "Selling", fields: [field] }]
  const languages = [{ locale: "de", name: "German", count: 9, all: 10 }]
  const { sent } = renderAdmin(
    <SettingsView groups={groups} languages={languages} />,
    "/admin/settings",
    {
      "cognito/domain/list": () => ({ data: [site], count: 1 }),
      "cognito/domain/detail": () => ({ item: site }),
      "cognito/domain/update": () => ({ item: site }),
    },
  )
  await user.click(await screen.findByLabelText("Registered for GST"))
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Saved.")).toBeInTheDocument()
  expect(sent.find(({ call }) => call === "cognito/domain/update")?.input).toEqual({
    id: 1,
    config: { ecommerce: true, tax: { gst_registered: false } },
  })
  expect(screen.getByRole("row", { name: "German 9 of 10 90 %" })).toBeInTheDocument()
})

it("the list of codes names what each takes off, and a percentage is typed as one", async () => {
  const user = userEvent.setup()
  const field = {
    name: "percent_basis_points",
    kind: "percent",
    label: "Percent off",
    help: "",
    isRequired: false,
    isNullable: true,
    initial: null,
  } as const
  const groups = [{ id: "discount", heading: "Discount", fields: [field] }]
  const code = { enabled: true, use_count: 0, percent_basis_points: null, amount: null }
  const spring = { ...code, id: 1, code: "SPRING", name: "Spring", percent_basis_points: 1_250 }
  const { sent } = renderAdmin(<PromotionsView groups={groups} />, "/admin/promotions", {
    "sell/promotion/list": () => ({
      data: [spring, { ...code, id: 2, code: "FIVE", name: "", amount: "5.00" }],
      count: 2,
    }),
    "sell/promotion/detail": () => ({ item: spring }),
    "sell/promotion/update": () => ({ item: spring }),
  })
  const summary = await screen.findByText(/Spring · 12\.5 % off · running/)
  expect(screen.getByText(/\$5\.00 off · running/)).toBeInTheDocument()
  await user.click(summary)
  const form = within(screen.getAllByRole("group")[0] ?? document.body)
  const percent = form.getByLabelText(/^Percent off/)
  expect(percent).toHaveValue("12.5")
  await user.clear(percent)
  await user.type(percent, "10%")
  await user.click(form.getByRole("button", { name: "Save" }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === "sell/promotion/update")?.input).toMatchObject({
      id: 1,
      percent_basis_points: 1_000,
    }),
  )
})
