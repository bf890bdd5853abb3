import { buildLangAttributes, localiseHtml } from "#lib/i18n/localise-content.ts"

type ProseProps = {
  html: string
  locale: string
  /** True if the text is in the language of the page; else it is English. */
  isTranslated?: boolean
  className?: string
}

/** Renders CMS text with the site's typography. `html` must be sanitised. */
export function Prose({ html, locale, isTranslated = false, className = "" }: ProseProps) {
  return (
    <div
      className={`prose ${className}`.trim()}
      {...buildLangAttributes(locale, html, isTranslated)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it is loaded
      dangerouslySetInnerHTML={{ __html: localiseHtml(html, locale) }}
    />
  )
}
