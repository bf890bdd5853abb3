import { getEnv } from "#lib/env.ts"

/** What editors change that search engines and social networks read. */
export type EditorKind =
  | "product"
  | "group"
  | "page"
  | "article"
  | "sitemap"
  | "redirect"
  | "domain"

/** Names of the models in the editing system. */
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
 * Where in the editing system a record is changed, by its id or slug; the list of its kind without
 * one. Null where no editing system is configured: then a sentence has to say where.
 */
export function buildEditorUrl(kind: EditorKind, record: string | number = ""): string | null {
  const { EDITOR_URL: editor } = getEnv()
  if (!editor) return null
  const parts = [editor.replace(/\/+$/, ""), models[kind], encodeURIComponent(String(record))]
  return parts.filter((part) => part !== "").join("/")
}
