import { getWords, type Words } from "#backend/texts/words.ts"
import { defaultLocale } from "#lib/contract/languages.ts"

/** The words of letters to the shop's owner, who is written to in English. */
export function getOwnerWords(): Words {
  return getWords(defaultLocale)
}
