/** What spreadsheets take for a formula, with or without the marks that keep them from it. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet runs: one that looks like a formula begins with an apostrophe. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The cell as it was before it was guarded. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
