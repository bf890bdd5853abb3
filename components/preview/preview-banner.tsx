import { getTranslations } from "next-intl/server"
import { isPublished } from "#lib/api/content.ts"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { getPreview } from "#lib/preview/preview.ts"
import { formatPreviewTime } from "#lib/preview/shop-clock.ts"
import { previewStyle } from "./preview-style.ts"

/**
 * Renders what the preview shows, and the button that ends it; nothing outside a preview. It works
 * without JavaScript and persists during client-side navigation; CSS hides it in the back office.
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
