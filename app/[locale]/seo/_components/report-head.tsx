import { getTranslations } from "next-intl/server"
import { Notice } from "#components/ui/notice.tsx"
import type { Preview } from "#lib/preview/preview.ts"
import { formatPreviewTime, formatShopClock } from "#lib/preview/shop-clock.ts"
import { buildPreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"
import type { StudioReport } from "../page-data.ts"
import { formatBytes } from "./format-bytes.ts"
import { PreviewLinkForm } from "./preview-link-form.tsx"

/**
 * Renders the path of the page with its status, size and word count, and a notice if it does not
 * exist.
 */
export async function ReportHead({ report, locale }: { report: StudioReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.head" })
  const { page, path } = report
  const isAbsent = page.status === 404 || page.status === 410
  const facts = [
    t("status", { status: page.status }),
    t("weight", { size: formatBytes(page.bytes, locale) }),
    t("words", { count: page.wordCount }),
  ]
  return (
    <header className="stack-3">
      <p className="text-xl wrap-anywhere">
        <a href={path} className="font-semibold text-brand underline underline-offset-4">
          <bdi dir="ltr">{path}</bdi>
        </a>
      </p>
      <ul className="studio-facts text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {report.preview && <PreviewNotice report={report} preview={report.preview} locale={locale} />}
      {isAbsent && (
        <Notice tone="danger" role="status" title={t("absentTitle", { status: page.status })}>
          <p>{t("absent")}</p>
        </Notice>
      )}
    </header>
  )
}

type PreviewNoticeProps = { report: StudioReport; preview: Preview; locale: string }

/** Renders the notice that this is a preview, and the ways to share it. */
async function PreviewNotice({ report, preview, locale }: PreviewNoticeProps) {
  const t = await getTranslations({ locale, namespace: "studio.preview" })
  const { atMs, showsDrafts } = preview
  const link = buildPreviewLink(report.path, preview)
  const when = atMs === null ? t("now") : t("at", { time: formatPreviewTime(atMs, locale) })
  const drafts = showsDrafts ? t("withDrafts") : t("withoutDrafts")
  return (
    <Notice tone="info" title={t("title")}>
      <p>{t("state", { when, drafts })}</p>
      {link && (
        <p>
          <a href={link} className="text-brand underline underline-offset-4">
            {t("open")}
          </a>
        </p>
      )}
      {link && (
        <PreviewLinkForm
          path={report.path}
          when={atMs === null ? "" : formatShopClock(atMs)}
          showsDrafts={showsDrafts}
          labels={{
            days: t("days"),
            make: t("make"),
            made: t("made"),
            problems: {
              path: t("problems.path"),
              when: t("problems.when"),
              days: t("problems.days"),
            },
          }}
        />
      )}
    </Notice>
  )
}
