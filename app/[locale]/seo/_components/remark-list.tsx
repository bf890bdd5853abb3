import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { buildDetail, buildWhy } from "#lib/studio/audit/build-detail.ts"
import type { Severity } from "#lib/studio/audit/finding.ts"
import { buildEditorUrl } from "#lib/studio/editor-url.ts"
import type { StudioRemark } from "#lib/studio/list-remarks.ts"
import { resolvePageRecord } from "#lib/studio/page-record.ts"

type RemarkListProps = { remarks: readonly StudioRemark[]; path: string; locale: string }

const looks: Record<Severity, string> = {
  fault: "text-danger",
  warning: "text-warning",
  hint: "text-muted",
}

/** Renders the issues of a page, each with its reason, its fix and a link to the editor. */
export async function RemarkList({ remarks, path, locale }: RemarkListProps) {
  const t = await getTranslations({ locale, namespace: "studio.remarks" })
  const described = await Promise.all(remarks.map((remark) => describe(remark, path, locale)))
  if (remarks.length === 0) {
    return (
      <Notice tone="success" title={t("clean.title")}>
        <p>{t("clean.text")}</p>
      </Notice>
    )
  }
  return (
    <section aria-labelledby="remarks" className="card stack-3 p-5 sm:p-6">
      <h2 id="remarks" className="text-2xl">
        {t("heading", { count: remarks.length })}
      </h2>
      <ul className="studio-list">
        {described.map(({ remark, name, detail, why, mend, editor }) => (
          <li key={`${remark.code} ${remark.subject}`}>
            <p className="flex gap-2">
              <span className={`mt-0.5 ${looks[remark.severity]}`}>
                <Icon name={remark.severity === "hint" ? "info" : "alert"} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {t.rich("line", {
                  strong: (words) => <strong>{words}</strong>,
                  severity: t(`severities.${remark.severity}`),
                  text: name,
                })}
                {detail !== "" && <span className="block text-muted">{detail}</span>}
              </span>
            </p>
            <details className="studio-fold">
              <summary>{t("more")}</summary>
              <p>{why}</p>
              <p>{mend}</p>
              <p className="flex flex-wrap gap-4">
                <a href={`#${remark.section}`}>{t("look")}</a>
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
  remark: StudioRemark
  name: string
  detail: string
  why: string
  mend: string
  editor: string | null
}

async function describe(remark: StudioRemark, path: string, locale: string): Promise<Described> {
  const { subject } = remark
  const editor = findEditor(remark, path)
  if (remark.from === "audit") {
    const t = await getTranslations({ locale, namespace: "audit" })
    const { code } = remark
    const detail = buildDetail(t, { code, subject, status: null })
    const [name, mend] = [t(`codes.${code}.name`), t(`codes.${code}.mend`)]
    return { remark, editor, detail, name, why: buildWhy(t, code), mend }
  }
  const t = await getTranslations({ locale, namespace: "studio.remarks.codes" })
  const { code } = remark
  const name = t(`${code}.name`, { subject })
  return { remark, editor, detail: "", name, why: t(`${code}.why`), mend: t(`${code}.mend`) }
}

/**
 * Returns the editor URL where an issue is fixed: the redirects, the sitemap for search texts, else
 * the page's record.
 */
function findEditor({ code, section }: StudioRemark, path: string): string | null {
  if (code === "page_moved" || code === "page_chained") return buildEditorUrl("redirect")
  const record = resolvePageRecord(path)
  const isInSitemap = section === "texts" || code.startsWith("canonical") || record === null
  return isInSitemap ? buildEditorUrl("sitemap") : buildEditorUrl(record.kind, record.slug)
}
