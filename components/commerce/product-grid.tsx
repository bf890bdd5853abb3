import { getTranslations } from "next-intl/server"
import { Heart } from "#components/commerce/heart.tsx"
import { Badge } from "#components/ui/badge.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { buildNextChangeAttribute, type ProductTile as Tile } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { Price } from "./price.tsx"
import { TileRating } from "./reviews/tile-rating.tsx"
import { TilePhoto } from "./tile-photo.tsx"

type ProductGridProps = {
  tiles: readonly Tile[]
  locale: string
  /** Heading level of each product. */
  headingLevel: 2 | 3
  /** Number of columns on desktops: three beside filters. */
  columns?: 3 | 4
  /** True if the grid is above the fold: the first image gets a high fetch priority. */
  priority?: boolean
}

/** Renders a grid of products, two columns on phones and by default four on desktops. */
export async function ProductGrid(props: ProductGridProps) {
  const { tiles, locale, headingLevel, columns = 4, priority } = props
  const [t, tReview, tWishList] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "review" }),
    getTranslations({ locale, namespace: "wishList" }),
  ])
  const labels = {
    save: (name: string) => tWishList("save", { name }),
    new: t("new"),
    special: t("special"),
    outOfStock: t("outOfStock"),
    details: t("details"),
    fullPrice: t("fullPrice"),
    specialPrice: t("specialPrice"),
    from: (price: string) => t("from", { price }),
    rating: (rating: string, count: number) =>
      `${tReview("rating", { rating })}, ${tReview("count", { count })}`,
  }
  return (
    <StaticMarkup
      as="ul"
      className={`grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 ${columns === 4 ? "lg:grid-cols-4" : ""}`}
    >
      {tiles.map((tile, at) => (
        <ProductTile
          key={tile.id}
          priority={priority === true && at === 0}
          tile={tile}
          locale={locale}
          labels={labels}
          headingLevel={headingLevel}
        />
      ))}
    </StaticMarkup>
  )
}

type ProductTileLabels = {
  save: (name: string) => string
  new: string
  special: string
  outOfStock: string
  details: string
  fullPrice: string
  specialPrice: string
  from: (price: string) => string
  rating: (average: string, count: number) => string
}

type ProductTileProps = {
  tile: Tile
  locale: string
  labels: ProductTileLabels
  headingLevel: 2 | 3
  /** True if its image is the first one that the page loads. */
  priority?: boolean
}

/** Renders a product in a grid: a single link, stretched over the whole tile. */
export function ProductTile({ tile, locale, labels, headingLevel, priority }: ProductTileProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <li className="group relative flex flex-col" {...buildNextChangeAttribute(tile)}>
      <TilePhoto picture={tile.picture} priority={priority ?? false} />
      <TileBadges tile={tile} labels={labels} />
      <div className="@container flex grow flex-col gap-1 pt-3">
        <Heading className="text-lg" {...buildFieldAttributes(locale, tile, "name")}>
          <ShopLink
            href={buildLocalePath(locale, buildProductPath(tile.slug, tile.optionQuery))}
            prefetch
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {tile.name}
          </ShopLink>
        </Heading>
        {tile.rating && (
          <p className="text-sm">
            <TileRating rating={tile.rating} locale={locale} buildText={labels.rating} />
          </p>
        )}
        <p
          className="line-clamp-2 text-sm wrap-anywhere text-muted"
          {...buildFieldAttributes(locale, tile, "blurb")}
        >
          {tile.blurb}
        </p>
        {/* Reserves the height of the price and the button, which are hidden until the page's main
            content is parsed: a taller tile in the same row moves them down. */}
        <div className="hide-until-parsed mt-auto flex min-h-[calc(3.75rem+1.4*var(--text-lg))] flex-col justify-between gap-x-3 gap-y-2 pt-2 @min-[15rem]:min-h-13 @min-[15rem]:flex-row @min-[15rem]:items-center">
          <div>
            <p className="price text-lg">
              <Price
                price={tile.price}
                fullPrice={tile.isOnSpecial && tile.fullPrice > tile.price ? tile.fullPrice : null}
                locale={locale}
                labels={labels}
                {...(tile.hasPriceRange && { phrase: labels.from })}
              />
            </p>
            {!tile.isInStock && <p className="text-sm text-danger">{labels.outOfStock}</p>}
          </div>
          <span aria-hidden="true" className={buildButtonClass("secondary", "px-4")}>
            {labels.details}
          </span>
        </div>
      </div>
      <Heart slug={tile.slug} label={labels.save(tile.name)} />
    </li>
  )
}

function TileBadges({ tile, labels }: { tile: Tile; labels: ProductTileLabels }) {
  if (!tile.isNew && !tile.isOnSpecial && tile.badge === "") return null
  return (
    <p className="absolute start-2 top-2 me-14 flex flex-wrap gap-1">
      {tile.isNew && <Badge tone="info">{labels.new}</Badge>}
      {tile.isOnSpecial && <Badge tone="accent">{labels.special}</Badge>}
      {tile.badge !== "" && <Badge tone="brand">{tile.badge}</Badge>}
    </p>
  )
}
