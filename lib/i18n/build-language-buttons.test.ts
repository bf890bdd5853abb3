/** @jest-environment jsdom */
import { expect, it } from "@jest/globals"
import { buildLanguageButtons, languageNames } from "./language-choice.ts"

it("renders a button per language with its native name and marks the current one", () => {
  const form = document.createElement("form")
  form.innerHTML = buildLanguageButtons("pt")
  const buttons = [...form.querySelectorAll("button")]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(Object.values(languageNames))
  expect(buttons.map(({ value }) => value)).toEqual(Object.keys(languageNames))
  expect(buttons.every(({ type, name }) => type === "submit" && name === "language")).toBe(true)
  const current = buttons.filter((button) => button.ariaCurrent === "true")
  expect(current.map(({ lang }) => lang)).toEqual(["pt-BR"])
})
