import { getTranslations, setRequestLocale } from "next-intl/server"
import { SearchAndCategories } from "#components/layout/search-and-categories.tsx"
import { getSite } from "#lib/api/site.ts"
import NotFound from "../not-found.tsx"
import "../../site.css"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "notFound" })
  return { title: t("heading"), robots: { index: false } }
}

/** Renders the page that the server sends with status 404 for every path without a page. */
export default async function PageNotFound({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <>
      <NotFound />
      {/* Not in `not-found.tsx`, which is part of the RSC payload of every page. */}
      <SearchAndCategories site={await getSite(locale)} locale={locale} />
    </>
  )
}
