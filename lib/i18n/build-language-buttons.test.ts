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

it("puts languages with English content below their name, unless all have", () => {
  const form = document.createElement("form")
  const show = (complete: string[]) => {
    form.innerHTML = buildLanguageButtons("de", { complete, othersName: "Mit englischen Inhalten" })
    return [...form.children].map(({ textContent }) => textContent)
  }
  const shown = show(["de", "ja"])
  expect(shown.slice(0, 5)).toEqual([
    "Deutsch",
    "English",
    "日本語",
    "Mit englischen Inhalten",
    "Bahasa Indonesia",
  ])
  expect(shown).toHaveLength(Object.keys(languageNames).length + 1)
  expect(show([])).toEqual(Object.values(languageNames))
})
