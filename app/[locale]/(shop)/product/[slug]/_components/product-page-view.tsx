import { getTranslations } from "next-intl/server"
import { MeasuredEvent } from "#components/analytics/measured-event.tsx"
import { Heart } from "#components/commerce/heart.tsx"
import { productIslands } from "#components/commerce/product/product-islands.ts"
import { ProductView } from "#components/commerce/product/product-view.tsx"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { QuestionSection } from "#components/commerce/questions/question-section.tsx"
import { ReviewSection } from "#components/commerce/reviews/review-section.tsx"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { DeferredContent } from "#components/navigation/deferred-content.tsx"
import { UnpublishedNote } from "#components/preview/preview-banner.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShareButton } from "#components/ui/share-button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { ViewedProducts } from "#components/wish-list/viewed-products.tsx"
import { buildComparePath } from "#lib/catalogue/compare-query.ts"
import type { ProductTile } from "#lib/catalogue/product.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { listProductTags } from "#lib/seo/product-tags.ts"
import { PageGraph } from "../../../../_components/page-graph.tsx"
import { buildProductGraph, type ProductPageData } from "../page-data.ts"

/** Renders a product page. */
export async function ProductPageView({ locale, data }: { locale: string; data: ProductPageData }) {
  const [t, crumbs, tLayout, tWishList, tViewed, tCompare] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "category" }),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "viewed" }),
    getTranslations({ locale, namespace: "compare" }),
  ])
  const { facts, trails, isSelling, freeDelivery } = data
  const { product } = facts
  return (
    <Container className="stack-10 py-6">
      <UnpublishedNote kind="product" slug={product.slug} />
      <div className="mb-4 flex justify-between gap-3">
        <div>
          {trails.map((steps) => (
            <Breadcrumbs
              key={steps[steps.length - 1]?.href}
              locale={locale}
              steps={steps}
              label={crumbs("breadcrumbs")}
            />
          ))}
        </div>
        <div className="flex shrink-0 items-start">
          <ShareButton label={tLayout("share")} />
          <Heart
            slug={product.slug}
            label={tWishList("save", { name: product.name })}
            className="heart static"
          />
        </div>
      </div>
      <ProductView
        heading={
          <PageHeading locale={!isTranslated(product, "name") && locale}>
            {product.name}
          </PageHeading>
        }
        subheadingLevel={2}
        islands={productIslands}
        hasOwnPage
        isLcpImage
        facts={facts}
        locale={locale}
        isSelling={isSelling}
        freeDelivery={freeDelivery}
      />
      <DeferredContent>
        <p className="print:hidden">
          <ShopLink
            href={buildLocalePath(locale, buildComparePath([product.slug]))}
            rel="nofollow"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {tCompare("title")}
          </ShopLink>
        </p>
        <ReviewSection product={product} locale={locale} shopName={data.shopName} />
        <QuestionSection
          slug={product.slug}
          {...data.questions}
          locale={locale}
          shopName={data.shopName}
        />
        {product.boughtTogether.length > 0 && (
          <section className="stack-4 print:hidden">
            <h2 className="text-2xl font-bold">{t("goesWith")}</h2>
            <ProductGrid tiles={product.boughtTogether} locale={locale} headingLevel={3} />
          </section>
        )}
        {product.related.length > 0 && (
          <section className="stack-4 print:hidden">
            <h2 className="text-2xl font-bold">{t("related")}</h2>
            <ProductGrid tiles={product.related} locale={locale} headingLevel={3} />
          </section>
        )}
        <ViewedProducts
          key={product.slug}
          slug={product.slug}
          locale={locale}
          labels={{ heading: tViewed("heading"), clear: tViewed("clear") }}
        />
      </DeferredContent>
      <ProductTags product={product} />
      <PageGraph {...buildProductGraph(data, locale)} />
      <MeasuredEvent event={data.measured} />
      <PageFacts kind="product" slug={product.slug} updatedAt={product.updatedAt} />
    </Container>
  )
}

/** Renders the Open Graph tags for a product's price and stock. React hoists them into the head. */
function ProductTags({ product }: { product: Pick<ProductTile, "price" | "isInStock"> }) {
  return listProductTags(product).map(([property, content]) => (
    <meta key={property} property={property} content={content} />
  ))
}
