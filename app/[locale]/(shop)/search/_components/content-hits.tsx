import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ContentHit } from "#lib/catalogue/shop-search.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"

type HitsProps = { locale: string; hits: readonly ContentHit[] }

/** Renders the categories that a search finds, as buttons in one row. */
export async function CategoryHits({ locale, hits }: HitsProps) {
  const categories = hits.filter(({ kind }) => kind === "category")
  if (categories.length === 0) return null
  const t = await getTranslations({ locale, namespace: "search" })
  return (
    <nav aria-label={t("groups.category")}>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, name, path, translatedFields = [] }) => (
          <li key={id} {...buildFieldAttributes(locale, { translatedFields }, "name")}>
            <ShopLink
              href={buildLocalePath(locale, path)}
              className={buildButtonClass("secondary")}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Renders the pages, articles and questions that a search finds, each kind below its heading. */
export async function ContentHits({ locale, hits }: HitsProps) {
  const t = await getTranslations({ locale, namespace: "search" })
  const groups = (["page", "article", "question"] as const)
    .map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ found }) => found.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-labelledby={`hits-${kind}`}>
          <h2 id={`hits-${kind}`} className="text-xl">
            {t(`groups.${kind}`)}
          </h2>
          <ul className="ruled mt-2 border-y border-line">
            {found.map(({ id, name, path, text, translatedFields = [] }) => (
              <li key={id} className="py-2">
                <ShopLink
                  href={buildLocalePath(locale, path)}
                  className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                >
                  <bdi {...buildFieldAttributes(locale, { translatedFields }, "name")}>{name}</bdi>
                </ShopLink>
                {text !== "" && (
                  <p
                    className="text-sm text-muted"
                    {...buildFieldAttributes(locale, { translatedFields }, "text")}
                  >
                    {text}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
