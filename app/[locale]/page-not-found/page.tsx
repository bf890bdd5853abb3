import { getTranslations, setRequestLocale } from "next-intl/server"
import { CategoryLinks } from "#components/commerce/category-links.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { getSite } from "#lib/api/site.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { listMainCategories } from "#lib/site/list-main-categories.ts"
import NotFound from "../not-found.tsx"
import "../../site.css"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "notFound" })
  return { title: t("heading"), robots: { index: false } }
}

/** What the server sends, with status 404, for every address that has no page. */
export default async function PageNotFound({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <>
      <NotFound />
      <WaysOn locale={locale} />
    </>
  )
}

/** A search and the shop's categories. Not part of `not-found.tsx`, which every page carries along. */
async function WaysOn({ locale }: { locale: string }) {
  const [t, site] = await Promise.all([getTranslations({ locale, namespace: "search" }), getSite()])
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
