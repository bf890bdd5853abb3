import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { DeferredContent } from "#components/navigation/deferred-content.tsx"
import { Badge } from "#components/ui/badge.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { handleAddToCart } from "#lib/cart/actions.ts"
import { buildNextChangeAttribute, type Product } from "#lib/catalogue/product.ts"
import type { Rating } from "#lib/catalogue/review.ts"
import { buildStockAlertPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { FreeDelivery } from "#lib/site/site.ts"
import { reviewSectionId } from "../reviews/review-section.tsx"
import { TileRating } from "../reviews/tile-rating.tsx"
import { BuyPromises } from "./buy-promises.tsx"
import { ProductAttributes } from "./product-attributes.tsx"
import type { ProductFacts } from "./product-facts.ts"
import type { ProductIslands } from "./product-islands.ts"
import { getBuyLabels, getGalleryLabels, getOpeningPrice } from "./product-labels.ts"
import { ProductMedia } from "./product-media.tsx"

type ProductViewProps = {
  facts: ProductFacts
  locale: string
  /** The product's name, as a heading. */
  heading: ReactNode
  /** Level of the headings below that one. */
  subheadingLevel: 2 | 3
  islands: ProductIslands
  /** The shop takes orders. */
  isSelling: boolean
  freeDelivery: FreeDelivery
  /** True on the product's own page, whose URL stores the choice. */
  hasOwnPage: boolean
  /** True if its photo is the LCP image of the page. */
  isLcpImage: boolean
}

/** Renders a product with its photos, options, price and texts. */
export async function ProductView(props: ProductViewProps) {
  const { facts, locale, heading, subheadingLevel, isSelling, hasOwnPage, isLcpImage } = props
  const { Choice, Gallery, Panel, Offer, VideoPlayer } = props.islands
  const { product, variants, photos } = facts
  const [t, galleryLabels, buyLabels, opening] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getGalleryLabels(locale, product.name, photos.length),
    getBuyLabels(locale, product),
    getOpeningPrice(locale, product),
  ])
  // A panel taller than the viewport must not be sticky: its button would be unreachable.
  const isShort = product.addons.length === 0 && product.variations.length <= 2
  return (
    <>
      <Choice
        key={product.id}
        set={variants}
        photos={photos}
        {...(!hasOwnPage && { isShared: false })}
      >
        <div
          className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr] lg:gap-x-14"
          {...buildNextChangeAttribute(product)}
        >
          <div className="min-w-0">
            <Gallery isLcpImage={isLcpImage} labels={galleryLabels} />
          </div>
          <div className="min-w-0 md:row-span-2">
            <div className={`stack-5 ${isShort ? "md:sticky md:top-6" : ""}`}>
              <div className="stack-3">
                <ProductTitleBadges product={product} locale={locale} />
                {heading}
                {hasOwnPage && product.rating && (
                  <ProductRating rating={product.rating} locale={locale} />
                )}
                {product.brand !== "" && (
                  <p className="text-sm text-muted">{t("brand", { brand: product.brand })}</p>
                )}
                {product.blurb !== "" && (
                  <p className="text-lg" {...buildFieldAttributes(locale, product, "blurb")}>
                    {product.blurb}
                  </p>
                )}
              </div>
              <DeferredContent>
                {isSelling ? (
                  <Panel
                    productId={product.id}
                    addons={product.addons}
                    action={handleAddToCart}
                    cartPath={buildLocalePath(locale, "/cart")}
                    checkoutPath={buildLocalePath(locale, "/checkout")}
                    alertPath={buildLocalePath(locale, buildStockAlertPath(product.slug))}
                    opening={opening}
                    locale={locale}
                    labels={buyLabels}
                  />
                ) : (
                  <Offer opening={opening} locale={locale} labels={buyLabels} />
                )}
                <BuyPromises
                  product={product}
                  free={props.freeDelivery}
                  Arrival={isSelling ? props.islands.Arrival : null}
                  locale={locale}
                />
              </DeferredContent>
            </div>
          </div>
          {product.content !== "" && (
            <DeferredContent>
              <div className="min-w-0">
                <Prose
                  html={product.content}
                  locale={locale}
                  isTranslated={isTranslated(product, "content")}
                />
              </div>
            </DeferredContent>
          )}
        </div>
      </Choice>
      <DeferredContent>
        {hasOwnPage && (
          <ProductAttributes product={product} locale={locale} headingLevel={subheadingLevel} />
        )}
        <ProductMedia
          product={product}
          locale={locale}
          headingLevel={subheadingLevel}
          VideoPlayer={VideoPlayer}
        />
      </DeferredContent>
    </>
  )
}

/** Renders the stars of a product as a link to its reviews further down on the page. */
async function ProductRating({ rating, locale }: { rating: Rating; locale: string }) {
  const t = await getTranslations({ locale, namespace: "review" })
  const buildText = (average: string, count: number) =>
    `${t("rating", { rating: average })}, ${t("count", { count })}`
  return (
    <p>
      <a
        href={`#${reviewSectionId}`}
        className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
      >
        <span>
          <TileRating rating={rating} locale={locale} buildText={buildText} />
        </span>
      </a>
    </p>
  )
}

/** Renders the badges of a product: new, on special, or the shop's own text. */
async function ProductTitleBadges({
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
