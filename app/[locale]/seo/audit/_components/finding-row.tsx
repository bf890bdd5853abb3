import { getTranslations } from "next-intl/server"
import { buildStudioPath } from "#app/[locale]/seo/_components/build-studio-path.ts"
import { Icon, type IconName } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { type FindingCode, getFindingRule, type Severity } from "#lib/seo-tools/audit/finding.ts"
import { buildDetail, buildWhy, resolveEditor } from "#lib/seo-tools/audit/finding-detail.ts"
import type { AuditRow } from "#lib/seo-tools/audit/list-audit-rows.ts"

/** Renders one finding: its name, reason and fix, and the affected pages. */
export async function FindingRow({ row, locale }: { row: AuditRow; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const { code, count } = row
  const { severity, kind } = getFindingRule(code)
  const detail = buildDetail(t, row)
  return (
    <tr>
      <td className="audit-severity">
        <SeverityLabel severity={severity}>{t(`severities.${severity}`)}</SeverityLabel>
      </td>
      <td className="audit-finding">
        <p className="text-xs text-muted">{t(`kinds.${kind}`)}</p>
        <p className="font-semibold">{t(`codes.${code}.name`)}</p>
        {detail !== "" && <p className="wrap-anywhere">{detail}</p>}
        <details className="audit-why">
          <summary>{t("why")}</summary>
          <p>{buildWhy(t, code)}</p>
          <p>{t(`codes.${code}.fix`)}</p>
        </details>
      </td>
      <td className="audit-pages">
        <AffectedPages row={row} locale={locale} />
      </td>
      <td className="audit-count">{t("pageCount", { count })}</td>
    </tr>
  )
}

/** Maximum number of pages listed here; the CSV file lists more. */
const maxListedPages = 20

/** Renders the pages that have a finding: the first one, and the others in a collapsible list. */
async function AffectedPages({ row, locale }: { row: AuditRow; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const [first, ...others] = row.pages
  const named = others.slice(0, maxListedPages - 1)
  const unnamed = row.count - 1 - named.length
  return (
    <>
      {first && <AffectedPage code={row.code} path={first.path} locale={locale} />}
      {named.length > 0 && (
        <details className="audit-why">
          <summary>{t("more", { count: row.count - 1 })}</summary>
          <ul>
            {named.map(({ path }) => (
              <li key={path}>
                <AffectedPage code={row.code} path={path} locale={locale} />
              </li>
            ))}
          </ul>
          {unnamed > 0 && <p>{t("unnamed", { count: unnamed })}</p>}
        </details>
      )}
    </>
  )
}

type AffectedPageProps = { code: FindingCode; path: string; locale: string }

/** Renders a page that has a finding, with links to its report, to the page and to the editor. */
async function AffectedPage({ code, path, locale }: AffectedPageProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const editor = resolveEditor(code, path)
  return (
    <div className="audit-page">
      <ShopLink
        href={buildStudioPath(locale, { path })}
        title={t("studioLink", { path })}
        className="audit-link wrap-anywhere"
      >
        <bdi dir="ltr">{path}</bdi>
      </ShopLink>
      <span className="audit-actions">
        <a href={path} aria-label={t("openLabel", { path })} className="audit-link">
          {t("open")}
        </a>
        {editor !== null && (
          <a
            href={editor}
            target="_blank"
            rel="noreferrer"
            aria-label={t("editLabel", { path })}
            className="audit-link"
          >
            {t("edit")}
          </a>
        )}
      </span>
    </div>
  )
}

const icons: Record<Severity, IconName> = { error: "close", warning: "alert", hint: "info" }

/** Renders the severity of a finding as an icon and a word. */
export function SeverityLabel({ severity, children }: { severity: Severity; children: string }) {
  return (
    <span className="audit-severity-label" data-severity={severity}>
      <Icon name={icons[severity]} className="size-5" />
      {children}
    </span>
  )
}
