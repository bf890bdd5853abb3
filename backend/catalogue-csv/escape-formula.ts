/** Matches what spreadsheets run as a formula, with or without apostrophes that prevent it. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Escapes a cell that looks like a formula with a leading apostrophe (CSV injection). */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Reverts `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
