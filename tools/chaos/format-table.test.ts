import { describe, expect, it } from "@jest/globals"
import { formatTable } from "./format-table.ts"

const columns = ["failure", "where", "expected", "saw", "verdict"] as const

describe("Markdown table of experiment results", () => {
  it("prints a line for each row, and escapes cell separators and line breaks", () => {
    const row = { failure: "html 404", where: "/cart", expected: "503" } as const
    const table = formatTable(columns, [
      { ...row, saw: "503", verdict: "held" },
      { ...row, saw: "200 | a\nblank page", verdict: "BROKE" },
    ])
    expect(table.split("\n")).toEqual([
      "| failure | where | expected | saw | verdict |",
      "| --- | --- | --- | --- | --- |",
      "| html 404 | /cart | 503 | 503 | held |",
      "| html 404 | /cart | 503 | 200 \\| a blank page | BROKE |",
    ])
  })
})
