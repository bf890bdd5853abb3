import type { ServerResponse } from "node:http"
import { escapeHtml } from "#lib/contract/escape-html.ts"
import { getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { buildRequestLine } from "./middleware/request-id.ts"
import { buildPublicPolicy, securityHeaders } from "./security-headers.ts"

const policy = buildPublicPolicy([buildScriptHash(themeScript)])

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
