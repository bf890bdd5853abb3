import { permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../../../_data/handle-missing-path.ts"
import { CategoryView } from "../../../_components/category-view.tsx"
import { buildListPath, type CategoryList } from "../../../_data/category-list.ts"
import { getCategoryMetadata } from "../../../_data/category-metadata.ts"
import { getSeasonalList } from "../../page-data.ts"

type Params = { locale: string; group: string; page: string }
type Props = { params: Promise<Params> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const values = await params
  return getCategoryMetadata(values.locale, await getList(values))
}

export default async function SeasonalCategoryPage({ params }: Props) {
  const values = await params
  const { locale, group, page } = values
  setRequestLocale(locale)
  const list = await getList(values)
  if (!list) return handleMissingPath(locale, `/shop-christmas/${group}/${page}`)
  if (list.page === 1) permanentRedirect(buildLocalePath(locale, buildListPath(list)))
  return <CategoryView locale={locale} list={list} />
}

async function getList({ locale, group, page }: Params): Promise<CategoryList | null> {
  const number = parsePageNumber(page)
  return number === null ? null : getSeasonalList(locale, group, number)
}
