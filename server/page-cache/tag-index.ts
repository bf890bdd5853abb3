import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { getExpiresAt } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { type PageEntry, parsePagePath } from "./page-entry.ts"

const maxPaths = 20_000

/** A cached page: its tags, and when its render started, in milliseconds. */
type Page = Pick<PageEntry, "tags" | "startedAt">

/** Indexes page paths by tag, to find the pages that a change has invalidated. */
export class TagIndex {
  readonly #pages = new Map<string, Page>()

  add(key: string, tags: readonly string[], startedAt = Date.now()): void {
    const path = parsePagePath(key)
    if (!path) return
    this.#pages.delete(path)
    this.#pages.set(path, { tags, startedAt })
    const oldest = this.#pages.keys().next().value
    if (this.#pages.size > maxPaths && oldest !== undefined) this.#pages.delete(oldest)
  }

  /** Adds a page that was found, unless it is known: such as one from before a restart. */
  restore({ key, tags, startedAt }: PageEntry): void {
    if (this.get(parsePagePath(key) ?? "")?.startedAt !== startedAt) this.add(key, tags, startedAt)
  }

  /** Returns the page that is cached for a path; undefined if none is known. */
  get(path: string): Page | undefined {
    return this.#pages.get(path)
  }

  remove(key: string): void {
    this.#pages.delete(parsePagePath(key) ?? "")
  }

  /**
   * Returns the paths of pages with any of the tags: English ones first, the most recently added of
   * those first.
   */
  listPaths(tags: readonly string[]): string[] {
    const wanted = new Set(tags)
    const paths = [...this.#pages]
      .filter(([, { tags: pageTags }]) => pageTags.some((tag) => wanted.has(tag)))
      .map(([path]) => path)
      .reverse()
    const isEnglish = (path: string) => getPathLocale(path) === defaultLocale
    return [...paths.filter(isEnglish), ...paths.filter((path) => !isEnglish(path))]
  }

  /** Returns the paths of pages that expire at a scheduled time, and that time in milliseconds. */
  listExpiries(): [string, number][] {
    return [...this.#pages].flatMap(([path, { tags }]) => {
      const endMs = getExpiresAt(tags)
      return endMs === null ? [] : [[path, endMs]]
    })
  }

  /** Adds the pages of the build with their tags. `appFolder` is `.next/server/app`. */
  readBuild(appFolder: string): void {
    for (const file of listMetaFiles(appFolder)) {
      const path = join(appFolder, file)
      const tags = parseMetaTags(JSON.parse(readFileSync(path, "utf8")))
      if (tags) this.add(`/${file.slice(0, -".meta".length)}`, tags, statSync(path).mtimeMs)
    }
  }
}

function listMetaFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".meta"),
    )
  } catch {
    return []
  }
}

function parseMetaTags(meta: unknown): string[] | null {
  const headers = (meta as { headers?: Record<string, unknown> } | null)?.headers
  const tags = headers?.["x-next-cache-tags"]
  return typeof tags === "string" ? tags.split(",") : null
}
