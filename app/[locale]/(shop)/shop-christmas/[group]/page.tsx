import { permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../../_data/handle-missing-path.ts"
import { CategoryView } from "../../_components/category-view.tsx"
import { buildListPath } from "../../_data/category-list.ts"
import { getCategoryMetadata } from "../../_data/category-metadata.ts"
import { getSeasonalListAt, isNumberedFirstPage } from "../page-data.ts"

type Props = { params: Promise<{ locale: string; group: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { locale, group } = await params
  return getCategoryMetadata(locale, await getSeasonalListAt(locale, group))
}

export default async function SeasonalCategoryPage({ params }: Props) {
  const { locale, group } = await params
  setRequestLocale(locale)
  const path = `/shop-christmas/${group}`
  const list = await getSeasonalListAt(locale, group)
  if (!list) return handleMissingPath(locale, path)
  if (isNumberedFirstPage(list, path))
    permanentRedirect(buildLocalePath(locale, buildListPath(list)))
  return <CategoryView locale={locale} list={list} />
}
