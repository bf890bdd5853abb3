/** @jest-environment jsdom */
import { describe, expect, it } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { legacyFieldSchema, questionSchema } from "#lib/contract/form.ts"
import { listFields } from "#lib/contract/form-fields.ts"
import { buildAskedField } from "#lib/forms/asked-field.ts"
import type { SendForm, SendResult } from "#lib/forms/send-result.ts"
import type { FormLabels } from "./form-labels.ts"
import { VisitorForm } from "./visitor-form.tsx"

const labels: FormLabels = {
  ...{ required: "Required", choose: "-- Select --", dateFormat: "dd/mm/yyyy" },
  ...{ showPassword: "Show", hidePassword: "Hide", suggestPassword: "Suggest" },
  ...{ send: "Send", sending: "Sending…", thanks: "Thanks", check: "Check", reply: "Reply" },
  ...{ unavailable: "Not sent", tooLarge: "Too much", trap: "Leave empty", faults: null },
}

type Shown = { questions?: object[]; data?: object[]; usesCaptcha?: boolean; send?: SendForm }

const refusal: SendResult = {
  ...{ kind: "refused", code: "unavailable", error: "", faults: {}, question: null, answers: {} },
}
const breaksDown: SendForm = async () => {
  throw new TypeError("Failed to fetch")
}

function show({ usesCaptcha = false, send = breaksDown, ...form }: Shown) {
  const questions = (form.questions ?? []).map((question, at) =>
    questionSchema.parse({ id: at + 1, name: `f${at}`, ...question }),
  )
  const data = (form.data ?? []).map((field) => legacyFieldSchema.parse(field))
  const fields = listFields({ questions, data }).map(buildAskedField)
  const more = { usesCaptcha, headingLevel: "h2" as const, locale: "en", labels, send }
  return render(<VisitorForm id="w1-form" formId={7} name="A form" fields={fields} {...more} />)
}

describe("a question", () => {
  it("that must be answered has a red asterisk titled “Required”, and its control says so", () => {
    show({ questions: [{ field_type: "text", label: "Your\nname<br>please", required: true }] })
    const control = screen.getByLabelText(/^Your name please/)
    expect(control).toBeRequired()
    expect(screen.getByTitle("Required")).toHaveTextContent("*")
    expect(screen.getByTitle("Required")).toHaveClass("text-danger")
  })

  it.each([
    ["text", "text", "text"],
    ["email", "email", "text"],
    ["phone", "tel", "text"],
    ["currency", "text", "decimal"],
    ["percent", "text", "decimal"],
    ["number", "number", "text"],
    ["password", "password", "text"],
    ["date", "text", "numeric"],
    ["datetime", "datetime-local", "text"],
    ["time", "time", "text"],
    ["checkbox", "checkbox", "text"],
  ])("of the type %s has a control of the type %s", (field_type, type, keyboard) => {
    show({ questions: [{ field_type, label: "This" }] })
    const control = screen.getByLabelText(/^This/)
    expect(control).toHaveAttribute("type", type)
    expect(control.getAttribute("inputmode") ?? "text").toBe(keyboard)
  })

  it("for a number tells its bounds and steps", () => {
    show({ questions: [{ field_type: "number", label: "This", min: "2", max: 8, step: 2 }] })
    const control = screen.getByLabelText("This")
    expect([control.getAttribute("min"), control.getAttribute("max")]).toEqual(["2", "8"])
    expect(control).toHaveAttribute("step", "2")
  })

  it("to tick sends 1 or 0", () => {
    const { container } = show({ questions: [{ field_type: "checkbox", label: "This", value: 1 }] })
    expect(screen.getByLabelText("This")).toBeChecked()
    const controls = [...container.querySelectorAll('input[name="answer.f0"]')]
    expect(controls.map((control) => control.getAttribute("value"))).toEqual(["0", "1"])
  })

  it("with options begins with “-- Select --” where its answer is not one of them", () => {
    const values = [{ label: "Red", value: "r" }]
    show({ data: [{ type: "select", name: "c", label: "Colour", value: "green", values }] })
    expect(screen.getByLabelText("Colour")).toHaveValue("")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "-- Select --",
      "Red",
    ])
  })

  it("under a name that occurs twice has a control of its own", () => {
    const twice = { field_type: "text", name: "same" }
    const { container } = show({ questions: [twice, twice] })
    const names = [...container.querySelectorAll("input[type=text]:not([tabindex])")]
    expect(names.map((control) => control.getAttribute("name"))).toEqual([
      "answer.same",
      "answer.same-2",
    ])
  })
})

describe("a form", () => {
  it("has a button of its own where the editor gave it none", () => {
    show({ questions: [{ field_type: "text", label: "This" }] })
    expect(screen.getByRole("button")).toHaveTextContent("Send")
  })

  it("hides its trap from people, by keyboard and by ear", () => {
    const { container } = show({ questions: [{ field_type: "text", label: "This" }] })
    const trap = container.querySelector('[name="homepage"]')
    expect(trap).toHaveAttribute("tabindex", "-1")
    expect(trap?.closest("[aria-hidden=true]")).toHaveAttribute("inert")
  })

  it("names what is missing beside the field and in a list, and sends nothing", async () => {
    const sent: FormData[] = []
    const send: SendForm = async (_before, data) => {
      sent.push(data)
      return refusal
    }
    show({ questions: [{ field_type: "text", label: "This", required: true }], send })
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("alert")).toHaveFocus()
    expect(screen.getByRole("link")).toHaveAttribute("href", "#w1-form-1")
    expect(screen.getByLabelText(/^This/)).toHaveAccessibleDescription("Please fill in “This”.")
    await userEvent.type(screen.getByLabelText(/^This/), "x")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(sent).toEqual([])
  })

  it("keeps what was typed where sending fails", async () => {
    show({ questions: [{ field_type: "text", label: "This" }] })
    await userEvent.type(screen.getByLabelText("This"), "typed")
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("alert")).toHaveTextContent("Not sent")
    expect(screen.getByLabelText("This")).toHaveValue("typed")
  })

  it("repeats a failed sending under the same key, and takes a new one for the next", async () => {
    const keys: unknown[] = []
    const send: SendForm = async (_before, data) => {
      keys.push(data.get("key"))
      if (keys.length === 1) throw new TypeError("Failed to fetch")
      return { kind: "sent", payment: null }
    }
    show({ questions: [{ field_type: "text", label: "This" }], send })
    for (const outcome of ["alert", "status", "status"]) {
      await userEvent.type(screen.getByLabelText("This"), "x")
      await userEvent.click(screen.getByRole("button"))
      await screen.findByRole(outcome)
    }
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringContaining(String(keys[0]))])
  })

  it("thanks, is empty again, and forgets its thanks when it is used again", async () => {
    const send: SendForm = async () => ({ kind: "sent", payment: null })
    show({ questions: [{ field_type: "text", label: "This", value: "at first" }], send })
    await userEvent.type(screen.getByLabelText("This"), " and more")
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("status")).toHaveTextContent("Thanks")
    expect(screen.getByRole("status")).toHaveFocus()
    expect(screen.getByLabelText("This")).toHaveValue("at first")
    await userEvent.type(screen.getByLabelText("This"), "!")
    expect(screen.queryByRole("status")).toBeNull()
  })

  it("shows what the shop says of it, and asks the shop's question", async () => {
    const send: SendForm = async () => ({
      ...refusal,
      ...{ code: "captcha", error: "Are you a person?", faults: { f0: "Really?" } },
      question: { text: "What is 1 plus 2?", token: "t" },
    })
    show({ questions: [{ field_type: "text", label: "This" }], send })
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("alert")).toHaveTextContent("Are you a person?")
    expect(screen.getByLabelText("This")).toHaveAccessibleDescription("Really?")
    expect(screen.getByLabelText(/^What is 1 plus 2\?/)).toBeRequired()
  })
})
