import { getTranslations } from "next-intl/server"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { choiceKinds, type PageChoice } from "../_data/find-pages.ts"
import { buildStudioPath } from "./build-studio-path.ts"

type PageChoicesProps = { words: string; choices: readonly PageChoice[]; locale: string }

/** Renders the pages to choose from, grouped by kind. */
export async function PageChoices({ words, choices, locale }: PageChoicesProps) {
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
