/** @jest-environment jsdom */
import { expect, it } from "@jest/globals"
import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { renderAdmin } from "#tests/support/render-admin.tsx"
import { HtmlField } from "./html-field.tsx"

function Form() {
  const [value, setValue] = useState("A blue cup.\n\nFor tea.")
  return <HtmlField label="Text" value={value} onChange={setValue} />
}

it("formats the selected text, and makes paragraphs of lines when it loses the focus", () => {
  renderAdmin(<Form />, "/admin/content", {})
  const area = screen.getByLabelText<HTMLTextAreaElement>("Text")
  area.focus()
  area.setSelectionRange(2, 6)
  const bold = screen.getByRole("button", { name: "Bold" })
  fireEvent.blur(area, { relatedTarget: bold })
  fireEvent.click(bold)
  expect(area.value).toBe("A <strong>blue</strong> cup.\n\nFor tea.")
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("blue")
  fireEvent.blur(area)
  expect(area.value).toBe("<p>A <strong>blue</strong> cup.</p>\n<p>For tea.</p>")
})
