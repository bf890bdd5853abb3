/** @jest-environment jsdom */
import { expect, it } from "@jest/globals"
import { submitListForm } from "./list-form.ts"

it("opens the list that a form of filters chooses, without its empty fields", () => {
  document.body.innerHTML = `<form action="/shop/resin">
    <input name="min" value=" 5 "><input name="max" value=""><input type="checkbox" name="filter" value="Colour:Grey" checked>
    <input type="checkbox" name="in_stock" value="1"></form>`
  const form = document.querySelector("form")
  if (!form) throw new Error("The document has no form.")
  const pushed: string[] = []
  const router = { push: (path: string) => void pushed.push(path) }
  submitListForm(form, router)
  for (const field of form.querySelectorAll("input")) field.disabled = true
  submitListForm(form, router)
  expect(pushed).toEqual(["/shop/resin?min=5&filter=Colour%3AGrey", "/shop/resin"])
})
