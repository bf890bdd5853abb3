/** Spreadsheets take what begins so for a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180) that spreadsheets read as UTF-8 and never as formulas: texts that could
 * be one begin with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeField).join(",")}\r\n`).join("")}`
}

function writeField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
