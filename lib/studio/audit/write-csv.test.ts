import { describe, expect, it } from "@jest/globals"
import { writeCsv } from "./write-csv.ts"

describe("a table as CSV", () => {
  it("begins with the mark that has spreadsheets read it as UTF-8, and ends every line", () => {
    expect(
      writeCsv([
        ["Page", "Title"],
        ["/a", "Käse"],
      ]),
    ).toBe("\uFEFFPage,Title\r\n/a,Käse\r\n")
  })

  it("quotes what has commas, quotes and lines of its own", () => {
    expect(writeCsv([["a,b", 'say "x"', "one\ntwo", "one\r\ntwo", "plain"]])).toBe(
      '\uFEFF"a,b","say ""x""","one\ntwo","one\r\ntwo",plain\r\n',
    )
  })

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://evil.example")'])(
    "never holds what a spreadsheet takes for a formula: %j",
    (text) => {
      const [, field = ""] = writeCsv([["", text]]).split(/^\uFEFF,/)
      expect(field.replace(/^"/, "").startsWith("'")).toBe(true)
    },
  )
})
