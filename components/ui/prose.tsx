import { localiseHtml } from "#lib/i18n/localise-links.ts"
import { markOriginal } from "#lib/i18n/mark-original.ts"

type ProseProps = { html: string; locale: string; className?: string }

/** An editor's text with the shop's typography. `html` must have been sanitised. */
export function Prose({ html, locale, className = "" }: ProseProps) {
  return (
    <div
      className={`prose ${className}`.trim()}
      {...markOriginal(locale, html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was loaded
      dangerouslySetInnerHTML={{ __html: localiseHtml(html, locale) }}
    />
  )
}
