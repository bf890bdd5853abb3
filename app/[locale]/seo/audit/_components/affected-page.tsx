import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { FindingCode } from "#lib/seo-tools/audit/finding.ts"
import { resolveEditor } from "#lib/seo-tools/audit/resolve-editor.ts"
import { buildStudioPath } from "../../_components/build-studio-path.ts"

type AffectedPageProps = { code: FindingCode; path: string; locale: string }

/** Renders a page that has a finding, with links to its report, to the page and to the editor. */
export async function AffectedPage({ code, path, locale }: AffectedPageProps) {
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
