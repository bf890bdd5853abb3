import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import type { Exchange } from "../response.ts"
import { securityHeaders } from "../security-headers.ts"
import {
  type ErrorPages,
  getErrorPageStatus,
  isDocumentRequest,
  isErrorPageStatus,
} from "./error-pages.ts"
import { renderRequestId } from "./request-id.ts"

const retryAfterSeconds = "10"
const noStoreCacheControl = "private, no-cache, no-store, max-age=0, must-revalidate"

/**
 * Sends the correct status of a failure: 503 with `Retry-After`, unless the route has set its own, if
 * a page failed to render, 404 if it is missing, both with `no-store`. Both carry a complete page
 * that is readable without JavaScript. Redirects and errors of private paths are `no-store` too:
 * they may contain codes and tokens.
 */
export function registerErrorStatus(exchange: Exchange, errorPages: ErrorPages): void {
  const { request, response, hooks } = exchange
  const path = request.url?.split("?")[0] ?? "/"
  if (!path.startsWith("/api/")) registerErrorPages(exchange, path, errorPages)
  if (!isPrivatePath(path)) return
  hooks.onHead(({ status }) => {
    if (status >= 300) response.setHeader("Cache-Control", "private, no-store")
  })
}

function registerErrorPages(exchange: Exchange, path: string, errorPages: ErrorPages): void {
  const { request, response, hooks } = exchange
  const locale = getPathLocale(path)
  const ownStatus = getErrorPageStatus(path)
  if (ownStatus === null) errorPages.prepare(locale)

  const resolveStatus = (status: number) => {
    if (status === 500) return isStale(response) ? 200 : 503
    return (status === 200 && ownStatus) || status
  }

  hooks.onHead((head) => {
    head.status = resolveStatus(head.status)
    if (head.status === 503 && !response.hasHeader("Retry-After"))
      response.setHeader("Retry-After", retryAfterSeconds)
    if (head.status >= 400) response.setHeader("Cache-Control", noStoreCacheControl)
    deduplicateLocation(response)
  })
  // A revalidation that runs while this response is a 404 would render the page without a title.
  hooks.afterHead(() => {
    if (isStale(response) && ownStatus) response.statusCode = 200
  })
  if (ownStatus !== null || !isDocumentRequest(request)) return
  hooks.replaceBody(() => {
    const status = resolveStatus(response.statusCode)
    const html = isErrorPageStatus(status) ? errorPages.get(status, locale) : undefined
    if (!isErrorPageStatus(status) || html === undefined) return null
    if (!exchange.isPreview) return () => sendErrorPage(exchange, status, html)
    const cookie = request.headers.cookie ?? ""
    return () =>
      void errorPages
        .fetchFor(status, locale, cookie)
        .then((previewHtml) => sendErrorPage(exchange, status, previewHtml ?? html))
  })
}

function sendErrorPage(exchange: Exchange, status: number, page: string): void {
  const { response } = exchange
  response.statusCode = status
  const html = renderRequestId(exchange, page)
  response.removeHeader("Transfer-Encoding")
  // Its scripts have no nonce, which the policy of a private page requires.
  const policy = securityHeaders.find(({ key }) => key === "Content-Security-Policy")
  if (policy) response.setHeader(policy.key, policy.value)
  response.setHeader("Content-Type", "text/html; charset=utf-8")
  response.setHeader("Content-Length", Buffer.byteLength(html))
  response.end(html)
}

/**
 * Deduplicates `Location`: Next sets it twice on a redirect of a page that it has just rendered.
 */
function deduplicateLocation(response: Exchange["response"]): void {
  const targets = response.getHeader("Location")
  if (Array.isArray(targets) && targets[0]) response.setHeader("Location", targets[0])
}

/**
 * True if the response is a stale page from the cache. Its body is complete, although its failed
 * background revalidation has set an error status on this response.
 */
function isStale(response: Exchange["response"]): boolean {
  return response.getHeader("x-nextjs-cache") === "STALE"
}
