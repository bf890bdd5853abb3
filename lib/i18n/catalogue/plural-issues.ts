import type { Counted } from "./parse-message.ts"

/** Whole numbers that cover all plural categories of every language up to a thousand. */
const samples = [...Array(201).keys(), 1_000]

/**
 * Returns the plural issues of a counted text: missing forms, forms that the language does not
 * have, and forms for several numbers that omit the number.
 */
export function listPluralIssues({ name, forms }: Counted, languageTag: string): string[] {
  const rules = new Intl.PluralRules(languageTag)
  const known = new Set<string>(rules.resolvedOptions().pluralCategories)
  const given = new Map(forms.map((form) => [form.rule, form]))
  const used = new Map<string, number[]>()
  for (const count of samples) {
    const exact = `=${count}`
    const rule = given.has(exact) ? exact : rules.select(count)
    used.set(rule, [...(used.get(rule) ?? []), count])
  }
  const missing = [...used.keys()].filter((rule) => !given.has(rule))
  const unknown = forms.filter(({ rule }) => !rule.startsWith("=") && !known.has(rule))
  const isNumberIncluded = forms.some(({ includesNumber }) => includesNumber)
  const silent = forms.filter(
    ({ rule, includesNumber }) =>
      isNumberIncluded && !includesNumber && (used.get(rule)?.length ?? 0) > 1,
  )
  return [
    ...missing.map((rule) => `{${name}} has no form "${rule}"`),
    ...unknown.map(({ rule }) => `{${name}} has a form "${rule}" that the language does not know`),
    ...silent.map(({ rule }) => {
      const [one, other] = used.get(rule) ?? []
      return `the form "${rule}" of {${name}} leaves out the number, but is used for ${one} and ${other}`
    }),
  ]
}
