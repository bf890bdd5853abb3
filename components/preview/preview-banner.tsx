import { getTranslations } from "next-intl/server"
import { formatPreviewMoment } from "#lib/preview/format-preview.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import { previewStyle } from "#lib/preview/preview-style.ts"

/**
 * Says that this is a preview and of what, and ends it. Nothing outside one. It needs no scripts, and
 * stays as it is while a visitor moves about the shop.
 */
export async function PreviewBanner({ locale }: { locale: string }) {
  const preview = await getPreview()
  if (!preview) return null
  const { atMs, showsDrafts } = preview
  const t = await getTranslations({ locale, namespace: "preview" })
  const moment = atMs === null ? null : t("asOf", { moment: formatPreviewMoment(atMs, locale) })
  const drafts = showsDrafts ? t("withDrafts") : null
  const both = moment && drafts && t("both", { moment, drafts })
  return (
    <section className="preview-banner" aria-label={t("label")} data-preview="">
      <style>{previewStyle}</style>
      <p>{t("preview", { what: both ?? moment ?? drafts ?? t("asItIs") })}</p>
      <div>
        <a href="/preview/studio">{t("studio")}</a>
        <form action="/preview/end" method="post">
          <button type="submit">{t("end")}</button>
        </form>
      </div>
    </section>
  )
}
