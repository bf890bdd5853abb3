import { setRequestLocale } from "next-intl/server"
import { FilteredListView } from "../_components/filtered-list-view.tsx"
import {
  getFilteredList,
  getFilteredMetadata,
  redirectDefaultList,
  redirectMissingList,
} from "../page-data.ts"

type Props = {
  params: Promise<{ locale: string; list: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params, searchParams }: Props) {
  const { locale, list } = await params
  return getFilteredMetadata(
    locale,
    await getFilteredList(locale, list.join("/"), JSON.stringify(await searchParams)),
  )
}

/**
 * A filtered list, rendered for each request. The URLs of lists with a query are rewritten to this
 * route (`next.config.mjs`), which has no URL of its own.
 */
export default async function FilteredListPage({ params, searchParams }: Props) {
  const { locale, list: segments } = await params
  setRequestLocale(locale)
  const path = segments.join("/")
  const list = await getFilteredList(locale, path, JSON.stringify(await searchParams))
  if (!list) return redirectMissingList(locale, path)
  redirectDefaultList(locale, list)
  return <FilteredListView locale={locale} list={list} />
}
