import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { isGooglePolicy } from "#lib/seo-tools/rich-results/shape.ts"
import type {
  CountedRichFinding,
  RichResult,
} from "#lib/seo-tools/rich-results/validate-rich-results.ts"

const stateClasses = {
  barred: "text-danger",
  unshown: "text-muted",
  allowed: "text-success",
} as const
const icons = { barred: "alert", unshown: "info", allowed: "check" } as const

/** Renders one kind of rich result: whether the page is eligible, and what is missing. */
export async function RichResultCard({ result, locale }: { result: RichResult; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.rich" })
  const { id, source, count, names, findings } = result
  const isBarred = findings.some(({ severity }) => severity === "error")
  const problems = findings.filter(({ severity }) => severity !== "hint")
  const policyFindings = findings.filter(({ code }) => isGooglePolicy(code))
  const recommendations = findings.filter(
    ({ severity, code }) => severity === "hint" && !isGooglePolicy(code),
  )
  const state = isBarred ? "barred" : policyFindings.length > 0 ? "unshown" : "allowed"
  return (
    <article className="card stack-3 p-5" aria-labelledby={`rich-${id}`}>
      <h3 id={`rich-${id}`} className="text-lg">
        {t(`names.${id}`)}
      </h3>
      <p className={`flex items-center gap-2 font-semibold ${stateClasses[state]}`}>
        <Icon name={icons[state]} />
        {t(state)}
      </p>
      {policyFindings.map(({ code, property }) => (
        <p key={code}>{t(`codes.${code}`, { property })}</p>
      ))}
      <p className="text-sm text-muted wrap-anywhere">
        {t("count", { count })}
        {names.length > 0 && <bdi className="block">{names.join(" · ")}</bdi>}
      </p>
      {problems.length > 0 && <FindingList findings={problems} count={count} locale={locale} />}
      {recommendations.length > 0 && (
        <details className="studio-fold">
          <summary>{t("recommendations", { count: recommendations.length })}</summary>
          <FindingList findings={recommendations} count={count} locale={locale} />
        </details>
      )}
      <p className="text-sm">
        <a
          href={source}
          rel="noreferrer"
          target="_blank"
          className="text-brand underline underline-offset-4"
        >
          {t("source")}
        </a>
      </p>
    </article>
  )
}

type FindingListProps = { findings: readonly CountedRichFinding[]; count: number; locale: string }

async function FindingList({ findings, count, locale }: FindingListProps) {
  const t = await getTranslations({ locale, namespace: "studio.rich" })
  return (
    <ul className="studio-list">
      {findings.map((each) => (
        <li key={`${each.code} ${each.property}`}>
          {t.rich("line", {
            strong: (words) => <strong className="font-semibold">{words}</strong>,
            severity: t(`severities.${each.severity}`),
            text: t(`codes.${each.code}`, { property: each.property }),
          })}
          {each.kind && ` ${t(`kinds.${each.kind}`)}`}
          {each.count < count && ` ${t("some", { count: each.count })}`}
        </li>
      ))}
    </ul>
  )
}
