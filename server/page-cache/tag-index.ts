import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { getEndOfTruth } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { parseVisitorPath } from "./page-entry.ts"

const maxPaths = 20_000

/** Knows which addresses are made from which tags, so that changed pages can be made ahead. */
export class TagIndex {
  readonly #tagsOf = new Map<string, readonly string[]>()

  note(key: string, tags: readonly string[]): void {
    const path = parseVisitorPath(key)
    if (!path) return
    this.#tagsOf.delete(path)
    this.#tagsOf.set(path, tags)
    const oldest = this.#tagsOf.keys().next().value
    if (this.#tagsOf.size > maxPaths && oldest !== undefined) this.#tagsOf.delete(oldest)
  }

  /** Notes an address that is not known, such as after a restart. */
  recall(key: string, tags: readonly string[]): void {
    if (!this.#tagsOf.has(parseVisitorPath(key) ?? "")) this.note(key, tags)
  }

  forget(key: string): void {
    this.#tagsOf.delete(parseVisitorPath(key) ?? "")
  }

  /** Addresses made from any of the tags: English ones first, of those the most recently made. */
  listPaths(tags: readonly string[]): string[] {
    const wanted = new Set(tags)
    const paths = [...this.#tagsOf]
      .filter(([, own]) => own.some((tag) => wanted.has(tag)))
      .map(([path]) => path)
      .reverse()
    const isEnglish = (path: string) => getPathLocale(path) === defaultLocale
    return [...paths.filter(isEnglish), ...paths.filter((path) => !isEnglish(path))]
  }

  /** Addresses of pages that stop being true by themselves, and when, in milliseconds. */
  listEnds(): [string, number][] {
    return [...this.#tagsOf].flatMap(([path, tags]) => {
      const endMs = getEndOfTruth(tags)
      return endMs === null ? [] : [[path, endMs]]
    })
  }

  /** Reads the tags of the pages that the build made. `appFolder` is `.next/server/app`. */
  readBuild(appFolder: string): void {
    for (const file of listMetaFiles(appFolder)) {
      const meta: unknown = JSON.parse(readFileSync(join(appFolder, file), "utf8"))
      const tags = parseMetaTags(meta)
      if (tags) this.note(`/${file.slice(0, -".meta".length)}`, tags)
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
