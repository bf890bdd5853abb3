import { setRequestLocale } from "next-intl/server"
import { refuseAbsent } from "../../_data/refuse-absent.ts"
import { CategoryView } from "../_components/category-view.tsx"
import { getCategoryMetadata } from "../_data/category-metadata.ts"
import { getSeasonalFront } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  return getCategoryMetadata(locale, await getSeasonalFront(locale, 1))
}

export default async function SeasonalPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const list = await getSeasonalFront(locale, 1)
  if (!list) return refuseAbsent(locale, "/shop-christmas")
  return <CategoryView locale={locale} list={list} />
}
