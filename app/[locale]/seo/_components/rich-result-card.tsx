import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import type { CountedRemark, RichResult } from "#lib/studio/rich-results/check-rich-results.ts"
import { isDoingOfGoogle } from "#lib/studio/rich-results/shape.ts"

const looks = { barred: "text-danger", unshown: "text-muted", allowed: "text-success" } as const
const icons = { barred: "alert", unshown: "info", allowed: "check" } as const

/** Renders one kind of rich result: whether the page is eligible, and what is missing. */
export async function RichResultCard({ result, locale }: { result: RichResult; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.rich" })
  const { id, source, count, names, remarks } = result
  const isBarred = remarks.some(({ severity }) => severity === "fault")
  const inTheWay = remarks.filter(({ severity }) => severity !== "hint")
  const doings = remarks.filter(({ code }) => isDoingOfGoogle(code))
  const wishes = remarks.filter(
    ({ severity, code }) => severity === "hint" && !isDoingOfGoogle(code),
  )
  const state = isBarred ? "barred" : doings.length > 0 ? "unshown" : "allowed"
  return (
    <article className="card stack-3 p-5" aria-labelledby={`rich-${id}`}>
      <h3 id={`rich-${id}`} className="text-lg">
        {t(`names.${id}`)}
      </h3>
      <p className={`flex items-center gap-2 font-semibold ${looks[state]}`}>
        <Icon name={icons[state]} />
        {t(state)}
      </p>
      {doings.map(({ code, property }) => (
        <p key={code}>{t(`codes.${code}`, { property })}</p>
      ))}
      <p className="text-sm text-muted wrap-anywhere">
        {t("count", { count })}
        {names.length > 0 && <bdi className="block">{names.join(" · ")}</bdi>}
      </p>
      {inTheWay.length > 0 && <Remarks remarks={inTheWay} {...{ count, locale }} />}
      {wishes.length > 0 && (
        <details className="studio-fold">
          <summary>{t("wishes", { count: wishes.length })}</summary>
          <Remarks remarks={wishes} {...{ count, locale }} />
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

type RemarksProps = { remarks: readonly CountedRemark[]; count: number; locale: string }

async function Remarks({ remarks, count, locale }: RemarksProps) {
  const t = await getTranslations({ locale, namespace: "studio.rich" })
  return (
    <ul className="studio-list">
      {remarks.map((each) => (
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
