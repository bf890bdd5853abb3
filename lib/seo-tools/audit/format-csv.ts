/** Spreadsheets read a text that starts with these characters as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Formats a table as CSV (RFC 4180) with a UTF-8 byte order mark. Prevents formula injection: a
 * text that spreadsheets would read as a formula gets a leading apostrophe.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatField).join(",")}\r\n`).join("")}`
}

function formatField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
