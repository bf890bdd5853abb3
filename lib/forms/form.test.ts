import { describe, expect, it } from "@jest/globals"
import { questionSchema } from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { buildRenderedField, type Form, prefillForm } from "./form.ts"

function buildField(question: object) {
  const parsed = questionSchema.parse({ id: 1, name: "x", field_type: "text", ...question })
  const [field] = listFields({ questions: [parsed], data: [] })
  if (!field) throw new Error("No such kind of field")
  return buildRenderedField(field)
}

describe("the autocomplete token", () => {
  it.each([
    [{ field_type: "email", name: "a" }, "email"],
    [{ field_type: "phone", name: "a" }, "tel"],
    [{ field_type: "password", name: "a" }, "new-password"],
    [{ name: "first_name" }, "given-name"],
    [{ label: "Your surname" }, "family-name"],
    [{ label: "Full name" }, "name"],
    [{ label: "Postcode" }, "postal-code"],
    [{ field_type: "date", label: "Date of birth" }, "bday"],
    [{ label: "Name of the dog" }, ""],
    [{ field_type: "number", name: "postcode" }, ""],
  ])("of %p is %p", (question, autoComplete) => {
    expect(buildField(question).autoComplete).toBe(autoComplete)
  })
})

describe("the initial value", () => {
  it.each([
    ["date", "2026-02-01", "01/02/2026"],
    ["date", "1/2/2026", "01/02/2026"],
    ["date", "31/02/2026", ""],
    ["datetime", "01/02/2026 2:30 pm", "2026-02-01T14:30"],
    ["time", "2:30 pm", "14:30"],
    ["text", "as it is", "as it is"],
  ])("of a %s field for %s is %p", (field_type, value, shown) => {
    expect(buildField({ field_type, value }).value).toBe(shown)
  })
})

it("names an order at the start of the message, and fills in the empty email field", () => {
  const kinds = ["text", "email", "textarea", "textarea"] as const
  const fields = kinds.map((field_type) => buildField({ field_type }))
  const form = { fields } as unknown as Form
  const filled = prefillForm(form, { text: "Order number: 12", email: "ann@example.com" })
  expect(filled.fields.map(({ value }) => value)).toEqual([
    "",
    "ann@example.com",
    "Order number: 12\n\n",
    "",
  ])
})
