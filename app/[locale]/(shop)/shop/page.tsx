import { setRequestLocale } from "next-intl/server"
import { handleMissingPath } from "../../_data/handle-missing-path.ts"
import { CategoryView } from "../_components/category-view.tsx"
import { getCategoryMetadata } from "../_data/category-metadata.ts"
import { getShopIndex } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  return getCategoryMetadata(locale, await getShopIndex(locale))
}

export default async function ShopPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const list = await getShopIndex(locale)
  if (!list) return handleMissingPath(locale, "/shop")
  return <CategoryView locale={locale} list={list} />
}
