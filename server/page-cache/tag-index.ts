import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { getExpiresAt } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { type PageEntry, parseBuildName, parsePagePath } from "./page-entry.ts"

const maxPaths = 20_000
/** The part of a `.meta` file of the build that names the tags of its page. */
const metaSchema = z.object({ headers: z.object({ "x-next-cache-tags": z.string() }) })

/** A cached page: its tags, and when its render started, in milliseconds. */
type Page = Pick<PageEntry, "tags" | "startedAt">

/** Indexes page paths by tag, to find the pages that a change has invalidated. */
export class TagIndex {
  readonly #pages = new Map<string, Page>()
  /** Names of the pages that the build has. */
  readonly #built = new Set<string>()

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

  /** True if the build has a copy of the page, which is there again if the newer one is deleted. */
  isBuilt(key: string): boolean {
    return this.#built.has(parseBuildName(key))
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
      const name = `/${file.slice(0, -".meta".length)}`
      this.#built.add(name)
      const tags = parseMetaTags(JSON.parse(readFileSync(path, "utf8")))
      if (tags) this.add(name, tags, statSync(path).mtimeMs)
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
  return metaSchema.safeParse(meta).data?.headers["x-next-cache-tags"].split(",") ?? null
}
