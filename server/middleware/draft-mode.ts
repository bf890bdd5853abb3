import { readFileSync } from "node:fs"
import { join } from "node:path"
import { log } from "#lib/log.ts"
import { getPreviewCookieName, parsePreviewCookie } from "#lib/preview/preview-cookie.ts"
import type { Exchange } from "../response.ts"

/** Next's own cookie for pages that are rendered per request (its "draft mode"). */
const draftCookie = "__prerender_bypass"
/** The SEO studio shows public pages, and previews by a cookie of its own. */
const withoutPreview = /^\/(?:[a-z]{2}\/)?(?:api\/)?seo(?:\/|$)/i

/**
 * Turns on Next's draft mode for a request with a preview cookie, and makes the response
 * `no-store`. Draft mode is turned on and off here, by the shop's own signed cookie alone: its key
 * never reaches a browser, so that no client can have pages rendered by setting Next's cookie.
 */
export function openPreview(exchange: Exchange, getDraftKey: () => string | null): void {
  const { request } = exchange
  const cookies = (request.headers.cookie ?? "").split(/;\s*/).filter((text) => text !== "")
  const cleanCookies = cookies.filter((text) => !text.startsWith(`${draftCookie}=`))
  const key = isInPreview(request.url ?? "/", cleanCookies) ? getDraftKey() : null
  if (key !== null) {
    cleanCookies.push(`${draftCookie}=${key}`)
    exchange.isPreview = true
    forbidCaching(exchange)
  } else if (cleanCookies.length === cookies.length) return
  request.headers.cookie = cleanCookies.join("; ")
}

/**
 * Builds a function that returns Next's draft mode key, which is read from the build on first use.
 */
export function buildDraftKeyReader(distDir: string): () => string | null {
  let known: string | null = null
  const path = join(distDir, "server", "preview-props.json")
  return () => {
    known ??= readDraftKey(path)
    return known
  }
}

function isInPreview(address: string, cookies: readonly string[]): boolean {
  if (withoutPreview.test(address.split("?", 1)[0] ?? "/")) return false
  const start = `${getPreviewCookieName()}=`
  const cookie = cookies.find((text) => text.startsWith(start))
  return cookie !== undefined && parsePreviewCookie(cookie.slice(start.length), Date.now()) !== null
}

/**
 * Sets the headers when the head is written, over all others; and at once, for code that reads them
 * earlier.
 */
function forbidCaching({ response, hooks }: Exchange): void {
  const setHeaders = () => {
    response.setHeader("Cache-Control", "private, no-store")
    response.setHeader("X-Robots-Tag", "noindex, nofollow")
    // Next's cache status, which does not apply to a preview.
    response.removeHeader("x-nextjs-cache")
  }
  setHeaders()
  hooks.onHead(setHeaders)
}

function readDraftKey(path: string): string | null {
  try {
    const props: unknown = JSON.parse(readFileSync(path, "utf8"))
    const isKnown = typeof props === "object" && props !== null && "previewModeId" in props
    if (isKnown && typeof props.previewModeId === "string") return props.previewModeId
  } catch (error) {
    log.error({ err: error, path }, "draft-mode: key file not readable")
    return null
  }
  log.error({ path }, "draft-mode: key missing in file")
  return null
}
