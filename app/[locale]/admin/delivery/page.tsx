import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildModelForm } from "#lib/admin/describe-model.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { DeliveryView } from "./_components/delivery-view.tsx"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "delivery")
}

/** Describes the forms of the models of delivery. */
function describeDelivery() {
  return {
    type: buildModelForm("sell/shipping_type"),
    cost: buildModelForm("sell/shipping_cost"),
    region: buildModelForm("sell/shipping_region"),
    postcodes: buildModelForm("sell/shipping_region_postcode"),
  }
}

export default async function DeliveryPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <DeliveryView forms={describeDelivery()} />
}
