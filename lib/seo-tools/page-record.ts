import { seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { isLocale } from "#lib/contract/languages.ts"
import type { EditorKind } from "./editor-url.ts"

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
