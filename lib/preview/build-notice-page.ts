import { getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"

/** Texts of a page that explains why a link does not work. */
type Notice = { title: string; texts: readonly string[]; home: string; homePath: string }

/**
 * Returns a standalone page as HTML. It does not use the app, so it is the same whatever the link
 * contained.
 */
export function buildNoticePage(locale: string, { title, texts, home, homePath }: Notice): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("")
  return `<!doctype html><html lang="${getLanguageTag(locale)}" dir="${getDirection(locale)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem}
a{display:inline-block;padding:.625rem 0;color:inherit}</style>
<body><main><h1>${escapeHtml(title)}</h1>${paragraphs}
<p><a href="${escapeHtml(homePath)}">${escapeHtml(home)}</a></p></main></body></html>`
}
