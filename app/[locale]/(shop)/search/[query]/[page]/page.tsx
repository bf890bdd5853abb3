import { notFound, permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { SearchView } from "../../_components/search-view.tsx"
import {
  getSearchMetadata,
  getSearchResults,
  listPopularCategories,
  type SearchResults,
} from "../../page-data.ts"

type Params = { locale: string; query: string; page: string }
type Props = { params: Promise<Params> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const values = await params
  return getSearchMetadata(values.locale, await getResults(values))
}

export default async function SearchResultsPage({ params }: Props) {
  const values = await params
  const { locale } = values
  setRequestLocale(locale)
  const results = await getResults(values)
  if (!results) notFound()
  if (results.page === 1) permanentRedirect(buildLocalePath(locale, buildSearchPath(results.query)))
  return (
    <SearchView
      locale={locale}
      results={results}
      categories={await listPopularCategories(locale)}
    />
  )
}

async function getResults({ locale, query, page }: Params): Promise<SearchResults | null> {
  const number = parsePageNumber(page)
  return number === null ? null : getSearchResults(locale, query, number)
}
