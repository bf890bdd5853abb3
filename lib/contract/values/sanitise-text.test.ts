import { expect, it } from "@jest/globals"
import { escapeHtml, sanitiseLine, sanitiseText } from "./sanitise-text.ts"

it("preserves line breaks and tabs, and removes other control characters", () => {
  expect(sanitiseText("By the gate\r\n\tor\u0000 the\u0007 shed")).toBe(
    "By the gate\n\tor the shed",
  )
})

it("removes bidirectional control characters, and preserves text in right-to-left languages", () => {
  expect(sanitiseText("\u202egnp.exe\u202c \u2067x\u2069")).toBe("gnp.exe x")
  expect(sanitiseText("שלום\u200f, עולם")).toBe("שלום\u200f, עולם")
})

it("joins lines into one", () => {
  expect(sanitiseLine(" Ann\n\tExample ")).toBe("Ann Example")
})

it("escapes a text for HTML, between tags and in attributes with either quote", () => {
  expect(escapeHtml(`<a href="/?a&b" title='x'>`)).toBe(
    "&lt;a href=&quot;/?a&amp;b&quot; title=&#39;x&#39;&gt;",
  )
})
