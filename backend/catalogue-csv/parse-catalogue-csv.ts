import { createReadStream } from "node:fs"
import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { z } from "zod"
import { slugSchema } from "#lib/contract/primitives.ts"
import {
  type CellIssue,
  type CsvProduct,
  type CsvRow,
  columns,
  isKnownColumn,
  unescapeFormula,
} from "./csv-format.ts"

/** A file that cannot be read in the expected format; the message is written for the owner. */
export class FileError extends Error {
  override readonly name = "FileError"
}

/**
 * Yields the text of a UTF-8 file chunk by chunk, without its byte order mark. `onBytes` receives
 * the number of bytes read so far. Throws a FileError if the file does not exist, may not be read
 * or is not UTF-8.
 */
async function* decodeFile(
  path: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path)) {
      const piece: Buffer = Buffer.from(chunk)
      bytes += piece.length
      onBytes(bytes)
      yield decoder.decode(piece, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw buildFileError(path, error) ?? error
  }
}

/** Returns why a file cannot be read, written for the owner; null for any other error. */
export function buildFileError(path: string, error: unknown): FileError | null {
  const code: unknown = Reflect.get(Object(error), "code")
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    return new FileError(`${path} is not UTF-8; save it as "CSV UTF-8 (comma delimited)".`)
  }
  if (code === "ENOENT") return new FileError(`There is no file ${path}.`)
  if (code === "EISDIR") return new FileError(`${path} is a folder.`)
  if (code === "EACCES") return new FileError(`${path} may not be read.`)
  return null
}

const maxRecordCharacters = 2_000_000
const maxRows = 5_000
const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

type CatalogueFile = {
  /** Columns that the import does not know and ignores. */
  unknownColumns: readonly string[]
  products: AsyncGenerator<CsvProduct>
}

/**
 * Parses a catalogue CSV file, one product at a time. Accepts comma, semicolon or tab as delimiter
 * and any line ending. Throws a FileError if the file as a whole cannot be read, also while
 * `products` is iterated.
 */
export async function parseCatalogueCsv(
  path: string,
  onBytes?: (bytes: number) => void,
): Promise<CatalogueFile> {
  const records = readCsvLines(path, onBytes)
  const first = await records.next()
  const header = (first.done ? [] : first.value.cells).map((name) => name.trim())
  if (!header.includes(columns.handle)) {
    throw new FileError(
      `${path} has no column "${columns.handle}" in its first line, so it is no catalogue.`,
    )
  }
  const twice = header.find((name, at) => isKnownColumn(name) && header.indexOf(name) !== at)
  if (twice !== undefined) throw new FileError(`${path} has the column "${twice}" twice.`)
  const unknownColumns = header.filter((name) => name !== "" && !isKnownColumn(name))
  return { unknownColumns, products: listProducts(records, header) }
}

/** A record of a CSV file: the line it starts on, and its cells. */
export type CsvLine = { line: number; cells: readonly string[] }

/**
 * Reads the records of a CSV file with any of the usual delimiters and line endings. `onBytes`
 * receives the number of bytes read so far. Throws a FileError if the file cannot be read.
 */
export function readCsvLines(
  path: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CsvLine> {
  return listRecords(decodeFile(path, onBytes))
}

async function* listRecords(text: AsyncGenerator<string>): AsyncGenerator<CsvLine> {
  const { pieces, delimiter } = await detectDelimiter(text)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordCharacters,
  })
  const source = Readable.from(pieces)
  source.on("error", (error) => parser.destroy(error))
  let ended = 0
  try {
    for await (const item of source.pipe(parser)) {
      const { record, info } = recordSchema.parse(item)
      yield { line: ended + 1, cells: record }
      ended = info.lines
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileError(formatCsvError(error, ended + 1))
  }
}

function formatCsvError({ code, message }: CsvError, line: number): string {
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
async function detectDelimiter(text: AsyncGenerator<string>) {
  let start = ""
  while (!/[\r\n]/.test(start) && start.length < maxRecordCharacters) {
    const piece = await text.next()
    if (piece.done) break
    start += piece.value
  }
  const line = (start.split(/[\r\n]/)[0] ?? "").replace(/"[^"]*"/g, "")
  const count = (character: string) => line.split(character).length
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a))
  async function* pieces() {
    yield start
    yield* text
  }
  return { delimiter, pieces: pieces() }
}

type OpenProduct = { handle: string; rows: CsvRow[]; errors: CellIssue[] }

async function* listProducts(
  records: AsyncGenerator<CsvLine>,
  header: readonly string[],
): AsyncGenerator<CsvProduct> {
  const ended = new Set<string>()
  const open: OpenProduct[] = []
  for await (const { line, cells } of records) {
    const row = buildRow(line, cells, header)
    const handle = row.cells.get(columns.handle) ?? ""
    let product = open.at(0)
    if (product?.handle !== handle) {
      yield* open.splice(0)
      product = { handle, rows: [], errors: validateHandle(handle, line, ended) }
      open.push(product)
      ended.add(handle)
    }
    if (cells.slice(header.length).some((cell) => cell !== "")) {
      product.errors.push({ line, column: "", message: "has more cells than the first line." })
    }
    if (product.rows.length < maxRows) product.rows.push(row)
    else product.errors.splice(0, Number.POSITIVE_INFINITY, buildRowLimitIssue(line))
  }
  yield* open
}

function buildRow(line: number, cells: readonly string[], header: readonly string[]): CsvRow {
  const named = header.map((name, at) => [name, unescapeFormula(cells[at] ?? "")] as const)
  return {
    line,
    cells: new Map(
      named.map(([name, cell]) => [name, name === columns.handle ? cell.trim() : cell]),
    ),
  }
}

function validateHandle(handle: string, line: number, ended: ReadonlySet<string>): CellIssue[] {
  const buildIssues = (message: string) => [{ line, column: columns.handle, message }]
  if (handle === "") return buildIssues("is empty.")
  if (ended.has(handle)) return buildIssues(`the rows of "${handle}" must stand together.`)
  if (slugSchema.safeParse(handle).success) return []
  return buildIssues(`"${handle}" is no address: lower-case letters, digits and single hyphens.`)
}

function buildRowLimitIssue(line: number): CellIssue {
  return { line, column: "", message: `a product may have ${maxRows} rows at most.` }
}
