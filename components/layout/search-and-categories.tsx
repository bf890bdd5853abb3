import { getTranslations } from "next-intl/server"
import { CategoryLinks } from "#components/commerce/category-tiles.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { defaultLocale } from "#lib/contract/languages.ts"
import { listMainCategories, type Site } from "#lib/site/site.ts"

/** Renders a search form and the categories, for a page without other content. */
export async function SearchAndCategories({ site, locale }: { site: Site; locale: string }) {
  const t = await getTranslations({ locale, namespace: "search" })
  return (
    <div className="mx-auto max-w-2xl px-4 pb-16 text-center">
      <form action="/api/search-redirect" className="mx-auto flex max-w-xl gap-2">
        {locale !== defaultLocale && <input type="hidden" name="locale" value={locale} />}
        <input
          type="search"
          name="query"
          required
          maxLength={100}
          aria-label={t("label")}
          placeholder={t("label")}
          className="control grow"
        />
        <button type="submit" className={buildButtonClass("secondary")}>
          {t("button")}
        </button>
      </form>
      <p className="mt-8 mb-4">{t("popular")}</p>
      <CategoryLinks groups={listMainCategories(site)} locale={locale} className="justify-center" />
    </div>
  )
}
