import { z } from "zod"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { listNewProducts } from "#lib/api/products.ts"
import { buildProductListPart } from "#lib/seo/graph/graph-part.ts"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { buildAmountSetting, textSetting } from "../setting-schemas.ts"

/** Maximum number of products in one API response. */
const maxApiCount = 100

/** The newest products, four by default (specification 1, section 9). */
export const newProductsGridWidget = defineWidget({
  type: "Sell/new_products_grid",
  name: "New products",
  purpose: "Shows what has come into the shop last.",
  settings: z.object({
    heading: textSetting.describe("Heading above the products."),
    limit: buildAmountSetting(1, 12, 4).describe("How many products, 1 to 12."),
  }),
  examples: () => [
    { name: "The newest four", settings: { heading: "New in the shop" } },
    { name: "The newest eight", settings: { limit: 8 } },
  ],
  load: async ({ limit }, context) => {
    const end = Math.min(maxApiCount, context.offset + Math.min(limit, context.limit))
    return end > context.offset
      ? (await listNewProducts(end, context.locale)).slice(context.offset)
      : []
  },
  picture: (data) => data.find((tile) => tile.picture)?.picture,
  describe: ({ settings: { heading }, data }) => buildProductListPart(heading, data),
  View: ({ settings: { heading }, data, context }) =>
    data.length > 0 && (
      <section>
        {heading !== "" && (
          <SectionHeading {...buildHeadingLang(context)}>{heading}</SectionHeading>
        )}
        <ProductGrid tiles={data} locale={context.locale} headingLevel={heading === "" ? 2 : 3} />
      </section>
    ),
})
