import { expect, it } from "@jest/globals"
import { escapeHtml } from "./escape-html.ts"

it("escapes a text for HTML, between tags and in attributes with either quote", () => {
  expect(escapeHtml(`<a href="/?a&b" title='x'>`)).toBe(
    "&lt;a href=&quot;/?a&amp;b&quot; title=&#39;x&#39;&gt;",
  )
})
