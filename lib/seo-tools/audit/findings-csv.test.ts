import { describe, expect, it } from "@jest/globals"
import { formatCsv } from "./findings-csv.ts"

describe("CSV formatter", () => {
  it("starts with a UTF-8 byte order mark and ends every line with CRLF", () => {
    expect(
      formatCsv([
        ["Page", "Title"],
        ["/a", "Käse"],
      ]),
    ).toBe("\uFEFFPage,Title\r\n/a,Käse\r\n")
  })

  it("quotes fields with commas, quotes and line breaks", () => {
    expect(formatCsv([["a,b", 'say "x"', "one\ntwo", "one\r\ntwo", "plain"]])).toBe(
      '\uFEFF"a,b","say ""x""","one\ntwo","one\r\ntwo",plain\r\n',
    )
  })

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://evil.example")'])(
    "escapes a text that a spreadsheet would read as a formula: %j",
    (text) => {
      const [, field = ""] = formatCsv([["", text]]).split(/^\uFEFF,/)
      expect(field.replace(/^"/, "").startsWith("'")).toBe(true)
    },
  )
})
