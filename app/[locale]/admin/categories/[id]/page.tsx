import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildModelForm } from "#lib/admin/describe-model.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata, parseRecordId } from "../../page-data.ts"
import { CategoryView } from "../_components/category-view.tsx"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "categories")
}

const groups = buildModelForm("cognito/group", {
  groups: { "Search engines": ["url", "title", "meta_description"] },
  hidden: ["model", "parent_id"],
})

export default async function CategoryPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <CategoryView id={parseRecordId(id)} groups={groups.toReversed()} />
}
