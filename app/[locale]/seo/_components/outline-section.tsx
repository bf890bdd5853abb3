import { getTranslations } from "next-intl/server"
import { Notice } from "#components/ui/notice.tsx"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { validateOutline } from "#lib/seo-tools/validate-outline.ts"
import { StudioSection } from "./studio-section.tsx"

/** Renders the page's headings as an outline. */
export async function OutlineSection({ page, locale }: { page: PageReport; locale: string }) {
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
