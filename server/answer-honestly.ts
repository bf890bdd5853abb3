import type { IncomingMessage, ServerResponse } from "node:http"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { isPrivateAddress } from "#lib/session/private-paths.ts"
import { isPreview } from "./previews.ts"
import { securityHeaders } from "./security-headers.ts"
import {
  getStandInStatus,
  isDocumentRequest,
  isStandInStatus,
  type StandInPages,
} from "./stand-in-pages.ts"
import { showRequestId } from "./watch/show-request-id.ts"

const retryAfterSeconds = "10"
const keptByNobody = "private, no-cache, no-store, max-age=0, must-revalidate"

/** Redirects and refusals of private addresses may hold codes and tokens: nobody keeps them. */
function keepNothing(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function writePrivateHead(...args: unknown[]) {
    const status = typeof args[0] === "number" ? args[0] : response.statusCode
    if (status >= 300) response.setHeader("Cache-Control", "private, no-store")
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

/** Next sets the target of a redirect twice when it has just rendered its page. */
function nameTargetOnce(response: ServerResponse): void {
  const targets = response.getHeader("Location")
  if (Array.isArray(targets) && targets[0]) response.setHeader("Location", targets[0])
}

/** A kept page is whole, though its renewal beside it has failed and left its status on this answer. */
function isKept(response: ServerResponse): boolean {
  return response.getHeader("x-nextjs-cache") === "STALE"
}

/**
 * Says the truth in the status line: a page that could not be made is "unavailable for now" (503,
 * `Retry-After`), a missing page is 404, and neither may be kept by anyone. Both come with a whole
 * page that reads without JavaScript.
 */
export function answerHonestly(
  request: IncomingMessage,
  response: ServerResponse,
  standIns: StandInPages,
): void {
  const path = request.url?.split("?")[0] ?? "/"
  if (isPrivateAddress(path)) keepNothing(response)
  if (path.startsWith("/api/")) return
  const locale = getPathLocale(path)
  if (getStandInStatus(path) === null) standIns.prepare(locale)
  const { write, writeHead, end, flushHeaders } = response

  const resolveStatus = (status: number) => {
    if (status === 500) return isKept(response) ? 200 : 503
    return (status === 200 && getStandInStatus(path)) || status
  }

  response.writeHead = function writeHonestHead(...args: unknown[]) {
    const given = typeof args[0] === "number" ? args[0] : response.statusCode
    const status = resolveStatus(given)
    if (status === 503) response.setHeader("Retry-After", retryAfterSeconds)
    if (status >= 400) response.setHeader("Cache-Control", keptByNobody)
    response.statusCode = status
    nameTargetOnce(response)
    const written = Reflect.apply(writeHead, response, [status, ...args.slice(1)])
    // A page that is renewed while this answer says 404 would be made without a title of its own.
    if (isKept(response) && getStandInStatus(path)) response.statusCode = 200
    return written
  } as ServerResponse["writeHead"]

  /** A page is sent in parts; none of them may go out before the whole page that stands in for it. */
  const findStandIn = (): string | undefined => {
    const status = resolveStatus(response.statusCode)
    if (response.headersSent || !isStandInStatus(status) || !isDocumentRequest(request)) return
    return getStandInStatus(path) ? undefined : standIns.get(status, locale)
  }

  response.flushHeaders = () => {
    if (findStandIn() === undefined) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function writeHonestly(...args: unknown[]) {
    return findStandIn() !== undefined || Reflect.apply(write, response, args)
  } as ServerResponse["write"]

  response.end = function endHonestly(...args: unknown[]) {
    Object.assign(response, { write, end, flushHeaders })
    const html = findStandIn()
    if (html === undefined) return Reflect.apply(end, response, args)
    const status = resolveStatus(response.statusCode)
    if (!isPreview(response) || !isStandInStatus(status)) return sendStandIn(html)
    const { cookie = "" } = request.headers
    void standIns.fetchFor(status, locale, cookie).then((own) => sendStandIn(own ?? html))
    return response
  } as ServerResponse["end"]

  const sendStandIn = (page: string) => {
    response.statusCode = resolveStatus(response.statusCode)
    const html = showRequestId(response, page)
    response.removeHeader("Transfer-Encoding")
    // Its scripts have no nonce, which a private page's policy asks for.
    const policy = securityHeaders.find(({ key }) => key === "Content-Security-Policy")
    if (policy) response.setHeader(policy.key, policy.value)
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.setHeader("Content-Length", Buffer.byteLength(html))
    return response.end(html)
  }
}
