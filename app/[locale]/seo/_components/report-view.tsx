import { getTranslations } from "next-intl/server"
import { Notice } from "#components/ui/notice.tsx"
import { getEnv } from "#lib/env.ts"
import { listPageIssues, reportSections } from "#lib/seo-tools/list-page-issues.ts"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { validateOutline } from "#lib/seo-tools/validate-outline.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { UrlSection } from "./address-section.tsx"
import { DataSection } from "./data-section.tsx"
import { ImagesSection } from "./images-section.tsx"
import { IssueList } from "./issue-list.tsx"
import { LinksSection } from "./links-section.tsx"
import { ReportHead } from "./report-head.tsx"
import { StudioSection } from "./studio-section.tsx"
import { TextsSection } from "./texts-section.tsx"

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

/** Maximum number of characters shown. */
const maxChars = 60_000

/** Renders the text that a crawler without JavaScript finds on the page. */
async function WordsSection({ page, locale }: { page: PageReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.words" })
  const { words, wordCount, mainWordCount } = page
  return (
    <StudioSection name="words" heading={t("heading")} intro={t("intro")}>
      <p>{t("count", { count: wordCount, main: mainWordCount })}</p>
      {words !== "" && (
        <section
          aria-label={t("label")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          className="studio-words"
          dir="auto"
        >
          {words.slice(0, maxChars)}
          {words.length > maxChars && " …"}
        </section>
      )}
    </StudioSection>
  )
}

/** Renders the page's headings as an outline. */
async function OutlineSection({ page, locale }: { page: PageReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.outline" })
  const { lines, hasTop } = validateOutline(page.headings)
  return (
    <StudioSection name="outline" heading={t("heading")} intro={t("intro")}>
      {!hasTop && (
        <Notice tone="warning">
          <p>{t("noTop")}</p>
        </Notice>
      )}
      <ol className="studio-outline">
        {lines.map(({ level, text, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may repeat a heading
          <li key={at} data-level={level} data-problem={problem ?? undefined}>
            <span className="studio-tag">{t("level", { level })}</span>
            <span className="wrap-anywhere">{text || t("untitled")}</span>
            {problem && (
              <strong className="text-sm text-warning">{t(`problems.${problem}`)}</strong>
            )}
          </li>
        ))}
      </ol>
    </StudioSection>
  )
}
