import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { getEnv } from "#lib/env.ts"
import { isNoindex, type PageReport } from "#lib/seo-tools/page-report.ts"
import { parseShopPath } from "#lib/seo-tools/shop-path.ts"
import { StudioSection } from "./studio-section.tsx"

/** Renders the URL and indexing section: redirects, canonical URL, hreflang and robots rules. */
export async function UrlSection({ page, locale }: { page: PageReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.address" })
  const { head, chain, robotsHeader } = page
  const own = new URL(page.url)
  const canonical =
    head.canonical === null ? null : parseShopPath(head.canonical, getEnv().SITE_URL)
  const isSelf = canonical !== null && canonical.split("?")[0] === own.pathname
  return (
    <StudioSection name="address" heading={t("heading")} intro={t("intro")}>
      <dl className="studio-rows">
        <Row name={t("chain")}>
          {chain.length === 0 ? (
            t("noChain")
          ) : (
            <ol className="stack-1">
              {chain.map(({ status, location }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a redirect chain may repeat a URL
                <li key={at} className="wrap-anywhere">
                  <span className="studio-tag">{status}</span> <bdi dir="ltr">{location}</bdi>
                </li>
              ))}
            </ol>
          )}
        </Row>
        <Row name={t("response")}>
          <span className="studio-tag">{page.status}</span>{" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {page.url}
          </bdi>
        </Row>
        <Row name={t("canonical")}>
          <bdi className="wrap-anywhere">{head.canonical ?? t("none")}</bdi>
          {head.canonical !== null && (
            <p className="text-sm text-muted">
              {isSelf ? t("canonicalSelf") : t("canonicalOther")}
            </p>
          )}
        </Row>
        <Row name={t("robots")}>
          {isNoindex(head.robots, robotsHeader) ? t("hidden") : t("shown")}
          <p className="text-sm text-muted wrap-anywhere">
            {t("robotsMeta", { value: head.robots || t("none") })}
            <br />
            {t("robotsHeader", { value: robotsHeader || t("none") })}
          </p>
        </Row>
        <Row name={t("hreflang")}>
          {head.hreflang.length === 0 ? (
            t("noHreflang")
          ) : (
            <ul className="stack-1">
              {head.hreflang.map(({ lang, href }) => (
                <li key={`${lang} ${href}`} className="wrap-anywhere">
                  <span className="studio-tag">{lang}</span> <bdi dir="ltr">{href}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Row>
        <Row name={t("lang")}>
          {head.lang ?? t("none")}
          {head.dir === "rtl" && ` (${t("rtl")})`}
        </Row>
      </dl>
    </StudioSection>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
