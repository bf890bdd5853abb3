import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { findIsland } from "#tests/assertions/find-island.ts"
import { buildForm, buildQuestion } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { LazyVisitorForm } from "../form/lazy-form-islands.tsx"
import { formWidget } from "./form.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const questions = [
  { ...buildQuestion("email", "Your email"), required: true },
  buildQuestion("submit", "Ask us"),
]
const contact = buildForm({ name: "Contact", questions })

/** Renders a page with this form alone. */
async function show(overrides: Parameters<typeof buildForm>[0], settings: object = {}) {
  const form = buildForm(overrides)
  api.knows({ forms: [form] })
  const placed = await renderPlacedWidget(formWidget, { form: form.id, ...settings })
  return { ...placed, page: within(placed.body) }
}

beforeEach(() => api.knows({ forms: [contact] }))

describe("form widget", () => {
  it.each([contact.id, String(contact.id)])(
    "renders the fields of the selected form: %j",
    async (form) => {
      const { body } = await renderPlacedWidget(formWidget, { form })
      const shown = within(within(body).getByRole("form", { name: "Contact" }))
      expect(shown.getByRole("textbox", { name: /^Your email/ })).toBeRequired()
      expect(shown.getByRole("button", { name: "Ask us" })).toBeInTheDocument()
      expect(api.calls).toMatchObject([{ call: "getForm", input: { id: contact.id } }])
    },
  )

  it("renders the fields of a form of the older schema", async () => {
    const data = [{ name: "pick-up", type: "date", label: "Pick-up day" }]
    const { page } = await show({ data })
    expect(page.getByLabelText(/^Pick-up day/)).toHaveAttribute("placeholder", "dd/mm/yyyy")
  })

  it("renders its heading above the headings of the form", async () => {
    const data = [
      { name: "a", type: "header", label: "About you" },
      { name: "b", type: "text", label: "Name" },
    ]
    const { page } = await show({ data }, { heading: "Write to us" })
    const headings = page.getAllByRole("heading")
    const levels = headings.map(({ tagName, textContent }) => [tagName, textContent])
    expect(levels).toEqual([
      ["H2", "Write to us"],
      ["H3", "About you"],
    ])
    const { page: withoutHeading } = await show({ data })
    expect(withoutHeading.getByRole("heading", { level: 2 })).toHaveTextContent("About you")
  })

  it("renders the form's fee, and nothing if it is free", async () => {
    const { page } = await show({ questions, cost: "12.50" })
    expect(page.getByText(/Sending this form costs \$12\.50/)).toBeInTheDocument()
    const { page: free } = await show({ questions })
    expect(free.queryByText(/costs/)).toBeNull()
  })

  it("renders a login hint if the form requires a login", async () => {
    const note = "Please log in to send this form."
    const { page } = await show({ questions, must_be_logged_on: true })
    expect(page.getByText(note)).toBeInTheDocument()
    const { page: open } = await show({ questions })
    expect(open.queryByText(note)).toBeNull()
  })

  it("passes the form's thanks and whether it requires a captcha", async () => {
    const withThanks = await show({ questions, thank_you: "Ta!", use_captcha: true })
    expect(await findIsland(withThanks.view, LazyVisitorForm)).toMatchObject({
      usesCaptcha: true,
      labels: { thanks: "Ta!" },
    })
    const plain = await show({ questions })
    expect(await findIsland(plain.view, LazyVisitorForm)).toMatchObject({
      usesCaptcha: false,
      labels: { thanks: "Thank you. We’ve received your message." },
    })
  })

  it("renders a message if the form has no fields, under its heading or name", async () => {
    const only = [{ ...buildQuestion("content", ""), content: "<p>Hello</p>" }]
    const { page } = await show({ name: "Survey", questions: only })
    expect(page.getByRole("heading", { name: "Survey" })).toBeInTheDocument()
    expect(page.getByText("This form has no questions yet.")).toBeInTheDocument()
    expect(page.queryByRole("form")).toBeNull()
    const { page: headed } = await show({ name: "Survey" }, { heading: "Tell us" })
    expect(headed.getByRole("heading")).toHaveTextContent("Tell us")
  })

  it("removes scripts from the form's CMS text", async () => {
    const note = {
      ...buildQuestion("content", ""),
      content: "<p onclick=x()>Hi<script>x()</script>",
    }
    const { page } = await show({ questions: [note, ...questions] })
    expect(page.getByText("Hi").outerHTML).toBe("<p>Hi</p>")
  })

  it("shares no id with another form widget of the page", async () => {
    const listIds = async (id: string) => {
      const { body } = await renderPlacedWidget(formWidget, { form: contact.id }, { id })
      return [...body.querySelectorAll("[id]")].map((element) => element.id)
    }
    const [one, two] = [await listIds("w1"), await listIds("w2")]
    expect(one).toEqual(["w1-form", "w1-form-1"])
    expect(two).toEqual(["w2-form", "w2-form-1"])
  })
})

describe("form widget without a form", () => {
  it.each([{}, { form: "" }, { form: 0 }, { form: null }])(
    "sends no request without a selected form: %j",
    async (settings) => {
      const { body } = await renderPlacedWidget(formWidget, { heading: "Write to us", ...settings })
      expect(body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("renders nothing for a missing form, and declares its cache tag", async () => {
    const { body, declared } = await renderPlacedWidget(formWidget, {
      form: 404,
      heading: "Write to us",
    })
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["form:404"])
  })

  it.each([
    [{ form: "contact" }, "form"],
    [{ form: -1 }, "form"],
    [{ form: {} }, "form"],
    [{ form: 1.5 }, "form"],
    [{ form: 1, heading: 7 }, "heading"],
  ])("rejects %j", (settings, field) => {
    expect(formWidget.plan(settings)).toMatchObject({ error: { field } })
  })
})

describe("caching of a page with a form", () => {
  it("declares the form's cache tag", async () => {
    const { declared } = await renderPlacedWidget(formWidget, { form: contact.id })
    expect(declared).toEqual({ tags: [`form:${contact.id}`], lifetimes: [lifetimes.page] })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, form) => {
      api.failureMode = failureMode
      await expect(renderPlacedWidget(formWidget, { form })).rejects.toThrow(ApiError)
    },
  )
})
