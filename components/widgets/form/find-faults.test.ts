/** @jest-environment jsdom */

import { describe, expect, it } from "@jest/globals"
import { questionSchema } from "#lib/contract/form.ts"
import { listFields } from "#lib/contract/form-fields.ts"
import { answerSentences } from "#lib/i18n/answer-sentences.ts"
import { findFaults } from "./find-faults.ts"

const questions = [
  { name: "name", field_type: "text", label: "Name", required: true },
  { name: "count", field_type: "number", label: "Count", max: 5 },
  { name: "pass", field_type: "password", label: "Password", required: true },
].map((question, at) => questionSchema.parse({ id: at + 1, ...question }))
const fields = listFields({ questions, data: [] })

function fill(name: string, count: string, pass: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="answer.name"><input name="answer.count">
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

describe("what is wrong with a form before it is sent", () => {
  it("is nothing where the shop would take it", () => {
    expect(findFaults(fill("Kim", "5", "x"), fields)).toEqual({})
  })

  it("is what the shop's own rules say, by field", () => {
    expect(findFaults(fill(" ", "6", ""), fields)).toEqual({
      name: "Please fill in “Name”.",
      count: "“Count” must be at most 5.",
      pass: "Please fill in “Password”.",
    })
  })

  it("is a number that only the browser knows to be none", () => {
    const form = fill("Kim", "", "x")
    const count = form.elements.namedItem("answer.count")
    Object.defineProperty(count, "validity", { value: { badInput: true } })
    expect(findFaults(form, fields).count).toMatch(/^Please enter a number/)
  })
})

describe("the same in another language", () => {
  const labels = {
    ...{ fill: "Ausfüllen", answer: "„{name}“ ausfüllen", answerFit: "„{name}“ prüfen" },
    ...{ atLeast: "„{name}“ ab {limit}", atMost: "„{name}“ bis {limit}", most: "Zu lang" },
  }

  it("names the field and its bounds", () => {
    expect(findFaults(fill(" ", "6", ""), fields, labels)).toEqual({
      name: "„Name“ ausfüllen",
      count: "„Count“ bis 5",
      pass: "„Password“ ausfüllen",
    })
  })

  it("leaves a field's own sentence as its editor wrote it", () => {
    const own = fields.map((field) => ({ ...field, validationMessage: "Wie heißen Sie?" }))
    expect(findFaults(fill("", "", "x"), own, labels)).toEqual({ name: "Wie heißen Sie?" })
  })

  it("has words for every sentence of the rules", () => {
    for (const [name] of answerSentences) expect(Object.keys(labels)).toContain(name)
  })
})
