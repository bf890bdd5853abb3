import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { Severity } from "#lib/seo-tools/audit/finding.ts"
import { buildDetail, buildWhy } from "#lib/seo-tools/audit/finding-detail.ts"
import { buildEditorUrl, resolvePageRecord } from "#lib/seo-tools/editor-url.ts"
import type { PageIssue } from "#lib/seo-tools/list-page-issues.ts"

type IssueListProps = { issues: readonly PageIssue[]; path: string; locale: string }

const severityClasses: Record<Severity, string> = {
  error: "text-danger",
  warning: "text-warning",
  hint: "text-muted",
}

/** Renders the issues of a page, each with its reason, its fix and a link to the editor. */
export async function IssueList({ issues, path, locale }: IssueListProps) {
  const t = await getTranslations({ locale, namespace: "studio.remarks" })
  const described = await Promise.all(issues.map((issue) => describeIssue(issue, path, locale)))
  if (issues.length === 0) {
    return (
      <Notice tone="success" title={t("clean.title")}>
        <p>{t("clean.text")}</p>
      </Notice>
    )
  }
  return (
    <section aria-labelledby="remarks" className="card stack-3 p-5 sm:p-6">
      <h2 id="remarks" className="text-2xl">
        {t("heading", { count: issues.length })}
      </h2>
      <ul className="studio-list">
        {described.map(({ issue, name, detail, why, fix, editor }) => (
          <li key={`${issue.code} ${issue.subject}`}>
            <p className="flex gap-2">
              <span className={`mt-0.5 ${severityClasses[issue.severity]}`}>
                <Icon name={issue.severity === "hint" ? "info" : "alert"} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {t.rich("line", {
                  strong: (words) => <strong>{words}</strong>,
                  severity: t(`severities.${issue.severity}`),
                  text: name,
                })}
                {detail !== "" && <span className="block text-muted">{detail}</span>}
              </span>
            </p>
            <details className="studio-fold">
              <summary>{t("more")}</summary>
              <p>{why}</p>
              <p>{fix}</p>
              <p className="flex flex-wrap gap-4">
                <a href={`#${issue.section}`}>{t("look")}</a>
                {editor && <a href={editor}>{t("edit")}</a>}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Described = {
  issue: PageIssue
  name: string
  detail: string
  why: string
  fix: string
  editor: string | null
}

async function describeIssue(issue: PageIssue, path: string, locale: string): Promise<Described> {
  const { subject } = issue
  const editor = findEditor(issue, path)
  if (issue.from === "audit") {
    const t = await getTranslations({ locale, namespace: "audit" })
    const { code } = issue
    const detail = buildDetail(t, { code, subject, status: null })
    const [name, fix] = [t(`codes.${code}.name`), t(`codes.${code}.fix`)]
    return { issue, editor, detail, name, why: buildWhy(t, code), fix }
  }
  const t = await getTranslations({ locale, namespace: "studio.remarks.codes" })
  const { code } = issue
  const name = t(`${code}.name`, { subject })
  return { issue, editor, detail: "", name, why: t(`${code}.why`), fix: t(`${code}.fix`) }
}

/**
 * Returns the editor URL where an issue is fixed: the redirects, the sitemap for search texts, else
 * the page's record.
 */
function findEditor({ code, section }: PageIssue, path: string): string | null {
  if (code === "page_moved" || code === "page_chained") return buildEditorUrl("redirect")
  const record = resolvePageRecord(path)
  const isInSitemap = section === "texts" || code.startsWith("canonical") || record === null
  return isInSitemap ? buildEditorUrl("sitemap") : buildEditorUrl(record.kind, record.slug)
}
