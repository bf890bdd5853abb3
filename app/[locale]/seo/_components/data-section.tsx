import { getTranslations } from "next-intl/server"
import { Notice } from "#components/ui/notice.tsx"
import { buildDataTree, type DataBranch } from "#lib/seo-tools/data-tree.ts"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { validatePageRichResults } from "#lib/seo-tools/rich-results/validate-rich-results.ts"
import { RichResultCard } from "./rich-result-card.tsx"
import { StudioSection } from "./studio-section.tsx"

/** Renders the page's structured data: the results of Google's rules, and the data as a tree. */
export async function DataSection({ page, locale }: { page: PageReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.data" })
  const { structuredData } = page
  const readable = structuredData.filter(({ problem }) => problem === null)
  const results = validatePageRichResults(page, Date.now())
  return (
    <StudioSection name="data" heading={t("heading")} intro={t("intro")}>
      {structuredData.length === 0 && <p>{t("none")}</p>}
      {structuredData.map(
        ({ problem }, at) =>
          problem !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
            <Notice key={at} tone="danger" title={t("unreadable", { number: at + 1 })}>
              <p className="wrap-anywhere">{problem.slice(0, 300)}</p>
            </Notice>
          ),
      )}
      <div className="studio-results">
        {results.map((result) => (
          <RichResultCard key={result.id} result={result} locale={locale} />
        ))}
      </div>
      {readable.map(({ data }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
        <details key={at} className="studio-fold">
          <summary>{t("tree", { number: at + 1 })}</summary>
          <DataTree
            branch={buildDataTree(data)}
            formatLeftOut={(count) => t("leftOut", { count })}
          />
        </details>
      ))}
    </StudioSection>
  )
}

/** Depth down to which the tree is open at first. */
const openDepth = 2

type DataTreeProps = {
  branch: DataBranch
  formatLeftOut: (count: number) => string
  depth?: number
}

/** Renders structured data as a collapsible tree. */
function DataTree({ branch, formatLeftOut, depth = 0 }: DataTreeProps) {
  const { name, type, value, children, leftOut } = branch
  if (children.length === 0 && leftOut === 0) {
    return (
      <p className="wrap-anywhere" dir="auto">
        <code>{name}</code> {type || value}
      </p>
    )
  }
  const below = (
    <ul className="studio-tree">
      {children.map((child) => (
        <li key={child.name}>
          <DataTree branch={child} formatLeftOut={formatLeftOut} depth={depth + 1} />
        </li>
      ))}
      {leftOut > 0 && <li>{formatLeftOut(leftOut)}</li>}
    </ul>
  )
  if (name === "" && depth === 0) return below
  return (
    <details open={depth <= openDepth}>
      <summary>
        <code>{name}</code> {type && <strong>{type}</strong>}
      </summary>
      {below}
    </details>
  )
}
