import { stringify } from "csv-stringify/sync"
import { escapeFormula, unescapeFormula } from "#backend/catalogue-csv/csv-format.ts"
import { FileError, readCsvLines } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import type { ExportedText, ImportedText } from "./plan-import.ts"

const columns = ["kind", "record", "field", "state", "english", "translation"] as const

/**
 * Yields a CSV file of texts with their translations. A cell that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */
export async function* formatTranslationCsv(
  texts: AsyncIterable<ExportedText>,
): AsyncGenerator<string> {
  yield stringify([columns])
  for await (const { kind, record, field, state, source, text } of texts) {
    yield stringify([[kind, record, field, state, source, text].map(escapeFormula)])
  }
}

/**
 * Parses such a file. Only the columns kind, record, field and translation are required; with
 * `english`, a text that was translated from another one counts as outdated. Throws a FileError.
 */
export async function parseTranslationCsv(path: string): Promise<ImportedText[]> {
  const lines = readCsvLines(path)
  const first = await lines.next()
  const header = (first.done ? [] : first.value.cells).map((name) => name.trim().toLowerCase())
  const missing = columns.find(
    (name) => name !== "state" && name !== "english" && !header.includes(name),
  )
  if (missing !== undefined) {
    throw new FileError(`${path} has no column "${missing}" in its first line.`)
  }
  const texts: ImportedText[] = []
  for await (const { line, cells } of lines) {
    const get = (name: (typeof columns)[number]) =>
      unescapeFormula(cells[header.indexOf(name)] ?? "")
    texts.push({
      line,
      kind: get("kind").trim(),
      record: get("record").trim(),
      field: get("field").trim(),
      source: header.includes("english") ? get("english") : null,
      text: get("translation"),
    })
  }
  return texts
}
