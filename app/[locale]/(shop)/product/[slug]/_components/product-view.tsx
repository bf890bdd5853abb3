import { getTranslations } from "next-intl/server"
import { PageFacts } from "#components/chrome/page-facts.tsx"
import { BuyPanel } from "#components/commerce/buy-panel.tsx"
import { ProductChoice } from "#components/commerce/product-choice.tsx"
import { ProductGallery } from "#components/commerce/product-gallery.tsx"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { ProductPageData } from "../page-data.ts"
import { getBuyLabels, getGalleryLabels, getOpeningPrice } from "./product-labels.ts"
import { ProductMedia } from "./product-media.tsx"
import { ProductTitleBadges } from "./product-title-badges.tsx"

/** A product's page. */
export async function ProductView({ locale, data }: { locale: string; data: ProductPageData }) {
  const t = await getTranslations({ locale, namespace: "product" })
  const { product, trails, variants, photos } = data
  const [galleryLabels, buyLabels, opening, crumbs] = await Promise.all([
    getGalleryLabels(locale, product.name, photos.length),
    getBuyLabels(locale),
    getOpeningPrice(locale, product),
    getTranslations({ locale, namespace: "category" }),
  ])
  return (
    <Container className="space-y-10 py-6">
      <div className="mb-4">
        {trails.map((steps) => (
          <Breadcrumbs
            key={steps[steps.length - 1]?.href}
            steps={steps}
            label={crumbs("breadcrumbs")}
          />
        ))}
      </div>
      <ProductChoice key={product.id} set={variants}>
        <div className="grid gap-6 md:grid-cols-2 lg:gap-10">
          <ProductGallery photos={photos} labels={galleryLabels} />
          <div className="space-y-5">
            <ProductTitleBadges product={product} locale={locale} />
            <PageHeading>{product.name}</PageHeading>
            {product.brand !== "" && (
              <p className="text-muted">{t("brand", { brand: product.brand })}</p>
            )}
            {product.blurb !== "" && <p className="text-lg">{product.blurb}</p>}
            <BuyPanel
              opening={opening}
              addons={product.addons}
              locale={locale}
              labels={buyLabels}
            />
            {product.shippingNote !== "" && (
              <p className="rounded-card bg-sunken p-4">
                <strong>{t("shippingNote")}: </strong>
                {product.shippingNote}
              </p>
            )}
          </div>
        </div>
      </ProductChoice>
      {product.content !== "" && <Prose html={product.content} />}
      <ProductMedia product={product} locale={locale} />
      {product.related.length > 0 && (
        <section className="space-y-4">
          <h2 className="text-2xl font-bold">{t("related")}</h2>
          <ProductGrid tiles={product.related} locale={locale} headingLevel={3} />
        </section>
      )}
      <PageFacts kind="product" slug={product.slug} updatedAt={product.updatedAt} />
    </Container>
  )
}
