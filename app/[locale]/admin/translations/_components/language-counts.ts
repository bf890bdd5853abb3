import type { AdminOutput } from "#lib/admin/call-admin.ts"
import type { Locale } from "#lib/contract/languages.ts"

export type LanguageCounts = AdminOutput<"listTranslationLanguages">["data"][number]
type Counts = { texts: number; missing: number; outdated: number }

/** Returns the sum of the counts. */
export function getTotals(counts: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => counts.reduce((total, each) => total + each[name], 0)
  return { texts: sum("texts"), missing: sum("missing"), outdated: sum("outdated") }
}

/** Returns how much is translated in whole percent: 100 only if nothing is missing. */
export function getPercent({ texts, missing }: Counts): number {
  return texts === 0 ? 100 : Math.floor(((texts - missing) / texts) * 100)
}

/** Returns the language that screens show first: the one with the most translations; null without any. */
export function resolveLanguage(languages: readonly LanguageCounts[]): Locale | null {
  const [first] = languages
    .map(({ language, kinds }) => ({ language, missing: getTotals(kinds).missing }))
    .sort((one, other) => one.missing - other.missing)
  return first?.language ?? null
}
