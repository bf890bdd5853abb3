import type { Money } from "#lib/contract/money.ts"
import type { addonTypes } from "#lib/contract/product.ts"
import type { ReviewResponses } from "#lib/contract/review.ts"
import type { AddonTextLimits } from "#lib/contract/rules/addon-text.ts"
import type { DeliveryKind } from "#lib/contract/rules/delivery-promise.ts"
import type { Translated, TranslatedPage } from "#lib/contract/translated-text.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { Rating, Review, TileRating } from "./review.ts"
import type { ContentHit, UnderstoodSearch } from "./shop-search.ts"

/** Product fields of a tile in a grid. */
export type ProductTile = Translated & {
  id: number
  name: string
  slug: string
  blurb: string
  badge: string
  /** Lowest current price of a SKU; `fullPrice` is that SKU's price without its special. */
  price: Money
  fullPrice: Money
  hasPriceRange: boolean
  /** When one of its specials starts or ends next, ISO 8601 in UTC. */
  priceChangesAt: string | null
  picture: Picture | null
  isInStock: boolean
  isNew: boolean
  isOnSpecial: boolean
  /** Null without a published review. */
  rating: TileRating | null
  /** URL query that chooses the SKU that was searched for; absent for none. */
  optionQuery?: string | undefined
}

/** One variant for sale. `options` maps each variation's name to the option's name. */
export type Sku = {
  id: number
  photoId: number | null
  code: string
  options: Readonly<Record<string, string>>
  price: Money
  fullPrice: Money
  isOnSpecial: boolean
  isInStock: boolean
  /** In stock, but few are left by the shop's setting. */
  isLowStock: boolean
}

type Variation = { name: string; options: readonly string[] }

export type Addon = AddonTextLimits &
  Translated & {
    id: number
    name: string
    type: (typeof addonTypes)[number]
    isRequired: boolean
    minQty: number
    maxQty: number
    price: Money
    options: readonly { id: number; name: string; price: Money }[]
  }

/** A trail of groups from the root down to the group itself. */
export type GroupTrail = Crumb & { breadcrumbs: readonly Crumb[] }
export type Crumb = Translated & { slug: string; name: string }

type Photo = { id: number; name: string; description: string; picture: Picture }

/** A video. `src` is a path on the shop's own origin, null for other platforms. */
export type Video = {
  name: string
  platform: string
  slug: string
  src: string | null
  slate: Picture | null
  /** Upload time, ISO 8601. */
  uploadedAt: string
  /** 0 where unknown. */
  lengthSeconds: number
}

/** All fields of the product page. `content` is sanitised HTML. */
export type Product = ProductTile &
  TranslatedPage & {
    title: string
    metaDescription: string
    brand: string
    content: string
    shippingNote: string
    delivery: DeliveryKind
    /** Business days until dispatch; null for the shop's usual time. */
    leadDays: DaySpan | null
    /** Event that its tickets are for; null where it is none, or time or venue are not set. */
    event: { startsAt: string; place: string } | null
    groups: readonly GroupTrail[]
    primaryGroup: GroupTrail | null
    photos: readonly Photo[]
    video: Video | null
    sizeChart: Picture | null
    variations: readonly Variation[]
    /** What it is like, such as its material, each with its values. */
    attributes: readonly { name: string; values: readonly string[] }[]
    /** Names of options and attributes in the language of the page, by the English ones. */
    termLabels?: Readonly<Record<string, string>>
    skus: readonly Sku[]
    addons: readonly Addon[]
    related: readonly ProductTile[]
    /** What different customers bought with it, most frequent first. */
    boughtTogether: readonly ProductTile[]
    rating: Rating | null
    /** The newest reviews. */
    reviews: readonly Review[]
    /** How often its reviews have each value of the shop's questions; null without a review. */
    reviewResponses: ReviewResponses | null
    updatedAt: string
  }

/** One page of a product list and the number of products on all its pages. */
export type ProductPage = { tiles: readonly ProductTile[]; count: number }

/**
 * A page of search results; `isFuzzy` is true where nothing matched exactly and these are the
 * nearest.
 */
export type SearchPage = ProductPage & {
  isFuzzy: boolean
  /** What the search was taken for beside its words; null for words alone. */
  understood: UnderstoodSearch | null
  /** The best hits beside the products. */
  content: readonly ContentHit[]
}

/** Products on one page of a category (specification 1, section 9). */
export const productsPerPage = 12

/** A product in a list of offers. `content` is HTML as an editor wrote it. */
export type OfferedProduct = Pick<
  Product,
  | "id"
  | "name"
  | "slug"
  | "brand"
  | "blurb"
  | "content"
  | "variations"
  | "skus"
  | "delivery"
  | "leadDays"
  | "termLabels"
> & {
  /** Names of its categories, topmost first. */
  groupNames: readonly string[]
  photos: readonly { id: number; hash: string }[]
}

/** Maximum clock skew between the back end, which resolves prices, and a storefront. */
const clockMarginMs = 1_000

/**
 * Returns the earliest of these times (ISO 8601) at which a special starts or ends, in ms; null if
 * there is none. A page that is rendered then shows the new price.
 */
export function getNextPriceChange(times: readonly (string | null)[]): number | null {
  const known = times.filter((time) => time !== null).map((time) => Date.parse(time))
  return known.length === 0 ? null : Math.min(...known) + clockMarginMs
}

/**
 * Returns the attribute that holds that time for the script of an open page; none, to save bytes,
 * where there is no change.
 */
export function buildNextChangeAttribute({ priceChangesAt }: { priceChangesAt: string | null }) {
  const changeMs = getNextPriceChange([priceChangesAt])
  return changeMs === null ? {} : { "data-next-change": changeMs }
}
