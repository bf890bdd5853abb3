import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { listGroupProducts } from "#lib/api/products.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildProductListPart } from "#lib/seo/graph/graph-part.ts"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { buildAmountSetting, groupSetting, textSetting } from "../setting-schemas.ts"

/** The first products of a category, with a link to the category page. */
export const productGridWidget = defineWidget({
  type: "Sell/product_grid",
  name: "Products of a category",
  purpose: "Shows a category's first products, with a button to the rest.",
  settings: z.object({
    heading: textSetting.describe("Heading above the products."),
    group: groupSetting.describe("The category. Empty shows nothing."),
    limit: buildAmountSetting(1, productsPerPage, productsPerPage).describe(
      "How many products, 1 to 12.",
    ),
  }),
  examples: ({ productGroup }) => [
    { name: "A category", settings: { group: productGroup } },
    {
      name: "Its first four, with a heading",
      settings: { heading: "Popular with beginners", group: productGroup, limit: 4 },
    },
  ],
  load: async ({ group, limit }, { offset, ...context }) => {
    if (group === null) return null
    const { tiles, count } = await listGroupProducts(
      group,
      Math.min(limit, context.limit),
      offset,
      context.locale,
    )
    const root = group === seasonalRoot ? seasonalRoot : shopRoot
    const hasMore = count > offset + tiles.length
    return { tiles, moreHref: hasMore ? buildGroupPath(root, group) : null }
  },
  picture: (data) => data?.tiles.find((tile) => tile.picture)?.picture,
  describe: ({ settings: { heading }, data }) => data && buildProductListPart(heading, data.tiles),
  View: async ({ settings: { heading }, data, context }) => {
    const { locale } = context
    if (!data || data.tiles.length === 0) return null
    const t = await getTranslations({ locale, namespace: "content" })
    return (
      <section>
        {heading !== "" && (
          <SectionHeading {...buildHeadingLang(context)}>{heading}</SectionHeading>
        )}
        <ProductGrid tiles={data.tiles} locale={locale} headingLevel={heading === "" ? 2 : 3} />
        {data.moreHref && (
          <p className="mt-6 text-center">
            <ShopLink
              href={buildLocalePath(locale, data.moreHref)}
              className={buildButtonClass("secondary")}
            >
              {t("seeAllProducts")}
            </ShopLink>
          </p>
        )}
      </section>
    )
  },
})
