import type { GetListParams } from "ra-core"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import {
  isTranslatableKind,
  parseContentLanguage,
  type TranslatableKind,
} from "#lib/contract/translation.ts"
import {
  contentLanguages,
  type TranslationFilter,
  translationFilters,
} from "#lib/contract/translation-admin-calls.ts"

type Query = { language: Locale; kind: TranslatableKind; state: TranslationFilter; search: string }

const [firstLanguage = defaultLocale] = contentLanguages

/** Returns the query of a list of translations; filters from an address that mean nothing are left out. */
export function buildTranslationQuery({ filter = {} }: Pick<GetListParams, "filter">): Query {
  const { language, kind, state, q }: Record<string, unknown> = filter
  return {
    language: parseContentLanguage(language) ?? firstLanguage,
    kind: typeof kind === "string" && isTranslatableKind(kind) ? kind : "product",
    state: translationFilters.find((known) => known === state) ?? "any",
    search: typeof q === "string" ? q : "",
  }
}
