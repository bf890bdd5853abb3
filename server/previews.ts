import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { log } from "#lib/log.ts"
import { getPreviewCookieName, parsePreviewCookie } from "#lib/preview/preview-cookie.ts"

/** The framework's own cookie for pages that are made for one visitor (its "draft mode"). */
const draftCookie = "__prerender_bypass"
/** The studio looks at pages as everybody sees them, and at previews by a cookie of its own. */
const withoutPreview = /^\/(?:[a-z]{2}\/)?(?:api\/)?seo(?:\/|$)/i
/** Answers that were made for a preview. */
const previews = new WeakSet<ServerResponse>()

/**
 * Has pages made for whoever sees a preview, and kept by nobody. The framework's draft mode is put
 * on and off here, by the shop's own signed cookie alone: the key to it never reaches a browser, so
 * that no visitor can have pages made by saying so.
 */
export function openPreview(
  request: IncomingMessage,
  response: ServerResponse,
  getDraftKey: () => string | null,
): void {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/).filter((text) => text !== "")
  const kept = cookies.filter((text) => !text.startsWith(`${draftCookie}=`))
  const key = isInPreview(request.url ?? "/", kept) ? getDraftKey() : null
  if (key !== null) {
    kept.push(`${draftCookie}=${key}`)
    previews.add(response)
    keepPrivate(response)
  } else if (kept.length === cookies.length) return
  request.headers.cookie = kept.join("; ")
}

/** Whether this answer is made for a preview. */
export function isPreview(response: ServerResponse): boolean {
  return previews.has(response)
}

/** Reads, when it is first needed, by which value the framework knows its draft cookie. */
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

/** Said at the last moment, whatever was said before; at the first too, for who looks meanwhile. */
function keepPrivate(response: ServerResponse): void {
  const { writeHead } = response
  const say = () => {
    response.setHeader("Cache-Control", "private, no-store")
    response.setHeader("X-Robots-Tag", "noindex, nofollow")
    // The framework's word on its cache, of which a preview has nothing.
    response.removeHeader("x-nextjs-cache")
  }
  say()
  response.writeHead = function writePreviewHead(...args: unknown[]) {
    say()
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

function readDraftKey(path: string): string | null {
  try {
    const props: unknown = JSON.parse(readFileSync(path, "utf8"))
    const isKnown = typeof props === "object" && props !== null && "previewModeId" in props
    if (isKnown && typeof props.previewModeId === "string") return props.previewModeId
  } catch (error) {
    log.error({ err: error, path }, "previews cannot be shown: the framework's key is not there")
    return null
  }
  log.error({ path }, "previews cannot be shown: the framework's key is not in its file")
  return null
}
