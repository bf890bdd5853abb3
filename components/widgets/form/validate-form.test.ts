/** @jest-environment jsdom */

import { describe, expect, it } from "@jest/globals"
import { questionSchema, questionTypes } from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { validateFormValues } from "#lib/contract/forms/form-rules.ts"
import { listFieldErrorCodes } from "./form-labels.ts"
import { validateForm } from "./validate-form.ts"

const questions = [
  { name: "name", field_type: "text", label: "Name", required: true },
  { name: "count", field_type: "number", label: "Count", max: 5 },
  { name: "pass", field_type: "password", label: "Password", required: true },
].map((question, at) => questionSchema.parse({ id: at + 1, ...question }))
const fields = listFields({ questions, data: [] })

const long = "x".repeat(10_001)

function buildForm(name: string, count: string, pass: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="field.name"><input name="field.count">
    <input name="secret.pass"></form>`
  const form = document.querySelector("form")
  if (!form) throw new Error("There is no form")
  const inputs = form.querySelectorAll("input")
  for (const [at, value] of [name, count, pass].entries()) {
    const input = inputs[at]
    if (input) input.value = value
  }
  return form
}

describe("form validation before submission", () => {
  it("returns no errors for values that the server accepts", () => {
    expect(validateForm(buildForm("Kim", "5", "x"), fields)).toEqual({})
  })

  it("returns the messages of the server's validation rules, by field", () => {
    expect(validateForm(buildForm(" ", "6", ""), fields)).toEqual({
      name: "Please fill in “Name”.",
      count: "“Count” must be at most 5.",
      pass: "Please fill in “Password”.",
    })
  })

  it("reports a number input whose content only the browser knows to be invalid", () => {
    const form = buildForm("Kim", "", "x")
    const count = form.elements.namedItem("field.count")
    Object.defineProperty(count, "validity", { value: { badInput: true } })
    expect(validateForm(form, fields).count).toMatch(/^Please enter a number/)
  })
})

describe("form validation in another language", () => {
  const labels = {
    field_required: "„{name}“ ausfüllen",
    field_max: "„{name}“ bis {limit}",
  }

  it("names the field and its bounds in the translated message", () => {
    expect(validateForm(buildForm(" ", "6", ""), fields, labels)).toEqual({
      name: "„Name“ ausfüllen",
      count: "„Count“ bis 5",
      pass: "„Password“ ausfüllen",
    })
  })

  it("returns the editor's own validation message untranslated", () => {
    const withOwnMessage = fields.map((field) => ({
      ...field,
      validationMessage: "Wie heißen Sie?",
    }))
    expect(validateForm(buildForm("", "", "x"), withOwnMessage, labels)).toEqual({
      name: "Wie heißen Sie?",
    })
  })

  it.each(questionTypes)("has a label for every error that a %s field can have", (field_type) => {
    const rules = [
      { required: true },
      { min: 5_000, max: 5_001, step: 2 },
      { step: 2 },
      { min: "2030-01-01T00:00", max: "2030-01-02T00:00" },
      { min: "12:00", max: "12:01" },
    ]
    for (const rule of rules) {
      const question = questionSchema.parse({ id: 1, name: "a", field_type, ...rule })
      const [field] = listFields({ questions: [question], data: [] })
      if (field === undefined) throw new Error("There is no field")
      const known = new Set<string>(listFieldErrorCodes(field))
      for (const a of [
        "",
        "x",
        "7",
        "5000.5",
        "1/1/2020",
        "1/1/2020 10:00",
        "10:00",
        "13:00",
        long,
      ]) {
        const error = validateFormValues([field], { a }).fieldErrors.a
        if (error !== undefined) expect(known).toContain(error.code)
      }
    }
  })
})
