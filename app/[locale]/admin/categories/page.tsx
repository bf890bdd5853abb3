import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { CategoriesView } from "./_components/categories-view.tsx"
import "../products/_components/products.css"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "categories")
}

export default async function CategoriesPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <CategoriesView />
}
