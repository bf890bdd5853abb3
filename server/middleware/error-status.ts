import type { IncomingMessage, ServerResponse } from "node:http"
import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import {
  type ErrorPages,
  getErrorPageStatus,
  isDocumentRequest,
  isErrorPageStatus,
} from "../error-pages.ts"
import { renderRequestId } from "../observability/render-request-id.ts"
import { securityHeaders } from "../security-headers.ts"
import { isPreview } from "./draft-mode.ts"

const retryAfterSeconds = "10"
const noStoreCacheControl = "private, no-cache, no-store, max-age=0, must-revalidate"

/**
 * Sends redirects and errors of private paths with `no-store`: they may contain codes and tokens.
 */
function forbidCaching(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function writePrivateHead(...args: unknown[]) {
    const status = typeof args[0] === "number" ? args[0] : response.statusCode
    if (status >= 300) response.setHeader("Cache-Control", "private, no-store")
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

/**
 * Deduplicates `Location`: Next sets it twice on a redirect of a page that it has just rendered.
 */
function deduplicateLocation(response: ServerResponse): void {
  const targets = response.getHeader("Location")
  if (Array.isArray(targets) && targets[0]) response.setHeader("Location", targets[0])
}

/**
 * True if the response is a stale page from the cache. Its body is complete, although its failed
 * background revalidation has set an error status on this response.
 */
function isStale(response: ServerResponse): boolean {
  return response.getHeader("x-nextjs-cache") === "STALE"
}

/**
 * Sends the correct status of a failure: 503 with `Retry-After`, unless the route has set its own, if
 * a page failed to render, 404 if it is missing, both with `no-store`. Both carry a complete page
 * that is readable without JavaScript.
 */
export function withErrorStatus(
  request: IncomingMessage,
  response: ServerResponse,
  errorPages: ErrorPages,
): void {
  const path = request.url?.split("?")[0] ?? "/"
  if (isPrivatePath(path)) forbidCaching(response)
  if (path.startsWith("/api/")) return
  const locale = getPathLocale(path)
  if (getErrorPageStatus(path) === null) errorPages.prepare(locale)
  const { write, writeHead, end, flushHeaders } = response

  const resolveStatus = (status: number) => {
    if (status === 500) return isStale(response) ? 200 : 503
    return (status === 200 && getErrorPageStatus(path)) || status
  }

  response.writeHead = function writeErrorHead(...args: unknown[]) {
    const originalStatus = typeof args[0] === "number" ? args[0] : response.statusCode
    const status = resolveStatus(originalStatus)
    if (status === 503 && !response.hasHeader("Retry-After"))
      response.setHeader("Retry-After", retryAfterSeconds)
    if (status >= 400) response.setHeader("Cache-Control", noStoreCacheControl)
    response.statusCode = status
    deduplicateLocation(response)
    const result = Reflect.apply(writeHead, response, [status, ...args.slice(1)])
    // A revalidation that runs while this response is a 404 would render the page without a title.
    if (isStale(response) && getErrorPageStatus(path)) response.statusCode = 200
    return result
  } as ServerResponse["writeHead"]

  /**
   * Returns the error page that replaces the response, if any. Next writes a page in chunks; none
   * of them may be sent before the error page.
   */
  const findErrorPage = (): string | undefined => {
    const status = resolveStatus(response.statusCode)
    if (response.headersSent || !isErrorPageStatus(status) || !isDocumentRequest(request)) return
    return getErrorPageStatus(path) ? undefined : errorPages.get(status, locale)
  }

  response.flushHeaders = () => {
    if (findErrorPage() === undefined) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function writeUnlessError(...args: unknown[]) {
    return findErrorPage() !== undefined || Reflect.apply(write, response, args)
  } as ServerResponse["write"]

  response.end = function endWithErrorPage(...args: unknown[]) {
    Object.assign(response, { write, end, flushHeaders })
    const html = findErrorPage()
    if (html === undefined) return Reflect.apply(end, response, args)
    const status = resolveStatus(response.statusCode)
    if (!isPreview(response) || !isErrorPageStatus(status)) return sendErrorPage(html)
    const { cookie = "" } = request.headers
    void errorPages
      .fetchFor(status, locale, cookie)
      .then((previewHtml) => sendErrorPage(previewHtml ?? html))
    return response
  } as ServerResponse["end"]

  const sendErrorPage = (page: string) => {
    response.statusCode = resolveStatus(response.statusCode)
    const html = renderRequestId(response, page)
    response.removeHeader("Transfer-Encoding")
    // Its scripts have no nonce, which the policy of a private page requires.
    const policy = securityHeaders.find(({ key }) => key === "Content-Security-Policy")
    if (policy) response.setHeader(policy.key, policy.value)
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.setHeader("Content-Length", Buffer.byteLength(html))
    return response.end(html)
  }
}
