import { setRequestLocale } from "next-intl/server"
import { SearchView } from "./_components/search-view.tsx"
import { getSearchMetadata, listPopularCategories } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  return getSearchMetadata(locale, null)
}

export default async function SearchPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <SearchView locale={locale} results={null} categories={await listPopularCategories(locale)} />
  )
}
