import { seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { isLocale } from "#lib/contract/languages.ts"
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

/** The record in the editor that a page shows. */
export type PageRecord = { kind: EditorKind; slug: string }

/**
 * Returns the record that a path of the shop shows; null for pages without one, such as a search.
 */
export function resolvePageRecord(path: string): PageRecord | null {
  const [bare = ""] = path.split(/[?#]/)
  const segments = bare.split("/").filter((part) => part !== "")
  const [first, second] = isLocale(segments[0] ?? "") ? segments.slice(1) : segments
  if (first === undefined) return { kind: "page", slug: "home" }
  if (first === "product") return second === undefined ? null : { kind: "product", slug: second }
  if (first === shopRoot || first === seasonalRoot) return { kind: "group", slug: second ?? first }
  if (first === "blog" && second !== undefined && second !== "page") {
    return { kind: "article", slug: second }
  }
  return first === "search" ? null : { kind: "page", slug: first }
}
