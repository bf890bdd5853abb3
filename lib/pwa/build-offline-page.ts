import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { type OfflineFacts, renderOfflineState } from "./render-offline-state.ts"

export type OfflinePage = {
  direction: "ltr" | "rtl"
  homePath: string
  shop: { name: string; themeColour: string; logo: string | null; darkLogo: string | null }
  /** The phone number as it is dialled and as it is shown; null if the shop has none. */
  call: { number: string; text: string } | null
  texts: { title: string; text: string; retry: string; savedPages: string }
  facts: OfflineFacts
}

/** The shop's colours, the same as in app/globals.css. */
const style = `:root{color-scheme:light dark;--canvas:light-dark(#faf6ee,#13191a);
--surface:light-dark(#fffdf9,#1b2324);--ink:light-dark(#1c2426,#efe8dc);--muted:light-dark(#5b625f,#aab1ab);
--line:light-dark(#e0d8c8,#2e393a);--brand:light-dark(#0f555a,#7fc8c5);--on-brand:light-dark(#fffdf9,#0a1d1f)}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.6 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header{border-block-end:1px solid var(--line)}
header a{display:flex;align-items:center;gap:.75rem;max-width:48rem;min-height:4.5rem;margin:auto;padding:.5rem 1rem;color:inherit;text-decoration:none}
header span,h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.2}
header span{font-size:1.25rem}
:is(:lang(ar),:lang(ja),:lang(ka),:lang(ko),:lang(zh)) :is(header span,h1,h2){font-family:inherit}
main{max-width:48rem;margin:auto;padding:2.5rem 1rem}
h1{margin:0 0 1rem;font-size:2rem}h2{margin:2.5rem 0 .5rem;font-size:1.375rem}
p{margin:0 0 1rem}ul{margin:0;padding:0;list-style:none}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.5rem}
.button{display:inline-flex;min-height:2.75rem;align-items:center;padding:.5rem 1.25rem;border:1px solid var(--brand);border-radius:.375rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.other{background:none;color:var(--brand)}
#cart{border-block:1px solid var(--line)}
#cart li{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 0}
#cart li+li{border-block-start:1px solid var(--line)}
#cart li:last-child,#cart li>bdi{font-weight:600}
#cart span{min-width:0;overflow-wrap:anywhere}
small{display:block;color:var(--muted);font-size:.9rem}
#pages a{display:inline-block;min-height:2.75rem;padding:.5rem 0;color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
[hidden]{display:none!important}`

/** In the head, before the logo: a logo that fails to load is removed and leaves no gap. */
const headScript = `${themeScript};addEventListener("error",({target:e})=>{e.tagName=="IMG"&&e.remove()},true)`

/**
 * Builds the offline fallback page, self-contained because no other file may be available. Returns
 * it with the Content-Security-Policy that allows only its own scripts.
 */
export function buildOfflinePage(page: OfflinePage): { html: string; policy: string } {
  const { direction, homePath, shop, call, texts, facts } = page
  const script = `(${renderOfflineState.toString()})(${JSON.stringify(facts).replaceAll("<", "\\u003c")})`
  const callLink = call
    ? `<a class="button other" href="tel:${escapeHtml(call.number)}">${escapeHtml(call.text)}</a>`
    : ""
  const html = `<!doctype html><html lang="${escapeHtml(facts.languageTag)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><meta name="theme-color" content="${escapeHtml(shop.themeColour)}">
<script>${headScript}</script><title>${escapeHtml(texts.title)}</title><style>${style}</style></head>
<body><header><a href="${escapeHtml(homePath)}">${writeLogo(shop)}<span dir="auto">${escapeHtml(shop.name)}</span></a></header>
<main><h1 id="title">${escapeHtml(texts.title)}</h1><p id="text">${escapeHtml(texts.text)}</p>
<ul id="cart" hidden></ul>
<p class="actions"><button class="button" type="button" id="retry">${escapeHtml(texts.retry)}</button>${callLink}</p>
<section id="saved-pages" hidden><h2>${escapeHtml(texts.savedPages)}</h2><ul id="pages"></ul></section></main>
<script>${script}</script></body></html>`
  return { html, policy: buildPolicy([headScript, script]) }
}

function buildPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.map(buildScriptHash).join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ")
}

function writeLogo({ logo, darkLogo }: OfflinePage["shop"]): string {
  if (logo === null) return ""
  const dark = darkLogo
    ? `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(darkLogo)}">`
    : ""
  return `<picture>${dark}<img src="${escapeHtml(logo)}" alt="" width="48" height="48"></picture>`
}
