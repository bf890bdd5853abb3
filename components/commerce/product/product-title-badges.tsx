import { getTranslations } from "next-intl/server"
import { Badge } from "#components/ui/badge.tsx"
import type { Product } from "#lib/catalogue/product.ts"

/** Renders the badges of a product: new, on special, or the shop's own text. */
export async function ProductTitleBadges({
  product,
  locale,
}: {
  product: Pick<Product, "isNew" | "isOnSpecial" | "badge">
  locale: string
}) {
  if (!product.isNew && !product.isOnSpecial && product.badge === "") return null
  const t = await getTranslations({ locale, namespace: "product" })
  return (
    <p className="flex flex-wrap gap-2">
      {product.isNew && <Badge tone="info">{t("new")}</Badge>}
      {product.isOnSpecial && <Badge tone="accent">{t("special")}</Badge>}
      {product.badge !== "" && <Badge tone="brand">{product.badge}</Badge>}
    </p>
  )
}
