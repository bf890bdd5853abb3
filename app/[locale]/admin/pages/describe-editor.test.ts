import { expect, it } from "@jest/globals"
import { buildEditorForms } from "./describe-editor.ts"

it("offers colours of widgets by name, and none", () => {
  const { widgets } = buildEditorForms()
  const fields = widgets.flatMap((widget) => widget.fields)
  const colours = fields.filter(({ name }) => name.endsWith("_colour"))
  expect(colours.length).toBeGreaterThan(4)
  for (const { kind, isNullable, choices } of colours) {
    expect([kind, isNullable]).toEqual(["choice", true])
    expect(choices).toContainEqual({ value: "wht", label: "White" })
  }
})
