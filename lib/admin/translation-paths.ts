import type { Locale } from "#lib/contract/languages.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import {
  type TranslatableKind,
  translatableKindNames,
  translatedModels,
} from "#lib/contract/translation.ts"
import { recordKinds } from "./record-kinds.ts"

/** A record with texts. Of the kinds without records the id is 0. */
export type TranslatedRef = { kind: TranslatableKind; id: number }

/** Returns the path of the translations of a record; `search` finds one of its texts. */
export function buildTranslationPath(
  { kind, id }: TranslatedRef,
  { language, search }: { language?: Locale; search?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(language !== undefined && { language }),
    ...(search !== undefined && { search }),
  })
  return `/admin/translations/${kind}/${id}${query.size === 0 ? "" : `?${query}`}`
}

/** Returns the path of the list of translations with these filters. */
export function buildTranslationsPath(filter: Readonly<Record<string, string>>): string {
  return `/admin/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** Returns the kind of a model's records; null if they have no texts to translate. */
export function findTranslatedKind(model: ModelName): TranslatableKind | null {
  return translatableKindNames.find((kind) => translatedModels[kind] === model) ?? null
}

const editorPaths: Partial<Record<TranslatableKind, string>> = {
  product: "products",
  group: "categories",
  page: "pages",
}

/** Returns the path of the screen that edits the English texts of a record; null if it has none. */
export function findSourcePath({ kind, id }: TranslatedRef): string | null {
  const own = editorPaths[kind]
  if (own !== undefined) return `/admin/${own}/${id}`
  if (kind === "shipping_type" || kind === "shipping_region") return "/admin/delivery"
  if (kind === "image") return "/admin/media"
  const content = recordKinds.find(({ model }) => model === translatedModels[kind])
  return content === undefined ? null : `/admin/content/${content.path}/${id}`
}
