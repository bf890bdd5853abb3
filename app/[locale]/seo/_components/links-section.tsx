import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { listTargets } from "#lib/seo-tools/list-targets.ts"
import type { CheckedLink } from "../_data/fetch-targets.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { buildStudioPath } from "./build-studio-path.ts"
import { StudioSection } from "./studio-section.tsx"

type LinksSectionProps = { report: StudioReport; query: StudioQuery; locale: string }

/**
 * Renders the inbound links as far as they are known, and the outbound links with the response of
 * each target if requested.
 */
export async function LinksSection({ report, query, locale }: LinksSectionProps) {
  const t = await getTranslations({ locale, namespace: "studio.sections.links" })
  const targets =
    report.links ?? listTargets(report.page).map((target) => ({ ...target, response: null }))
  const within = targets.filter(({ path }) => path !== null)
  const elsewhere = targets.filter(({ path }) => path === null)
  const params = { path: query.typed, locale: query.locale, ...query.preview, links: "1" }
  return (
    <StudioSection name="links" heading={t("heading")} intro={t("intro")}>
      <InboundLinks report={report} locale={locale} />
      <h3 className="text-lg">{t("out", { count: within.length })}</h3>
      {report.links === null && within.length > 0 && (
        <a
          href={buildStudioPath(locale, params, "links")}
          rel="nofollow"
          className={buildButtonClass("secondary")}
        >
          {t("check")}
        </a>
      )}
      <TargetList targets={within} locale={locale} />
      {elsewhere.length > 0 && (
        <>
          <h3 className="text-lg">{t("elsewhere", { count: elsewhere.length })}</h3>
          <TargetList targets={elsewhere} locale={locale} />
        </>
      )}
    </StudioSection>
  )
}

/** Maximum number of inbound links listed; the number of the others is shown. */
const maxInboundLinks = 50

async function InboundLinks({ report, locale }: { report: StudioReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.links" })
  const { inboundLinks, auditedAt } = report
  if (inboundLinks === null) {
    return (
      <>
        <h3 className="text-lg">{t("inUnknown")}</h3>
        <p>
          {auditedAt === null ? t("noAudit") : t("notAudited")}{" "}
          <a href={buildLocalePath(locale, "/seo/audit")}>{t("toAudit")}</a>
        </p>
      </>
    )
  }
  return (
    <>
      <h3 className="text-lg">{t("in", { count: inboundLinks.length })}</h3>
      {auditedAt && (
        <p className="text-sm text-muted">{t("asOf", { day: formatDate(auditedAt, locale) })}</p>
      )}
      <ul className="studio-list studio-lines">
        {inboundLinks.slice(0, maxInboundLinks).map((path) => (
          <li key={path} className="wrap-anywhere">
            <a href={buildStudioPath(locale, { path })}>
              <bdi dir="ltr">{path}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {inboundLinks.length > maxInboundLinks && (
        <p>{t("more", { count: inboundLinks.length - maxInboundLinks })}</p>
      )}
    </>
  )
}

async function TargetList({
  targets,
  locale,
}: {
  targets: readonly CheckedLink[]
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "studio.sections.links" })
  return (
    <ul className="studio-list studio-lines">
      {targets.map(({ href, path, texts, isNofollow, response }) => (
        <li key={path ?? href}>
          <span className="flex flex-wrap items-center gap-2">
            {response && <ResponseTag response={response} labels={{ none: t("noResponse") }} />}
            <span className="wrap-anywhere">
              {texts.join(" · ").slice(0, 200) || t("wordless")}
            </span>
            {isNofollow && <span className="studio-tag">nofollow</span>}
          </span>
          <span className="block text-sm text-muted wrap-anywhere">
            <bdi dir="ltr">
              {path ?? href}
              {response?.movedTo && <> → {response.movedTo}</>}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

type ResponseTagProps = { response: NonNullable<CheckedLink["response"]>; labels: { none: string } }

function ResponseTag({ response: { status, movedTo }, labels }: ResponseTagProps) {
  const isBad = status === 0 || status >= 400
  const tone = isBad ? "danger" : movedTo === null ? "success" : "warning"
  return (
    <span className="studio-tag" data-tone={tone}>
      {status === 0 ? labels.none : status}
    </span>
  )
}
