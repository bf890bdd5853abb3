import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import {
  buildLocalePath,
  getDirection,
  getLanguageTag,
  type Locale,
} from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import type messages from "../../messages/en.json"
import { buildPublicPolicy, securityHeaders } from "../security-headers.ts"
import { resolveRequestLocale } from "./request-headers.ts"
import { buildRequestLine } from "./request-id.ts"

const policy = buildPublicPolicy([buildScriptHash(themeScript)])

type Catalogue = typeof messages
/** Messages that this server uses itself, when the app does not respond. */
export type ServerMessages = Pick<
  Catalogue,
  "account" | "address" | "error" | "notFound" | "plain" | "preview"
>

const read = new Map<Locale, ServerMessages>()

type PlainPage = { status: number; locale: string; title: string; content: string }

/**
 * Sends a page that does not depend on the app, for when the app cannot respond, with `no-store`. It
 * has no header of the app but `Retry-After`. `content` is HTML.
 */
export function sendPlainPage(response: ServerResponse, page: PlainPage): void {
  const { status, locale, title, content } = page
  const line = status >= 500 ? buildRequestLine(status) : ""
  const retryAfter = response.getHeader("Retry-After") ?? "10"
  for (const name of response.getHeaderNames()) {
    if (name !== "x-request-id") response.removeHeader(name)
  }
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.setHeader("Content-Security-Policy", policy)
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": retryAfter }),
  })
  response.end(`<!doctype html><html lang="${getLanguageTag(locale)}" dir="${getDirection(locale)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><script>${themeScript}</script><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem}
label{display:block;margin-block-start:1rem;font-weight:600}textarea{display:block;width:100%;
box-sizing:border-box;font:inherit}button{font:inherit;min-height:2.75rem;padding:0 1rem;
margin-block-start:1rem}</style>
<body><h1>${escapeHtml(title)}</h1>${content}${line && `<p>${line}</p>`}</body></html>`)
}

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

/** Returns the messages in the locale of the request, and that locale. */
export function getServerMessages(request: IncomingMessage): {
  locale: Locale
  texts: ServerMessages
} {
  const locale = resolveRequestLocale(request)
  return { locale, texts: read.get(locale) ?? readTexts(locale) }
}

function readTexts(locale: Locale): ServerMessages {
  const texts = parseTexts(
    readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), "utf8"),
  )
  read.set(locale, texts)
  return texts
}

/** Picks the namespaces in use; the build checks that a catalogue is complete. */
function parseTexts(json: string): ServerMessages {
  const { account, address, error, notFound, plain, preview } = JSON.parse(json) as Catalogue
  return { account, address, error, notFound, plain, preview }
}
