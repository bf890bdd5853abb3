import { describe, expect, it } from "@jest/globals"
import { questionSchema } from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { buildRenderedField, prefillForm } from "./form.ts"

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

describe("a form about an order", () => {
  const order = { orderId: 12, text: "Order number: 12", email: "ann@example.com" }
  const fill = (questions: readonly object[]) => {
    const fields = questions.map(buildField)
    return prefillForm({ fields }, order).fields.map(({ value }) => value)
  }
  const [text, email, textarea] = ["text", "email", "textarea"].map((field_type) => ({
    field_type,
  }))

  it("has the number in the field for it", () => {
    const number = { field_type: "text", name: "order_number" }
    expect(fill([text ?? {}, number, email ?? {}, textarea ?? {}])).toEqual([
      "",
      "12",
      "ann@example.com",
      "",
    ])
  })

  it("names the order at the start of the message if there is no such field", () => {
    expect(fill([text ?? {}, textarea ?? {}, textarea ?? {}])).toEqual([
      "",
      "Order number: 12\n\n",
      "",
    ])
  })
})
