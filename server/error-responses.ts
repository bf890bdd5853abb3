import type { IncomingMessage, ServerResponse } from "node:http"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { maxFormBodyBytes } from "#lib/forms/form-limits.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { getServerMessages } from "./messages.ts"
import { escapeHtml, sendPlainPage } from "./plain-page.ts"

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

function buildHomeLink(locale: string, text: string): string {
  return `<a href="${buildLocalePath(locale, "/")}">${escapeHtml(text)}</a>`
}
