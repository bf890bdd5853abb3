import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { breakdowns, FakeApi } from "#tests/support/fake-api.ts"
import { findIsland } from "#tests/support/find-island.ts"
import { placeWidget } from "#tests/support/place-widget.ts"
import { buildForm, buildQuestion } from "#tests/support/wire-records.ts"
import { LazyVisitorForm } from "../form/lazy-visitor-form.tsx"
import { formWidget } from "./form.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const questions = [
  { ...buildQuestion("email", "Your email"), required: true },
  buildQuestion("submit", "Ask us"),
]
const contact = buildForm({ name: "Contact", questions })

/** The page with this form alone. */
async function show(part: Parameters<typeof buildForm>[0], settings: object = {}) {
  const form = buildForm(part)
  api.knows({ forms: [form] })
  const placed = await placeWidget(formWidget, { form: form.id, ...settings })
  return { ...placed, page: within(placed.body) }
}

beforeEach(() => api.knows({ forms: [contact] }))

describe("a form on a page", () => {
  it.each([contact.id, String(contact.id)])("asks what the chosen form asks: %j", async (form) => {
    const { body } = await placeWidget(formWidget, { form })
    const shown = within(within(body).getByRole("form", { name: "Contact" }))
    expect(shown.getByRole("textbox", { name: /^Your email/ })).toBeRequired()
    expect(shown.getByRole("button", { name: "Ask us" })).toBeInTheDocument()
    expect(api.calls).toMatchObject([{ call: "getForm", asked: { id: contact.id } }])
  })

  it("asks in the older shape too", async () => {
    const data = [{ name: "pick-up", type: "date", label: "Pick-up day" }]
    const { page } = await show({ data })
    expect(page.getByLabelText(/^Pick-up day/)).toHaveAttribute("placeholder", "dd/mm/yyyy")
  })

  it("stands below its heading, and its own headings below that", async () => {
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
    const { page: bare } = await show({ data })
    expect(bare.getByRole("heading", { level: 2 })).toHaveTextContent("About you")
  })

  it("says what sending it costs, and nothing where that is nothing", async () => {
    const { page } = await show({ questions, cost: "12.50" })
    expect(page.getByText(/Sending this form costs \$12\.50/)).toBeInTheDocument()
    const { page: free } = await show({ questions })
    expect(free.queryByText(/costs/)).toBeNull()
  })

  it("says who has to be logged in", async () => {
    const note = "Please log in to send this form."
    const { page } = await show({ questions, must_be_logged_on: true })
    expect(page.getByText(note)).toBeInTheDocument()
    const { page: open } = await show({ questions })
    expect(open.queryByText(note)).toBeNull()
  })

  it("thanks in its own words, and asks for a proof where it is to", async () => {
    const own = await show({ questions, thank_you: "Ta!", use_captcha: true })
    expect(await findIsland(own.view, LazyVisitorForm)).toMatchObject({
      ...{ usesCaptcha: true, labels: { thanks: "Ta!" } },
    })
    const plain = await show({ questions })
    expect(await findIsland(plain.view, LazyVisitorForm)).toMatchObject({
      ...{ usesCaptcha: false, labels: { thanks: "Thank you. We’ve received your message." } },
    })
  })

  it("says that it has no questions, under its heading or its name", async () => {
    const only = [{ ...buildQuestion("content", ""), content: "<p>Hello</p>" }]
    const { page } = await show({ name: "Survey", questions: only })
    expect(page.getByRole("heading", { name: "Survey" })).toBeInTheDocument()
    expect(page.getByText("This form has no questions yet.")).toBeInTheDocument()
    expect(page.queryByRole("form")).toBeNull()
    const { page: headed } = await show({ name: "Survey" }, { heading: "Tell us" })
    expect(headed.getByRole("heading")).toHaveTextContent("Tell us")
  })

  it("runs nothing that an editor wrote into it", async () => {
    const note = {
      ...buildQuestion("content", ""),
      content: "<p onclick=x()>Hi<script>x()</script>",
    }
    const { page } = await show({ questions: [note, ...questions] })
    expect(page.getByText("Hi").outerHTML).toBe("<p>Hi</p>")
  })

  it("shares no id with another on the page", async () => {
    const listIds = async (id: string) => {
      const { body } = await placeWidget(formWidget, { form: contact.id }, { id })
      return [...body.querySelectorAll("[id]")].map((element) => element.id)
    }
    const [one, two] = [await listIds("w1"), await listIds("w2")]
    expect(one).toEqual(["w1-form", "w1-form-1"])
    expect(two).toEqual(["w2-form", "w2-form-1"])
  })
})

describe("a form that is not there", () => {
  it.each([{}, { form: "" }, { form: 0 }, { form: null }])(
    "is not asked for where none is chosen: %j",
    async (settings) => {
      const { body } = await placeWidget(formWidget, { heading: "Write to us", ...settings })
      expect(body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("shows nothing, and the page follows it all the same", async () => {
    const { body, declared } = await placeWidget(formWidget, { form: 404, heading: "Write to us" })
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["form:404"])
  })

  it.each([
    [{ form: "contact" }, "form"],
    [{ form: -1 }, "form"],
    [{ form: {} }, "form"],
    [{ form: 1.5 }, "form"],
    [{ form: 1, heading: 7 }, "heading"],
  ])("cannot be chosen by %j", (settings, field) => {
    expect(formWidget.plan(settings)).toMatchObject({ refusal: { field } })
  })
})

describe("a page with a form", () => {
  it("follows that form", async () => {
    const { declared } = await placeWidget(formWidget, { form: contact.id })
    expect(declared).toEqual({ tags: [`form:${contact.id}`], lifetimes: [lifetimes.page] })
  })

  it.each(breakdowns)("stays as it was where the API %s", async (_way, mood, form) => {
    api.mood = mood
    await expect(placeWidget(formWidget, { form })).rejects.toThrow(ApiError)
  })
})
