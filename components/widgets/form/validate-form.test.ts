/** @jest-environment jsdom */

import { describe, expect, it } from "@jest/globals"
import { questionSchema } from "#lib/contract/form.ts"
import { listFields } from "#lib/contract/form-fields.ts"
import { fieldMessagePatterns } from "#lib/i18n/field-message-patterns.ts"
import { validateForm } from "./validate-form.ts"

const questions = [
  { name: "name", field_type: "text", label: "Name", required: true },
  { name: "count", field_type: "number", label: "Count", max: 5 },
  { name: "pass", field_type: "password", label: "Password", required: true },
].map((question, at) => questionSchema.parse({ id: at + 1, ...question }))
const fields = listFields({ questions, data: [] })

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
    fill: "Ausfüllen",
    fieldRequired: "„{name}“ ausfüllen",
    fieldInvalid: "„{name}“ prüfen",
    atLeast: "„{name}“ ab {limit}",
    atMost: "„{name}“ bis {limit}",
    most: "Zu lang",
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

  it("has a label for every message pattern", () => {
    for (const [name] of fieldMessagePatterns) expect(Object.keys(labels)).toContain(name)
  })
})
