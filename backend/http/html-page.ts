import { createHash } from "node:crypto"
import type { FastifyReply } from "fastify"

const style = `
:root { color-scheme: light dark; --ink: #17302f; --soft: #4d6160; --paper: #f6f8f7; --card: #fff;
  --line: #d5dedc; --brand: #0b5351; --on-brand: #fff; --fault: #a3241c }
@media (prefers-color-scheme: dark) { :root { --ink: #e6efed; --soft: #a9bab7; --paper: #0c1a19;
  --card: #142524; --line: #2b3f3d; --brand: #7fd1c6; --on-brand: #06201e; --fault: #ff9d8f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif }
main { max-width: 44rem; margin: clamp(1rem, 8vh, 6rem) auto; padding: 0 1rem }
main.narrow { max-width: 28rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: clamp(1.25rem, 5vw, 2rem) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem }
.amount { font-size: 2.25rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums }
.amount small { font-size: 1rem; font-weight: 600; color: var(--soft) }
.note { color: var(--soft); font-size: .9375rem }
form { display: grid; gap: .75rem; margin: 1.5rem 0 0 }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; min-height: 3rem; cursor: pointer;
  border-radius: .5rem; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand) }
button.quiet { background: transparent; color: var(--ink); border-color: var(--line) }
label { display: grid; gap: .375rem; font-weight: 600 }
input { font: inherit; font-weight: 400; padding: .625rem .75rem; min-height: 3rem; width: 100%; color: inherit;
  background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem }
.fault { color: var(--fault); font-weight: 600; margin: 0 }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
th { overflow-wrap: normal }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; padding: 1rem }
iframe { width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .5rem;
  background: #fff }
`
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** Text as it can stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
}

/** A page of the back end's own; `main` is HTML whose texts are escaped already. */
export type HtmlPage = { status?: number; title: string; main: string; isNarrow?: boolean }

/** Answers with a page that runs nothing, loads nothing and is kept by nobody. */
export function sendHtmlPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
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
<html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(page.title)}</title>
<style>${style}</style></head>
<body><main${page.isNarrow ? ' class="narrow"' : ""}>${page.main}</main></body></html>`)
}
