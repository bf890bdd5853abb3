/** @jest-environment jsdom */
import { webcrypto } from "node:crypto"
import { TextEncoder } from "node:util"
import { describe, expect, it } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { legacyFieldSchema, questionSchema } from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { buildRenderedField, type SendForm, type SendResult } from "#lib/forms/form.ts"
import { controls } from "#lib/forms/form-controls.ts"
import type { FormLabels } from "./form-labels.ts"
import { VisitorForm } from "./visitor-form.tsx"

const labels: FormLabels = {
  required: "Required",
  choose: "-- Select --",
  dateFormat: "dd/mm/yyyy",
  showPassword: "Show",
  hidePassword: "Hide",
  suggestPassword: "Suggest",
  send: "Send",
  submitting: "Sending…",
  thanks: "Thanks",
  check: "Check",
  reply: "Reply",
  unavailable: "Not sent",
  tooLarge: "Too much",
  trap: "Leave empty",
  fieldErrors: null,
}

type Shown = { questions?: object[]; data?: object[]; usesCaptcha?: boolean; send?: SendForm }

const rejection: SendResult = {
  kind: "rejected",
  code: "unavailable",
  error: "",
  fieldErrors: {},
  question: null,
  values: {},
}
const failingSend: SendForm = async () => {
  throw new TypeError("Failed to fetch")
}

function show({ usesCaptcha = false, send = failingSend, ...form }: Shown) {
  const questions = (form.questions ?? []).map((question, at) =>
    questionSchema.parse({ id: at + 1, name: `f${at}`, ...question }),
  )
  const data = (form.data ?? []).map((field) => legacyFieldSchema.parse(field))
  const fields = listFields({ questions, data }).map(buildRenderedField)
  const more = { usesCaptcha, headingLevel: "h2" as const, locale: "en", labels, send }
  return render(<VisitorForm id="w1-form" formId={7} name="A form" fields={fields} {...more} />)
}

describe("field of a form", () => {
  it("marks a required field with a red asterisk titled “Required”, and its control as required", () => {
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
  ])("renders a field of type %s as a control of type %s", (field_type, type, keyboard) => {
    show({ questions: [{ field_type, label: "This" }] })
    const control = screen.getByLabelText(/^This/)
    expect(control).toHaveAttribute("type", type)
    expect(control.getAttribute("inputmode") ?? "text").toBe(keyboard)
  })

  it("sets the bounds and the step of a number input", () => {
    show({ questions: [{ field_type: "number", label: "This", min: "2", max: 8, step: 2 }] })
    const control = screen.getByLabelText("This")
    expect([control.getAttribute("min"), control.getAttribute("max")]).toEqual(["2", "8"])
    expect(control).toHaveAttribute("step", "2")
  })

  it("submits 1 or 0 for a checkbox", () => {
    const { container } = show({ questions: [{ field_type: "checkbox", label: "This", value: 1 }] })
    expect(screen.getByLabelText("This")).toBeChecked()
    const controls = [...container.querySelectorAll('input[name="field.f0"]')]
    expect(controls.map((control) => control.getAttribute("value"))).toEqual(["0", "1"])
  })

  it("selects “-- Select --” if the initial value is not among the options", () => {
    const values = [{ label: "Red", value: "r" }]
    show({ data: [{ type: "select", name: "c", label: "Colour", value: "green", values }] })
    expect(screen.getByLabelText("Colour")).toHaveValue("")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "-- Select --",
      "Red",
    ])
  })

  it("gives fields with the same name separate controls", () => {
    const twice = { field_type: "text", name: "same" }
    const { container } = show({ questions: [twice, twice] })
    const names = [...container.querySelectorAll("input[type=text]:not([tabindex])")]
    expect(names.map((control) => control.getAttribute("name"))).toEqual([
      "field.same",
      "field.same-2",
    ])
  })
})

describe("form submission", () => {
  it("renders a submit button where the editor has added none", () => {
    show({ questions: [{ field_type: "text", label: "This" }] })
    expect(screen.getByRole("button")).toHaveTextContent("Send")
  })

  it("hides the honeypot from keyboard and screen reader users", () => {
    const { container } = show({ questions: [{ field_type: "text", label: "This" }] })
    const trap = container.querySelector('[name="homepage"]')
    expect(trap).toHaveAttribute("tabindex", "-1")
    expect(trap?.closest("[aria-hidden=true]")).toHaveAttribute("inert")
  })

  it("shows missing values beside the field and in a list, and submits nothing", async () => {
    const sent: FormData[] = []
    const send: SendForm = async (_before, data) => {
      sent.push(data)
      return rejection
    }
    show({ questions: [{ field_type: "text", label: "This", required: true }], send })
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
    expect(screen.getByRole("link")).toHaveAttribute("href", "#w1-form-1")
    expect(screen.getByLabelText(/^This/)).toHaveAccessibleDescription("Please fill in “This”.")
    await userEvent.type(screen.getByLabelText(/^This/), "x")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(sent).toEqual([])
  })

  it("preserves the typed values when the submission fails", async () => {
    show({ questions: [{ field_type: "text", label: "This" }] })
    await userEvent.type(screen.getByLabelText("This"), "typed")
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("alert")).toHaveTextContent("Not sent")
    expect(screen.getByLabelText("This")).toHaveValue("typed")
  })

  it("retries a failed submission with the same idempotency key, and uses a new key for the next one", async () => {
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

  it("submits once if it is submitted twice before the first submission has rendered", async () => {
    const keys: unknown[] = []
    const send: SendForm = async (_before, data) => {
      keys.push(data.get("key"))
      return rejection
    }
    const { container } = show({ questions: [{ field_type: "text", label: "Message" }], send })
    const form = container.querySelector("form")
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    expect(await screen.findByText("Not sent")).toBeVisible()
    expect(keys).toHaveLength(1)
    await userEvent.click(screen.getByRole("button", { name: "Send" }))
    expect(keys).toHaveLength(2)
  })

  it("shows thanks, resets the fields, and removes the thanks on the next edit", async () => {
    const send: SendForm = async () => ({ kind: "sent", payment: null })
    show({ questions: [{ field_type: "text", label: "This", value: "at first" }], send })
    await userEvent.type(screen.getByLabelText("This"), " and more")
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("status")).toHaveTextContent("Thanks")
    await waitFor(() => expect(screen.getByRole("status")).toHaveFocus())
    expect(screen.getByLabelText("This")).toHaveValue("at first")
    await userEvent.type(screen.getByLabelText("This"), "!")
    expect(screen.queryByRole("status")).toBeNull()
  })

  it("opens the payment page of a form with a price", async () => {
    // A fragment of this page is the only address that jsdom can navigate to.
    const send: SendForm = async () => ({ kind: "sent", payment: "/#payment" })
    show({ questions: [{ field_type: "text", label: "This" }], send })
    await userEvent.type(screen.getByLabelText("This"), "x")
    await userEvent.click(screen.getByRole("button"))
    await waitFor(() => expect(location.hash).toBe("#payment"))
    history.replaceState(null, "", "/")
  })

  it("solves a captcha in the background, a new one for each submission", async () => {
    // jsdom implements neither.
    Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true })
    Object.assign(globalThis, { TextEncoder })
    const hmacSignatureSecret = "the-captcha-secret-of-the-tests-0001"
    const work = { algorithm: "PBKDF2/SHA-256", cost: 10, counter: 3, deriveKey }
    const build = () => createChallenge({ ...work, hmacSignatureSecret })
    const challenges = [await build(), await build()]
    const realFetch = globalThis.fetch
    globalThis.fetch = async () => {
      const text = JSON.stringify({ pow: challenges.shift() })
      return { status: 200, headers: new Headers(), text: async () => text } as Response
    }
    const proofs: string[] = []
    const send: SendForm = async (_before, data) => {
      proofs.push(String(data.get(controls.proof)))
      return { kind: "sent", payment: null }
    }
    show({ questions: [{ field_type: "text", label: "This" }], usesCaptcha: true, send })
    for (let count = 0; count < 2; count += 1) {
      await userEvent.type(screen.getByLabelText("This"), "x")
      await userEvent.click(screen.getByRole("button"))
      await waitFor(() => expect(proofs).toHaveLength(count + 1))
      await screen.findByRole("status")
    }
    globalThis.fetch = realFetch
    const results = await Promise.all(
      proofs.map(async (proof) => {
        const { challenge, solution } = JSON.parse(atob(proof))
        return verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      }),
    )
    expect(results).toMatchObject([{ verified: true }, { verified: true }])
    expect(new Set(proofs).size).toBe(2)
  })

  it("shows the errors of the server and its captcha question", async () => {
    const send: SendForm = async () => ({
      ...rejection,
      code: "captcha",
      error: "Are you a person?",
      fieldErrors: { f0: "Really?" },
      question: { text: "What is 1 plus 2?", token: "t" },
    })
    show({ questions: [{ field_type: "text", label: "This" }], send })
    await userEvent.click(screen.getByRole("button"))
    expect(await screen.findByRole("alert")).toHaveTextContent("Are you a person?")
    expect(screen.getByLabelText("This")).toHaveAccessibleDescription("Really?")
    expect(screen.getByLabelText(/^What is 1 plus 2\?/)).toBeRequired()
  })
})
