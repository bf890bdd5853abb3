import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildModelForm } from "#lib/admin/describe-model.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { ProductView } from "../../_components/product-view.tsx"
import { buildAdminMetadata, parseRecordId } from "../../page-data.ts"

import "../_components/products.css"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "products")
}

const forms = {
  addon: buildModelForm("sell/addon"),
  limits: buildModelForm("sell/product_group_addon", {
    hidden: ["product_id", "addon_id", "sort_order"],
  }),
  more: buildModelForm("sell/product", {
    groups: {
      "Attributes and related products": ["attributes", "related_product_ids"],
      "Video, size chart and lists": [
        "video_id",
        "size_chart_hash",
        "featured_position",
        "low_stock",
      ],
      "Delivery and events": [
        "ships_by_quote",
        "lead_days_min",
        "lead_days_max",
        "is_ticket",
        "event_at",
        "event_place",
      ],
    },
    hidden: [
      "name",
      "url",
      "title",
      "meta_description",
      "blurb",
      "brand",
      "badge",
      "content",
      "shipping_note",
      "is_new",
      "group_ids",
      "primary_group_id",
      "variations",
    ],
  }),
}

export default async function ProductPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <ProductView id={parseRecordId(id)} forms={forms} />
}
