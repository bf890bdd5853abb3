import { buildLangAttributes, localiseHtml } from "#lib/i18n/localise-content.ts"

type ProseProps = { html: string; locale: string; className?: string }

/** Renders CMS text with the site's typography. `html` must be sanitised. */
export function Prose({ html, locale, className = "" }: ProseProps) {
  return (
    <div
      className={`prose ${className}`.trim()}
      {...buildLangAttributes(locale, html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it is loaded
      dangerouslySetInnerHTML={{ __html: localiseHtml(html, locale) }}
    />
  )
}
