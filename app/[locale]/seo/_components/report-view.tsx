import { getTranslations } from "next-intl/server"
import { getEnv } from "#lib/env.ts"
import { listPageIssues, reportSections } from "#lib/seo-tools/list-page-issues.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { UrlSection } from "./address-section.tsx"
import { DataSection } from "./data-section.tsx"
import { ImagesSection } from "./images-section.tsx"
import { IssueList } from "./issue-list.tsx"
import { LinksSection } from "./links-section.tsx"
import { OutlineSection } from "./outline-section.tsx"
import { ReportHead } from "./report-head.tsx"
import { TextsSection } from "./texts-section.tsx"
import { WordsSection } from "./words-section.tsx"

type ReportViewProps = { report: StudioReport; query: StudioQuery; locale: string }

/** Renders the full report of one page, its issues first. */
export async function ReportView({ report, query, locale }: ReportViewProps) {
  const t = await getTranslations({ locale, namespace: "studio" })
  const { page } = report
  const issues = listPageIssues(page, {
    siteUrl: getEnv().SITE_URL,
    nowMs: Date.now(),
    isPreview: report.preview !== null,
  })
  const isRead = page.html !== ""
  return (
    <div className="stack-8">
      <ReportHead report={report} locale={locale} />
      <IssueList issues={issues} locale={locale} path={report.path} />
      {isRead && (
        <div className="studio-report">
          <nav aria-label={t("sections.nav")} className="studio-nav">
            <ul>
              {reportSections.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`sections.${name}.short`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="studio-sections">
            <TextsSection report={report} query={query} locale={locale} />
            <OutlineSection page={page} locale={locale} />
            <UrlSection page={page} locale={locale} />
            <LinksSection report={report} query={query} locale={locale} />
            <ImagesSection report={report} query={query} locale={locale} />
            <DataSection page={page} locale={locale} />
            <WordsSection page={page} locale={locale} />
          </div>
        </div>
      )}
    </div>
  )
}
