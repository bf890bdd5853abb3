import { listRegionalForms } from "./regional-forms.ts"

/** Who searches for `words` also finds `others`; if it is two-way, the other way round as well. */
export type Synonym = { words: string; others: string; is_two_way: boolean }

export type SynonymError = "duplicate" | "same" | "cycle" | "one_way_exists"

/** Maximum number of phrases that one phrase is searched as, itself included. */
const maxAlternatives = 8

/**
 * Lists what a phrase is searched as: itself first, then its other form, and the synonyms of both
 * and theirs in turn, at most eight. The other forms are those of Australia and America by default.
 */
export function listAlternatives(
  phrase: string,
  synonyms: readonly Synonym[],
  listForms: (phrase: string) => readonly string[] = listRegionalForms,
): string[] {
  const found = new Set([phrase, ...listForms(phrase)])
  for (const each of found) {
    for (const next of listNext(each, synonyms)) if (found.size < maxAlternatives) found.add(next)
  }
  return [...found]
}

/** True if a synonym starts from this phrase. */
export function hasSynonym(phrase: string, synonyms: readonly Synonym[]): boolean {
  return listNext(phrase, synonyms).length > 0
}

/**
 * Returns why a synonym cannot be added: it exists, or exists in one direction only; both sides are
 * the same; or other synonyms already lead from its second side back to its first.
 */
export function findSynonymError(
  added: Synonym,
  existing: readonly Synonym[],
): SynonymError | null {
  const { words, others, is_two_way } = added
  if (words === others) return "same"
  if (listReachable(words, existing).has(others)) {
    const isBack = listReachable(others, existing).has(words)
    return is_two_way && !isBack ? "one_way_exists" : "duplicate"
  }
  return listReachable(others, existing).has(words) ? "cycle" : null
}

/** Returns the phrases that a search for a phrase also finds, the phrase itself included. */
function listReachable(phrase: string, synonyms: readonly Synonym[]): Set<string> {
  const found = new Set([phrase])
  for (const each of found) for (const next of listNext(each, synonyms)) found.add(next)
  return found
}

function listNext(phrase: string, synonyms: readonly Synonym[]): string[] {
  return synonyms.flatMap(({ words, others, is_two_way }) => {
    if (words === phrase) return [others]
    return is_two_way && others === phrase ? [words] : []
  })
}
