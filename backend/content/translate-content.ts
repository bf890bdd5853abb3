import type { Deps } from "#backend/deps.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import type { RecordKind } from "#backend/translations/translatable-fields.ts"
import { translateList, translateRecord } from "#backend/translations/translate-records.ts"
import { translateSettings } from "#backend/translations/widget-texts.ts"
import type { Gallery } from "./galleries.ts"
import type { ListPage } from "./list-pages.ts"

/** Returns records of one kind with their texts in the requested language. */
export async function translateRecords<R extends { id: number }>(
  deps: Deps,
  kind: RecordKind,
  records: readonly R[],
): Promise<R[]> {
  const lookup = await getTextLookup(deps, { [kind]: records.map(({ id }) => id) })
  return translateList(kind, records, lookup)
}

/** Returns a gallery with its slides in the requested language, as far as `slides` names them. */
export async function translateGallery<S extends { id: number }>(
  deps: Deps,
  gallery: Gallery,
  slides: readonly S[],
): Promise<{ gallery: Gallery; slides: S[] }> {
  const lookup = await getTextLookup(deps, {
    gallery: [gallery.id],
    slide: slides.map(({ id }) => id),
  })
  return {
    gallery: translateRecord("gallery", gallery, lookup),
    slides: translateList("slide", slides, lookup),
  }
}

/** Returns a page of content blocks with its texts in the requested language. */
export async function translateListPage(
  deps: Deps,
  page: ListPage | null,
): Promise<ListPage | null> {
  if (page === null || !deps.language) return page
  const { content: _content, pageContents, ...own } = page
  const lookup = await getTextLookup(deps, {
    page: [page.id],
    page_content: pageContents.map(({ id }) => id),
  })
  if (lookup === null) return page
  const content = lookup("page", page.id).get("content")
  const translated = translateRecord("page", own, lookup)
  return {
    ...translated,
    content: content === undefined ? page.content : JSON.stringify([content]),
    translated_fields: [
      ...(translated.translated_fields ?? []),
      ...(content === undefined ? [] : ["content"]),
    ],
    pageContents: pageContents.map((block) => {
      const { settings, translated_fields } = translateSettings(
        block.variables,
        lookup("page_content", block.id),
      )
      return { ...block, variables: settings, translated_fields }
    }),
  }
}
