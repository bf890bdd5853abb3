import { getEnv } from "#lib/env.ts"

/** Kinds of records that search engines and social networks read and editors change. */
export type EditorKind =
  | "product"
  | "group"
  | "page"
  | "article"
  | "sitemap"
  | "redirect"
  | "domain"

/** Names of the models in the editor. */
const models: Record<EditorKind, string> = {
  product: "product",
  group: "group",
  page: "page",
  article: "article",
  sitemap: "sitemap",
  redirect: "redirect",
  domain: "domain",
}

/**
 * Returns the URL where a record is edited, by its id or slug; the list of its kind without a
 * record. Null if no editor is configured: then a message has to name the place.
 */
export function buildEditorUrl(kind: EditorKind, record: string | number = ""): string | null {
  const { EDITOR_URL: editor } = getEnv()
  if (!editor) return null
  const segments = [editor.replace(/\/+$/, ""), models[kind], encodeURIComponent(String(record))]
  return segments.filter((part) => part !== "").join("/")
}
