import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildModelForm } from "#lib/admin/describe-model.ts"
import { promotionPlan } from "#lib/admin/promotion-plan.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { PromotionsView } from "./_components/promotions-view.tsx"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "promotions")
}

const describePromotion = () => buildModelForm("sell/promotion", promotionPlan)

export default async function PromotionsPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <PromotionsView groups={describePromotion()} />
}
