import { deserialize, serialize } from "node:v8"
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js"
import { tags as tagNames } from "#lib/cache.ts"
import { buildLocalePath, isLocale } from "#lib/contract/languages.ts"
import { createByteCopy } from "#lib/runtime/create-byte-copy.ts"
import { measureText } from "#lib/runtime/measure-text.ts"

/** A cached page: `value` null marks one that was deleted since the build. */
export type PageEntry = {
  key: string
  /** When its render started, in milliseconds: a change after that makes it stale. */
  startedAt: number
  tags: readonly string[]
  value: CacheHandlerValue["value"]
  cacheControl: CacheHandlerValue["cacheControl"]
  /** Its last render failed at `startedAt`: the page itself is older. */
  hasFailed?: true
}

/** Returns the tags that a rendered page carries in its own headers. */
export function listPageTags(value: CacheHandlerValue["value"]): string[] {
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined
  return typeof header === "string" ? header.split(",") : []
}

/**
 * True unless a page is a search (many, short-lived) or its last render failed (the older one is
 * indexed).
 */
export function isIndexed({ tags, hasFailed }: PageEntry): boolean {
  return !tags.includes(tagNames.search) && !hasFailed
}

/** Returns the approximate size of an entry in bytes of memory. */
export function measureEntry({ value }: PageEntry): number {
  if (value?.kind !== "APP_PAGE") return 2_048
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, s) => sum + s.length, 0)
  return 2_048 + measureText(toText(value.html)) + (value.rscData?.length ?? 0) + segments
}

/** Returns an entry whose bytes retain nothing else in memory, such as its file. */
export function createEntryCopy(entry: PageEntry): PageEntry {
  const { value } = entry
  if (value?.kind !== "APP_PAGE") return entry
  const { rscData, segmentData } = value
  const copied = {
    rscData: rscData && createByteCopy(rscData),
    segmentData:
      segmentData &&
      new Map([...segmentData].map(([name, bytes]) => [name, createByteCopy(bytes)])),
  }
  return { ...entry, value: { ...value, ...copied } }
}

/** Builds the bytes of the entry for a file or for Redis. */
export function buildEntryBytes(entry: PageEntry): Buffer {
  const { value } = entry
  const html = value && "html" in value ? toText(value.html) : undefined
  return serialize({ ...entry, value: html === undefined ? value : { ...value, html } })
}

/**
 * Parses the entry of a file; null if the bytes are not a complete entry for this key. A null key
 * matches any entry.
 */
export function parseEntry(bytes: Buffer, key: string | null): PageEntry | null {
  try {
    const entry = deserialize(bytes) as PageEntry
    const isWhole = typeof entry.startedAt === "number" && Array.isArray(entry.tags)
    return (key ?? entry.key) === entry.key && isWhole ? entry : null
  } catch {
    return null
  }
}

/** Returns the name below `.next/server/app` of the page that has this cache key. */
export function parseBuildName(key: string): string {
  return key.includes("/$/") ? key.slice(key.indexOf("/$/") + 2) : key
}

/** Parses a cache key into the URL path of its page; null if it is not a page. */
export function parsePagePath(key: string): string | null {
  const [, first = "", ...rest] = parseBuildName(key).split("/")
  return isLocale(first) ? buildLocalePath(first, `/${rest.join("/")}`) : null
}

function toText(html: unknown): string {
  return typeof html === "string" ? html : String(html)
}
