/** @jest-environment jsdom */
import { expect, it } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { SelectField } from "./select-field.tsx"

const choices = [{ value: "wht", label: "White" }]

it.each([
  ["wht", true, ["—", "White"]],
  ["wht", false, ["White"]],
  ["", false, ["—", "White"]],
  ["brand", true, ["—", "brand", "White"]],
])("offers a stored %j, optional: %s, as %j", (value, isOptional, expected) => {
  const props = { label: "Colour", value, choices, isOptional, onChange: () => {} }
  render(<SelectField {...props} />)
  const select = screen.getByLabelText<HTMLSelectElement>("Colour")
  expect([...select.options].map(({ text }) => text)).toEqual(expected)
  expect(select.value).toBe(value)
})
