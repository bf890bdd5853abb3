import { setRequestLocale } from "next-intl/server"
import { CategoryView } from "../../_components/category-view.tsx"
import { getCategoryMetadata } from "../../_data/category-metadata.ts"
import { getCategoryList, handleMissingCategory, listCategorySlugs } from "../page-data.ts"

type Props = { params: Promise<{ locale: string; group: string }> }

export const dynamicParams = true

export async function generateStaticParams() {
  return (await listCategorySlugs()).map((group) => ({ group }))
}

export async function generateMetadata({ params }: Props) {
  const { locale, group } = await params
  return getCategoryMetadata(locale, await getCategoryList(locale, group, 1))
}

export default async function CategoryPage({ params }: Props) {
  const { locale, group } = await params
  setRequestLocale(locale)
  const list = await getCategoryList(locale, group, 1)
  if (!list) return handleMissingCategory(locale, group)
  return <CategoryView locale={locale} list={list} />
}
