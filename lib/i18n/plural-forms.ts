/** A text per plural category, such as "1 item" and "{number} items". */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Whole numbers that cover all plural categories of every language. */
const samples = [0, 1, 2, 3, 5, 11, 100, 1_000_000]

/**
 * Returns the plural forms of a text whose number only the browser knows, so that the browser does
 * not load the whole catalogue. `format` returns the text for a number.
 */
export function buildPluralForms(locale: string, format: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale)
  return Object.fromEntries(samples.map((count) => [rules.select(count), format(count)]))
}

/** Returns the form for the number, or the general form if there is none. */
export function resolvePluralForm(forms: PluralForms, count: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ""
}
