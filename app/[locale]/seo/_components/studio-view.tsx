import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { StudioData } from "../page-data.ts"
import { PageForm } from "./page-form.tsx"
import { ReportView } from "./report-view.tsx"
import "./studio.css"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { choiceKinds, type PageChoice } from "../_data/find-pages.ts"
import { buildStudioPath } from "./build-studio-path.ts"

/** Renders the SEO studio: a search field for a page, and the report of that page. */
export async function StudioView({ locale, ...data }: StudioData & { locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio" })
  const { requested, choices, problem, query, report } = data
  return (
    <Container className="stack-8 py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="stack-1">
          <PageHeading>{t("title")}</PageHeading>
          <p className="max-w-prose text-muted">{t("intro")}</p>
        </div>
        <ShopLink
          href={buildLocalePath(locale, "/seo/audit")}
          className={buildButtonClass("secondary")}
        >
          {t("toAudit")}
        </ShopLink>
      </header>
      <PageForm query={query} paths={data.paths} locale={locale} />
      {requested.kind === "rejected" && (
        <Notice tone="danger" role="alert" title={t("rejected.title")}>
          <p className="wrap-anywhere">{t(`rejected.${requested.reason}`)}</p>
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" role="alert" title={t("problem.title")}>
          <p>{t(`problem.${problem}`)}</p>
        </Notice>
      )}
      {(requested.kind === "nothing" || requested.kind === "words") && (
        <PageChoices
          words={requested.kind === "words" ? requested.words : ""}
          choices={choices}
          locale={locale}
        />
      )}
      {report && <ReportView report={report} query={query} locale={locale} />}
    </Container>
  )
}

type PageChoicesProps = { words: string; choices: readonly PageChoice[]; locale: string }

/** Renders the pages to choose from, grouped by kind. */
async function PageChoices({ words, choices, locale }: PageChoicesProps) {
  const t = await getTranslations({ locale, namespace: "studio.choices" })
  if (choices.length === 0) {
    return (
      <EmptyState icon="search" title={t("none", { words: words.slice(0, 60) })}>
        <p>{t("noneHint")}</p>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="choices" className="stack-6">
      <h2 id="choices" className="text-2xl wrap-anywhere">
        {words === "" ? t("heading") : t("found", { words: words.slice(0, 60) })}
      </h2>
      <div className="studio-columns">
        {choiceKinds.map((kind) => {
          const listed = choices.filter((choice) => choice.kind === kind)
          if (listed.length === 0) return null
          return (
            <section key={kind} aria-labelledby={`choices-${kind}`} className="stack-2">
              <h3 id={`choices-${kind}`} className="text-lg">
                {t(kind)}
              </h3>
              <ul className="studio-list">
                {listed.map(({ name, path }) => (
                  <li key={path}>
                    <ShopLink href={buildStudioPath(locale, { path })}>{name}</ShopLink>
                    <span className="block text-sm text-muted wrap-anywhere">
                      <bdi dir="ltr">{path}</bdi>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
