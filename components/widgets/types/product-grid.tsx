import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { listProductsOfGroup } from "#lib/api/products.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { defineWidget } from "../define-widget.ts"
import { SectionHeading } from "../section-heading.tsx"
import { numberSetting, textSetting } from "../setting-schemas.ts"

/** The first products of a chosen category, with a way to the rest. */
export const productGridWidget = defineWidget({
  type: "Sell/product_grid",
  settings: z.object({
    heading: textSetting,
    group: slugSchema.nullable().default(null),
    limit: numberSetting.min(1).max(productsPerPage).default(productsPerPage),
  }),
  load: async ({ group, limit }, context) => {
    if (group === null) return null
    const { tiles, count } = await listProductsOfGroup(group, 1)
    const shown = tiles.slice(0, Math.min(limit, context.limit))
    const root = group === seasonalRoot ? seasonalRoot : shopRoot
    return { shown, moreHref: count > shown.length ? buildGroupPath(root, group) : null }
  },
  View: async ({ settings: { heading }, data, context: { locale } }) => {
    if (!data || data.shown.length === 0) return null
    const t = await getTranslations({ locale, namespace: "content" })
    return (
      <section aria-label={heading || undefined}>
        {heading !== "" && <SectionHeading>{heading}</SectionHeading>}
        <ProductGrid tiles={data.shown} locale={locale} headingLevel={3} />
        {data.moreHref && (
          <p className="mt-6 text-center">
            <ShopLink href={data.moreHref} className={buildButtonClass("secondary")}>
              {t("seeAllProducts")}
            </ShopLink>
          </p>
        )}
      </section>
    )
  },
})
