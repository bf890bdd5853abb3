/**
 * Names of the API's fields of a record that are in the language of the page; the others are
 * English. Absent if all are.
 */
export type Translated = { translatedFields?: readonly string[] }

/** A record with its own page, and the languages besides English in which that is complete. */
export type TranslatedPage = Translated & { completeLanguages?: readonly string[] }

/** True if a field of the record is in the language of the page. */
export function isTranslated({ translatedFields }: Translated, field: string): boolean {
  return translatedFields?.includes(field) ?? false
}

/** Parses which fields of a record the API has translated; empty without any, to save bytes. */
export function parseTranslated(wire: {
  translated_fields?: readonly string[] | null | undefined
}): Translated {
  const fields = wire.translated_fields ?? []
  return fields.length === 0 ? {} : { translatedFields: fields }
}

/** Parses the same of a record with its own page. */
export function parseTranslatedPage(
  wire: Parameters<typeof parseTranslated>[0] & {
    complete_languages?: readonly string[] | null | undefined
  },
): TranslatedPage {
  const languages = wire.complete_languages ?? []
  return { ...parseTranslated(wire), ...(languages.length > 0 && { completeLanguages: languages }) }
}
