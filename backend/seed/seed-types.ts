import type { z } from "zod"
import type { modelInputs } from "#lib/contract/model-call.ts"

/** What may be written of a model, before defaults are filled in. */
export type ModelInput<M extends keyof typeof modelInputs> = z.input<(typeof modelInputs)[M]>

/** A picture of the media folder: path below it, and what it shows in words. */
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

/** A product as it is written down: other records are named by their url, code or file. */
export type SeedProduct = Omit<
  ModelInput<"sell/product">,
  "group_ids" | "primary_group_id" | "related_product_ids" | "size_chart_hash" | "video_id"
> & {
  blurb: string
  meta_description: string
  content: string
  /** Urls of the groups it is in; the first is its own. */
  groups: [string, ...string[]]
  related: string[]
  photos: [SeedPicture, SeedPicture, ...SeedPicture[]]
  skus: [SeedSku, ...SeedSku[]]
  addons?: { key: string; min_qty?: number; max_qty?: number }[]
  size_chart?: SeedPicture
  video?: string
}

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

export type SeedGallery = ModelInput<"cognito/gallery"> & { slides: SeedSlide[] }

export type SeedVideo = Omit<ModelInput<"cognito/video">, "slate_hash"> & {
  file: string
  slate: SeedPicture
}

export type SeedAddon = ModelInput<"sell/addon"> & { key: string }

/** Ids that a page's widgets refer to, by url. */
export type PageIds = { gallery: (url: string) => number }

export type SeedDomain = Omit<
  ModelInput<"cognito/domain">,
  "organisation_logo_hash" | "organisation_logo_dark_hash"
> & {
  favicon: string
  dark_favicon: string
  logo: SeedPicture
  logo_dark: SeedPicture
}

/** Everything the shop starts with. */
export type Seed = {
  domain: SeedDomain
  groups: SeedGroup[]
  videos: SeedVideo[]
  addons: SeedAddon[]
  products: SeedProduct[]
  galleries: SeedGallery[]
  articles: SeedArticle[]
  pages: ((ids: PageIds) => ModelInput<"cognito/page">)[]
  links: ModelInput<"cognito/link">[]
  redirects: ModelInput<"cognito/redirect">[]
  sitemap: ModelInput<"cognito/sitemap">[]
}
