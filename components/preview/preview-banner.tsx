import { getTranslations } from "next-intl/server"
import { formatPreviewTime } from "#lib/preview/format-preview.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import { previewStyle } from "#lib/preview/preview-style.ts"

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
