import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { SearchView } from "../_components/search-view.tsx"
import { getSearchMetadata, getSearchResults, listPopularCategories } from "../page-data.ts"

type Props = { params: Promise<{ locale: string; query: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { locale, query } = await params
  return getSearchMetadata(locale, await getSearchResults(locale, query, 1))
}

export default async function SearchResultsPage({ params }: Props) {
  const { locale, query } = await params
  setRequestLocale(locale)
  const results = await getSearchResults(locale, query, 1)
  if (!results) notFound()
  return (
    <SearchView
      locale={locale}
      results={results}
      categories={await listPopularCategories(locale)}
    />
  )
}
