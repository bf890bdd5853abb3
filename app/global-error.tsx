"use client"

import { useEffect, useState } from "react"
import type { ErrorTexts } from "#components/layout/fetch-error-texts.ts"
import { getMissingScript, reloadOnce } from "#components/navigation/chunk-recovery.ts"
import { retryScript } from "#lib/retry-script.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import messages from "../messages/en.json"

const retryAfterMs = 10_000
/**
 * Inline script of the server-rendered document, where no other script may run. A document that
 * React replaces in the browser has the theme already and would not run it.
 */
const ownScript = typeof window === "undefined" ? `${themeScript};${retryScript}` : ""
const style = `:root{color-scheme:light dark;--ink:light-dark(#1c2426,#efe8dc);--canvas:light-dark(#faf6ee,#13191a);--brand:light-dark(#0f555a,#7fc8c5);--on-brand:light-dark(#fffdf9,#0a1d1f)}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem;box-sizing:border-box;text-align:center;font:1rem/1.5 system-ui,sans-serif;background:var(--canvas);color:var(--ink)}h1{margin:0;font:600 1.5rem/1.2 ui-serif,Georgia,serif}p{margin:0}button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.375rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600}`

const english: ErrorTexts = { ...messages.error.unavailable, lang: "en-AU", dir: "ltr" }

/**
 * Renders the error page of a failed render. It has no dependencies and retries; the texts switch
 * to the language of the path once they are loaded.
 */
export default function GlobalError({ error }: { error: Error }) {
  const [texts, setTexts] = useState<ErrorTexts>(english)
  const { title, wait, retry, lang, dir } = texts

  useEffect(() => {
    const script = getMissingScript(error)
    if (script !== null) reloadOnce(script)
  }, [error])

  useEffect(() => {
    // Imported on demand, because most pages never render this.
    import("#components/layout/fetch-error-texts.ts")
      .then(({ fetchErrorTexts: readErrorTexts }) => readErrorTexts(location.pathname))
      .then(setTexts, () => {})
    const timer = setTimeout(() => location.reload(), retryAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownScript }} />
      </head>
      <body>
        {/* biome-ignore lint/performance/noImgElement: an SVG needs no responsive sizes */}
        <img src="/icon.svg" alt="" width={64} height={64} />
        <h1>{title}</h1>
        <p role="status">{wait}</p>
        <form>
          <button type="submit">{retry}</button>
        </form>
      </body>
    </html>
  )
}
