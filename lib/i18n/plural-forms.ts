/** A text for each way a language counts, as one line may need "1 item" and "{number} items". */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Numbers among which every language finds all of its ways to count whole things. */
const samples = [0, 1, 2, 3, 5, 11, 100, 1_000_000]

/**
 * The forms of a text whose number only the browser knows, which would else need the whole catalogue
 * there. `format` says it of a number.
 */
export function buildPluralForms(locale: string, format: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale)
  return Object.fromEntries(samples.map((count) => [rules.select(count), format(count)]))
}

/** The form that the number takes, the general one where it has none of its own. */
export function resolvePluralForm(forms: PluralForms, count: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ""
}
