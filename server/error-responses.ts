import type { IncomingMessage, ServerResponse } from "node:http"
import { escapeHtml } from "#lib/contract/escape-html.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { maxFormBodyBytes } from "#lib/forms/form-limits.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { getServerMessages } from "./messages.ts"
import { sendPlainPage } from "./plain-page.ts"
import { securityHeaders } from "./security-headers.ts"

/** Sends the page for a form that was posted from another site. */
export function sendCsrfError(request: IncomingMessage, response: ServerResponse): void {
  const { locale, texts } = getServerMessages(request)
  const { title, text } = texts.plain.foreign
  sendPlainPage(response, {
    status: 403,
    locale,
    title,
    content: `<p>${escapeHtml(text)} ${buildHomeLink(locale, texts.preview.home)}</p>`,
  })
}

/** Sends the page for a form that is too large, and closes the connection. */
export function sendTooLarge(request: IncomingMessage, response: ServerResponse): void {
  const { locale, texts } = getServerMessages(request)
  const { title, text } = texts.plain.large
  const megabytes = String(maxFormBodyBytes / 1024 / 1024)
  response.shouldKeepAlive = false
  sendPlainPage(response, {
    status: 413,
    locale,
    title,
    content: `<p>${escapeHtml(formatTemplate(text, { megabytes }))}</p>`,
  })
}

/**
 * Sends the page for a request that only looks like a form of the shop; none of it can be shown.
 */
export function sendInvalidForm(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  const { locale, texts } = getServerMessages(request)
  const { title, open } = texts.plain.unsent
  sendPlainPage(response, {
    status,
    locale,
    title,
    content: `<p><a href="${escapeHtml(request.url ?? "/")}">${escapeHtml(open)}</a></p>`,
  })
}

/** Sends the page for a URL that cannot be any page's, and closes the connection. */
export function sendBadRequest(
  request: IncomingMessage,
  response: ServerResponse,
  reason: "malformed" | "long",
): void {
  const { locale, texts } = getServerMessages(request)
  response.shouldKeepAlive = false
  sendPlainPage(response, {
    status: 400,
    locale,
    title: texts.plain.address.title,
    content: `<p>${escapeHtml(texts.plain.address[reason])}</p>
<p>${buildHomeLink(locale, texts.notFound.home)}</p>`,
  })
}

/**
 * Ends the response of a request whose handler threw: with status 500 and `no-store`, unless its
 * headers are sent already.
 */
export function sendServerError(response: ServerResponse): void {
  if (!response.headersSent) {
    for (const name of response.getHeaderNames()) {
      if (name !== "x-request-id") response.removeHeader(name)
    }
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    response.setHeader("Cache-Control", "no-store")
    // Without `writeHead`, the error page can still replace the response.
    response.statusCode = 500
  }
  response.end()
}

function buildHomeLink(locale: string, text: string): string {
  return `<a href="${buildLocalePath(locale, "/")}">${escapeHtml(text)}</a>`
}
