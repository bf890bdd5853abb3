import { getTranslations } from "next-intl/server"
import { isPublished } from "#lib/api/content.ts"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { getPreview } from "#lib/preview/preview.ts"
import { formatPreviewTime } from "#lib/preview/shop-clock.ts"

/**
 * Renders what the preview shows, and the button that ends it; nothing outside a preview. It works
 * without JavaScript and persists during client-side navigation.
 */
export async function PreviewBanner({ locale }: { locale: string }) {
  const preview = await getPreview()
  if (!preview) return null
  const { atMs, showsDrafts } = preview
  const t = await getTranslations({ locale, namespace: "preview" })
  const time = atMs === null ? null : t("asOf", { time: formatPreviewTime(atMs, locale) })
  const drafts = showsDrafts ? t("withDrafts") : null
  const both = time && drafts && t("both", { time, drafts })
  return (
    <section className="preview-banner" aria-label={t("label")} data-preview="">
      <style>{previewStyle}</style>
      <p>{t("preview", { what: both ?? time ?? drafts ?? t("asItIs") })}</p>
      <div>
        <a href="/preview/studio">{t("studio")}</a>
        <form action="/preview/end" method="post">
          <button type="submit">{t("end")}</button>
        </form>
      </div>
    </section>
  )
}

/** Renders a note in previews that the page's record is not published; nothing elsewhere. */
export async function UnpublishedNote({ kind, slug }: { kind: FreshnessKind; slug: string }) {
  if (!(await getPreview()) || (await isPublished(kind, slug))) return null
  const t = await getTranslations("preview")
  return <p className="preview-mark">{t(`unpublished.${kind}`)}</p>
}

/**
 * CSS of the preview banner and of the draft labels. Only previews contain it, so that public pages
 * do not.
 */
const previewStyle = `
.preview-banner{position:sticky;inset-block-start:0;z-index:50;display:flex;flex-wrap:wrap;
align-items:center;gap:.25rem 1rem;padding:.375rem clamp(1rem,.4rem + 2.6vw,2.5rem);
background:var(--color-deep);color:var(--color-on-deep);
border-block-end:3px dashed var(--color-on-deep)}
.preview-banner p{flex:1 1 16rem;margin:0;font-weight:600}
.preview-banner div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem}
.preview-banner a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;
text-decoration:underline;text-underline-offset:4px}
.preview-banner button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:.375rem;
font:inherit;font-weight:600;cursor:pointer;background:var(--color-on-deep);color:var(--color-deep)}
.preview-banner :focus-visible{outline:3px solid var(--color-on-deep);outline-offset:2px}
html{scroll-padding-block-start:8rem}
.preview-draft{outline:2px dashed var(--color-warning);outline-offset:4px}
.preview-mark{display:inline-block;align-self:start;margin:0 0 .5rem;padding:.125rem .5rem;border-radius:.1875rem;
font-size:.9rem;font-weight:600;background:var(--color-warning);color:var(--color-canvas)}
@media print{.preview-banner{position:static}}`
