import { expect, it } from "@jest/globals"
import { parseEmailLink } from "./parse-email-link.ts"

it("parses the email address and the code from an emailed link", () => {
  const link = { email: "kim@example.com", code: "ABCD2345" }
  expect(parseEmailLink({ ...link, other: "1" })).toEqual(link)
})

it.each([
  {},
  { email: "kim@example.com" },
  { code: "ABCD2345" },
  { email: "", code: "ABCD2345" },
  { email: "kim@example.com", code: "" },
  { email: ["kim@example.com", "ann@example.com"], code: "ABCD2345" },
  { email: "kim@example.com", code: "A".repeat(21) },
  { email: `${"k".repeat(310)}@example.com`, code: "ABCD2345" },
])("returns null for any other query: %j", (query) => {
  expect(parseEmailLink(query)).toBeNull()
})
