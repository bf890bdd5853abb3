import type { IncomingMessage, ServerResponse } from "node:http"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { maxSendingBytes } from "#lib/forms/form-limits.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { escapeHtml, sendPlainPage } from "./plain-page.ts"
import { getPlainTexts } from "./plain-texts.ts"

/** Sends the page for a form that was posted from another site. */
export function sendForeign(request: IncomingMessage, response: ServerResponse): void {
  const { locale, texts } = getPlainTexts(request)
  const { title, text } = texts.plain.foreign
  sendPlainPage(response, {
    ...{ status: 403, locale, title },
    content: `<p>${escapeHtml(text)} ${buildHomeLink(locale, texts.preview.home)}</p>`,
  })
}

/** Sends the page for a form that is too large, and closes the connection. */
export function sendTooLarge(request: IncomingMessage, response: ServerResponse): void {
  const { locale, texts } = getPlainTexts(request)
  const { title, text } = texts.plain.large
  const megabytes = String(maxSendingBytes / 1024 / 1024)
  response.shouldKeepAlive = false
  sendPlainPage(response, {
    ...{ status: 413, locale, title },
    content: `<p>${escapeHtml(fillText(text, { megabytes }))}</p>`,
  })
}

/**
 * Sends the page for a request that only looks like a form of the shop; none of it can be shown.
 */
export function sendUnsent(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  const { locale, texts } = getPlainTexts(request)
  const { title, open } = texts.plain.unsent
  sendPlainPage(response, {
    ...{ status, locale, title },
    content: `<p><a href="${escapeHtml(request.url ?? "/")}">${escapeHtml(open)}</a></p>`,
  })
}

/** Sends the page for a URL that cannot be any page's, and closes the connection. */
export function sendNotUnderstood(
  request: IncomingMessage,
  response: ServerResponse,
  reason: "malformed" | "long",
): void {
  const { locale, texts } = getPlainTexts(request)
  response.shouldKeepAlive = false
  sendPlainPage(response, {
    ...{ status: 400, locale, title: texts.plain.address.title },
    content: `<p>${escapeHtml(texts.plain.address[reason])}</p>
<p>${buildHomeLink(locale, texts.notFound.home)}</p>`,
  })
}

function buildHomeLink(locale: string, text: string): string {
  return `<a href="${buildLocalePath(locale, "/")}">${escapeHtml(text)}</a>`
}
