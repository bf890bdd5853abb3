import { setRequestLocale } from "next-intl/server"
import { handleMissingPath } from "../../_data/handle-missing-path.ts"
import { CategoryView } from "../_components/category-view.tsx"
import { getCategoryMetadata } from "../_data/category-metadata.ts"
import { getSeasonalIndex } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  return getCategoryMetadata(locale, await getSeasonalIndex(locale, 1))
}

export default async function SeasonalPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const list = await getSeasonalIndex(locale, 1)
  if (!list) return handleMissingPath(locale, "/shop-christmas")
  return <CategoryView locale={locale} list={list} />
}
