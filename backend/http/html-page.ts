import { createHash } from "node:crypto"
import type { FastifyReply } from "fastify"
import { defaultLocale, getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"

const style = `
:root { color-scheme: light dark; --ink: #1c2426; --soft: #5b625f; --page: #faf6ee; --card: #fffdf9;
  --line: #e0d8c8; --edge: #857e70; --tint: #e0ebe6; --brand: #0f555a; --on-brand: #fffdf9; --error: #a3262b }
@media (prefers-color-scheme: dark) { :root { --ink: #efe8dc; --soft: #aab1ab; --page: #13191a;
  --card: #1b2324; --line: #2e393a; --edge: #74807f; --tint: #1c3436; --brand: #7fc8c5; --on-brand: #0a1d1f; --error: #f39c9c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 44rem; margin: clamp(1rem, 8vh, 6rem) auto; padding: 0 1rem }
main.narrow { max-width: 28rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .375rem;
  padding: clamp(1.25rem, 5vw, 2rem) }
h1, h2, .amount { font-family: Literata, Georgia, "Times New Roman", serif; font-weight: 600 }
h1 { font-size: 1.625rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.125rem; margin: 1.25rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line) }
.amount { font-size: 2.5rem; line-height: 1.2; margin: 0; font-variant-numeric: tabular-nums }
.amount small { font: 600 1rem system-ui, sans-serif; color: var(--soft) }
.note { color: var(--soft); font-size: .9375rem }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; margin: 1.5rem 0 0 }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; min-height: 3rem; cursor: pointer;
  border-radius: .375rem; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand) }
button:hover { box-shadow: inset 0 0 0 99px rgb(128 128 128 / .25) }
button:active { translate: 0 1px }
button.secondary { background: transparent; color: var(--brand); border-color: var(--edge) }
button.secondary:hover { background: var(--tint); box-shadow: none }
label { display: grid; gap: .375rem; font-weight: 600 }
input { font: inherit; font-weight: 400; padding: .625rem .75rem; min-height: 3rem; width: 100%; color: inherit;
  background: var(--card); border: 1px solid var(--edge); border-radius: .375rem }
.error { color: var(--error); font-weight: 600; margin: 0 }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
th { overflow-wrap: normal }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card);
  border: 1px solid var(--line); border-radius: .375rem; padding: 1rem }
iframe { width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .375rem;
  background: #fff }
`
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** An HTML page that the back end renders itself; texts in `main` are already escaped. */
export type HtmlPage = {
  status?: number
  title: string
  main: string
  isNarrow?: boolean
  /** Language of the texts; English by default. */
  locale?: string
}

/**
 * Sends an HTML page with `no-store` and a CSP that allows no scripts and no external resources.
 */
export function sendHtmlPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  const { locale = defaultLocale } = page
  const policy = [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(page.status ?? 200)
    .headers({ "content-security-policy": policy.join("; "), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="${getLanguageTag(locale)}" dir="${getDirection(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(page.title)}</title>
<style>${style}</style></head>
<body><main${page.isNarrow ? ' class="narrow"' : ""}>${page.main}</main></body></html>`)
}
