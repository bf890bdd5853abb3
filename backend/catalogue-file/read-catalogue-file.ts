import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { z } from "zod"
import { slugSchema } from "#lib/contract/primitives.ts"
import { decodeFile, FileRefusal } from "./decode-file.ts"
import { columns, isKnownColumn } from "./file-columns.ts"
import type { CellNote, FiledProduct, FiledRow } from "./filed-product.ts"
import { unguardCell } from "./safe-cell.ts"

const mostRecordCharacters = 2_000_000
const mostRows = 5_000
const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

export type CatalogueFile = {
  /** Columns that the import does not know and ignores. */
  unknownColumns: readonly string[]
  products: AsyncGenerator<FiledProduct>
}

/**
 * Parses a catalogue CSV file, one product at a time. Accepts comma, semicolon or tab as delimiter
 * and any line ending. Throws a FileError if the file as a whole cannot be read, also while
 * `products` is iterated.
 */
export async function readCatalogueFile(
  path: string,
  onBytes?: (bytes: number) => void,
): Promise<CatalogueFile> {
  const records = listRecords(decodeFile(path, onBytes))
  const first = await records.next()
  const header = (first.done ? [] : first.value.cells).map((name) => name.trim())
  if (!header.includes(columns.handle)) {
    throw new FileRefusal(
      `${path} has no column "${columns.handle}" in its first line, so it is no catalogue.`,
    )
  }
  const twice = header.find((name, at) => isKnownColumn(name) && header.indexOf(name) !== at)
  if (twice !== undefined) throw new FileRefusal(`${path} has the column "${twice}" twice.`)
  const unknownColumns = header.filter((name) => name !== "" && !isKnownColumn(name))
  return { unknownColumns, products: listProducts(records, header) }
}

type Line = { line: number; cells: readonly string[] }

async function* listRecords(text: AsyncGenerator<string>): AsyncGenerator<Line> {
  const { pieces, delimiter } = await findDelimiter(text)
  const parser = parse({
    ...{ delimiter, info: true, relax_column_count: true, skip_empty_lines: true },
    max_record_size: mostRecordCharacters,
  })
  const source = Readable.from(pieces)
  source.on("error", (fault) => parser.destroy(fault))
  let ended = 0
  try {
    for await (const item of source.pipe(parser)) {
      const { record, info } = recordSchema.parse(item)
      yield { line: ended + 1, cells: record }
      ended = info.lines
    }
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    throw new FileRefusal(describe(fault, ended + 1))
  }
}

function describe({ code, message }: CsvError, line: number): string {
  if (code === "CSV_MAX_RECORD_SIZE" || code === "CSV_QUOTE_NOT_CLOSED") {
    return `Line ${line}: a quotation mark is opened and not closed again.`
  }
  if (code === "CSV_INVALID_CLOSING_QUOTE" || code === "INVALID_OPENING_QUOTE") {
    return `Line ${line}: a quotation mark inside a cell is written twice ("") and is not here.`
  }
  return `Line ${line}: ${message}`
}

/**
 * Detects the delimiter: the most frequent of comma, semicolon and tab in the first line, outside
 * quotes.
 */
async function findDelimiter(text: AsyncGenerator<string>) {
  let start = ""
  while (!/[\r\n]/.test(start) && start.length < mostRecordCharacters) {
    const piece = await text.next()
    if (piece.done) break
    start += piece.value
  }
  const line = (start.split(/[\r\n]/)[0] ?? "").replace(/"[^"]*"/g, "")
  const count = (sign: string) => line.split(sign).length
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a))
  async function* pieces() {
    yield start
    yield* text
  }
  return { delimiter, pieces: pieces() }
}

type OpenProduct = { handle: string; rows: FiledRow[]; faults: CellNote[] }

async function* listProducts(
  records: AsyncGenerator<Line>,
  header: readonly string[],
): AsyncGenerator<FiledProduct> {
  const ended = new Set<string>()
  const open: OpenProduct[] = []
  for await (const { line, cells } of records) {
    const row = buildRow(line, cells, header)
    const handle = row.cells.get(columns.handle) ?? ""
    let product = open.at(0)
    if (product?.handle !== handle) {
      yield* open.splice(0)
      product = { handle, rows: [], faults: checkHandle(handle, line, ended) }
      open.push(product)
      ended.add(handle)
    }
    if (cells.slice(header.length).some((cell) => cell !== "")) {
      product.faults.push({ line, column: "", message: "has more cells than the first line." })
    }
    if (product.rows.length < mostRows) product.rows.push(row)
    else product.faults.splice(0, Number.POSITIVE_INFINITY, tooMany(line))
  }
  yield* open
}

function buildRow(line: number, cells: readonly string[], header: readonly string[]): FiledRow {
  const named = header.map((name, at) => [name, unguardCell(cells[at] ?? "")] as const)
  return {
    line,
    cells: new Map(
      named.map(([name, cell]) => [name, name === columns.handle ? cell.trim() : cell]),
    ),
  }
}

function checkHandle(handle: string, line: number, ended: ReadonlySet<string>): CellNote[] {
  const fault = (message: string) => [{ line, column: columns.handle, message }]
  if (handle === "") return fault("is empty.")
  if (ended.has(handle)) return fault(`the rows of "${handle}" must stand together.`)
  if (slugSchema.safeParse(handle).success) return []
  return fault(`"${handle}" is no address: lower-case letters, digits and single hyphens.`)
}

function tooMany(line: number): CellNote {
  return { line, column: "", message: `a product may have ${mostRows} rows at most.` }
}
