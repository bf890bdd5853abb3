import { z } from "zod"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { listNewProducts } from "#lib/api/products.ts"
import { defineWidget } from "../define-widget.ts"
import { SectionHeading } from "../section-heading.tsx"
import { numberSetting, textSetting } from "../setting-schemas.ts"

/** The newest products, four unless set otherwise (specification 1, section 9). */
export const newProductsGridWidget = defineWidget({
  type: "Sell/new_products_grid",
  settings: z.object({ heading: textSetting, limit: numberSetting.min(1).max(12).default(4) }),
  load: ({ limit }, context) => listNewProducts(Math.min(limit, context.limit)),
  View: ({ settings: { heading }, data, context: { locale } }) =>
    data.length > 0 && (
      <section aria-label={heading || undefined}>
        {heading !== "" && <SectionHeading>{heading}</SectionHeading>}
        <ProductGrid tiles={data} locale={locale} headingLevel={3} />
      </section>
    ),
})
