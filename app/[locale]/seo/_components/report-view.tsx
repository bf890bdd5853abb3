import { getTranslations } from "next-intl/server"
import { getEnv } from "#lib/env.ts"
import { listRemarks, studioSections } from "#lib/studio/list-remarks.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { AddressSection } from "./address-section.tsx"
import { DataSection } from "./data-section.tsx"
import { LinksSection } from "./links-section.tsx"
import { OutlineSection } from "./outline-section.tsx"
import { PicturesSection } from "./pictures-section.tsx"
import { RemarkList } from "./remark-list.tsx"
import { ReportHead } from "./report-head.tsx"
import { TextsSection } from "./texts-section.tsx"
import { WordsSection } from "./words-section.tsx"

type ReportViewProps = { report: StudioReport; query: StudioQuery; locale: string }

/** Renders the full report of one page, its issues first. */
export async function ReportView({ report, query, locale }: ReportViewProps) {
  const t = await getTranslations({ locale, namespace: "studio" })
  const { page } = report
  const remarks = listRemarks(page, {
    ...{ siteUrl: getEnv().SITE_URL, nowMs: Date.now() },
    isPreview: report.preview !== null,
  })
  const isRead = page.html !== ""
  return (
    <div className="stack-8">
      <ReportHead {...{ report, locale }} />
      <RemarkList {...{ remarks, locale }} path={report.path} />
      {isRead && (
        <div className="studio-report">
          <nav aria-label={t("sections.nav")} className="studio-nav">
            <ul>
              {studioSections.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`sections.${name}.short`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="studio-sections">
            <TextsSection {...{ report, query, locale }} />
            <OutlineSection {...{ page, locale }} />
            <AddressSection {...{ page, locale }} />
            <LinksSection {...{ report, query, locale }} />
            <PicturesSection {...{ report, query, locale }} />
            <DataSection {...{ page, locale }} />
            <WordsSection {...{ page, locale }} />
          </div>
        </div>
      )}
    </div>
  )
}
