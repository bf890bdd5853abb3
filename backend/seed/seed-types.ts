import type { z } from "zod"
import type { GroupModel } from "#backend/catalogue/group-reads.ts"
import type { StoredSynonym } from "#backend/search/edit-search.ts"
import type { SearchRedirect } from "#backend/search/search-redirects.ts"
import type { addressInputSchema } from "#lib/contract/address.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { modelInputs } from "#lib/contract/model-call.ts"
import type { ReviewInput } from "#lib/contract/review-input.ts"
import type { SegmentTranslations } from "./translate-segments.ts"

/** Input type of a model, before zod defaults are applied. */
export type ModelInput<M extends keyof typeof modelInputs> = z.input<(typeof modelInputs)[M]>

/** An image in the media folder: its relative path and alt text. */
export type SeedPicture = { file: string; alt: string }

export type SeedSku = {
  code: string
  options?: Record<string, string>
  price: string
  special_price?: string
  stock: number
  /** File of the product's photo that shows this SKU. */
  photo?: string
}

/** A product of the seed. It refers to other records by url, code or file. */
export type SeedProduct = Omit<
  ModelInput<"sell/product">,
  "group_ids" | "primary_group_id" | "related_product_ids" | "size_chart_hash" | "video_id"
> & {
  blurb: string
  meta_description: string
  content: string
  /** Urls of its groups; the first is the primary group. */
  groups: [string, ...string[]]
  related: string[]
  photos: [SeedPicture, SeedPicture, ...SeedPicture[]]
  skus: [SeedSku, ...SeedSku[]]
  addons?: SeedProductAddon[]
  size_chart?: SeedPicture
  video?: string
}

/** The limits of an add-on for a product: quantity or text length. */
type SeedProductAddon = { key: string } & Omit<
  ModelInput<"sell/product_group_addon">,
  "product_id" | "addon_id" | "sort_order"
>

export type SeedGroup = Omit<ModelInput<"cognito/group">, "parent_id" | "image_hash"> & {
  parent: string | null
  picture: SeedPicture
}

export type SeedArticle = Omit<ModelInput<"cognito/article">, "image_hash"> & {
  picture: SeedPicture
}

export type SeedSlide = Omit<
  ModelInput<"cognito/slide">,
  "gallery_id" | "image_hash" | "sort_order"
> & {
  picture: SeedPicture
}

export type SeedGallery = Omit<ModelInput<"cognito/gallery">, "group_id" | "sort_order"> & {
  /** Url of its group, if any. */
  group?: string
  slides: SeedSlide[]
}

/** A group of questions, testimonials, people or galleries. */
export type SeedContentGroup = Pick<ModelInput<"cognito/group">, "name" | "url"> & {
  model: Exclude<GroupModel, "Sell/Product" | "Cognito/Article">
  parent: string | null
}

/** Url of the record's group. The list order is the sort order in the group. */
type Sorted = { group: string }

export type SeedFaq = Sorted & Omit<ModelInput<"cognito/faq">, "group_id" | "sort_order">

/** A demonstration review of the product at this URL; published at that time. */
export type SeedReview = Pick<ReviewInput, "stars" | "title" | "content" | "author_name"> &
  Partial<Pick<ReviewInput, "fit" | "finish">> & {
    product: string
    reply?: string
    submitted_at: string
  }

export type SeedQuestion = {
  product: string
  question: string
  reply: string
  /** Also the time of the reply. */
  submitted_at: string
}

export type SeedTestimonial = Sorted &
  Omit<ModelInput<"cognito/testimonial">, "group_id" | "sort_order" | "image_hash"> & {
    picture: SeedPicture
  }

export type SeedPerson = Sorted &
  Omit<ModelInput<"cognito/person">, "group_id" | "sort_order" | "photo_hash"> & {
    photo: SeedPicture
  }

export type SeedForm = ModelInput<"cognito/form">

/** A user account with its addresses, credit and files. The first address is the current one. */
export type SeedCustomer = Omit<ModelInput<"cognito/user">, "current_address_id"> & {
  addresses: z.input<typeof addressInputSchema>[]
  credit: Omit<ModelInput<"cognito/credit">, "user_id">[]
  files: { name: string; mime: string; text: string }[]
}

export type SeedVideo = Omit<ModelInput<"cognito/video">, "slate_hash"> & {
  file: string
  slate: SeedPicture
}

/** A region with its postcodes. */
export type SeedRegion = ModelInput<"sell/shipping_region"> & {
  places: Omit<ModelInput<"sell/shipping_region_postcode">, "region_id">[]
}

/** A shipping type with its costs by region name. */
export type SeedShippingType = Omit<ModelInput<"sell/shipping_type">, "sort_order"> & {
  costs: (Omit<ModelInput<"sell/shipping_cost">, "shipping_type_id" | "region_id"> & {
    region: string
  })[]
}

export type SeedPaymentType = Omit<ModelInput<"sell/payment_type">, "sort_order">

/** A promotion with the urls of its products and groups. */
export type SeedPromotion = Omit<ModelInput<"sell/promotion">, "product_ids" | "group_ids"> & {
  products?: string[]
  groups?: string[]
}

export type SeedVoucherTheme = Omit<
  ModelInput<"cognito/gift_voucher_theme">,
  "image_hash" | "sort_order"
> & {
  picture: SeedPicture
}

export type SeedAddon = ModelInput<"sell/addon"> & { key: string }

/**
 * Lookups for the records that a page's widgets refer to. Each throws if the seed has no such
 * record yet: a page referenced by id must precede the pages that link to it.
 */
export type PageIds = {
  gallery: (url: string) => number
  form: (url: string) => number
  page: (url: string) => number
  /** Returns the hash of an image by its file. */
  image: (file: string) => string
  /** Returns the url of an existing group unchanged; `productUrl` likewise for a product. */
  groupUrl: (url: string) => string
  productUrl: (url: string) => string
}

/** A content block of a list page. The list order is the order on the page. */
export type SeedBlock = Omit<
  ModelInput<"cognito/page_content">,
  "page_id" | "sort_order" | "background_image_hash" | "background_video_id"
> & {
  /** Url of the page. */
  page: string
  /** Unique within the page. */
  name: string
  picture?: SeedPicture
  /** Slug of a video. */
  video?: string
}

export type SeedDomain = Omit<
  ModelInput<"cognito/domain">,
  "organisation_logo_hash" | "organisation_logo_dark_hash"
> & {
  favicon: string
  dark_favicon: string
  logo: SeedPicture
  logo_dark: SeedPicture
}

/** All records of the demo shop. */
export type Seed = {
  /** Translations of its texts by language. */
  translations: Partial<Record<Locale, SegmentTranslations>>
  domain: SeedDomain
  groups: SeedGroup[]
  videos: SeedVideo[]
  addons: SeedAddon[]
  products: SeedProduct[]
  regions: SeedRegion[]
  shippingTypes: SeedShippingType[]
  paymentTypes: SeedPaymentType[]
  promotions: SeedPromotion[]
  voucherThemes: SeedVoucherTheme[]
  contentGroups: SeedContentGroup[]
  galleries: SeedGallery[]
  faqs: SeedFaq[]
  testimonials: SeedTestimonial[]
  reviews: SeedReview[]
  questions: SeedQuestion[]
  people: SeedPerson[]
  forms: SeedForm[]
  articles: SeedArticle[]
  pages: ((ids: PageIds) => ModelInput<"cognito/page">)[]
  blocks: ((ids: PageIds) => SeedBlock[])[]
  /** Images used only by pages. */
  pagePictures: SeedPicture[]
  links: ModelInput<"cognito/link">[]
  redirects: ModelInput<"cognito/redirect">[]
  synonyms: StoredSynonym[]
  searchRedirects: SearchRedirect[]
  sitemap: ModelInput<"cognito/sitemap">[]
  customers: SeedCustomer[]
}
