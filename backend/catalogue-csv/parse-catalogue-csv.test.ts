import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type CsvProduct, columns, escapeFormula, unescapeFormula } from "./csv-format.ts"
import { parseCatalogueCsv } from "./parse-catalogue-csv.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curlew-csv-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(text: string | Buffer): Promise<CsvProduct[]> {
  const path = join(folder, "products.csv")
  await writeFile(path, text)
  const products: CsvProduct[] = []
  for await (const product of (await parseCatalogueCsv(path)).products) products.push(product)
  return products
}

const listTitles = (products: readonly CsvProduct[]) =>
  products.map(({ rows }) => rows.map(({ line, cells }) => [line, cells.get(columns.name)]))

describe("a catalogue file", () => {
  it.each([
    ["commas", "Handle,Title\na,A\na,B\nb,C\n"],
    ["semicolons", "Handle;Title\r\na;A\r\na;B\r\nb;C"],
    ["tabs and a byte order mark", "\ufeffHandle\tTitle\r\na\tA\r\na\tB\r\nb\tC\r\n"],
    ["quotes", '"Handle","Title"\n"a","A"\n"a","B"\n"b","C"\n'],
    ["CR line endings", "Handle,Title\ra,A\ra,B\rb,C\r"],
  ])("with %s parses into one product per handle", async (_name, text) => {
    const products = await read(text)
    expect(products.map(({ handle }) => handle)).toEqual(["a", "b"])
    expect(listTitles(products)).toEqual([
      [
        [2, "A"],
        [3, "B"],
      ],
      [[4, "C"]],
    ])
  })

  it("lists the columns that the import does not read", async () => {
    const path = join(folder, "columns.csv")
    const options = ["Option0 Name", "Option01 Name", "Option1 Name", "Option10 Value"]
    await writeFile(path, ["Handle", ...options, "Option11 Value", "Google"].join(","))
    const { unknownColumns } = await parseCatalogueCsv(path)
    expect(unknownColumns).toEqual(["Option0 Name", "Option01 Name", "Option11 Value", "Google"])
  })

  it("reports the line on which a row starts, also after cells with several lines", async () => {
    const products = await read('Handle,Title\na,"A\nand more\nand more"\nb,"C, ""D"""\n')
    expect(listTitles(products)).toEqual([[[2, "A\nand more\nand more"]], [[5, 'C, "D"']]])
  })

  it("parses a long cell completely across chunk boundaries", async () => {
    const title = "é".repeat(200_000)
    expect(listTitles(await read(`Handle,Title\na,${title}\n`))).toEqual([[[2, title]]])
  })

  it("limits a product to 5,000 rows, so that it fits into memory", async () => {
    const [product] = await read(`Handle,Title\n${"a,A\n".repeat(6_000)}`)
    expect(product?.rows).toHaveLength(5_000)
    expect(product?.errors).toEqual([
      { line: 6_001, column: "", message: "a product may have 5000 rows at most." },
    ])
  })
})

describe("a cell that a spreadsheet would run as a formula", () => {
  it.each(["=1+1", "+1", "-1", "@x", "\tx", "'=1", "''+x", "＝1"])(
    "%j is escaped and unescapes to the same text",
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`)
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    },
  )

  it.each(["", "'", "'quoted'", "1-2", "Rock 'n' Roll"])("%j is left unescaped", (text) => {
    expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text])
  })
})
