import type { Product, Sku } from "#lib/catalogue/product.ts"
import type { Article } from "#lib/content/article.ts"
import type { Testimonial } from "#lib/content/testimonial.ts"
import { parseCents } from "#lib/contract/money.ts"
import { parseOpeningHours } from "#lib/contract/values/opening-hours.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { ShownProduct } from "#lib/seo/graph/graph-part.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import type { SiteSettings } from "#lib/site/site.ts"

/** 20 November 2026, noon in the shop's time zone. */
export const novemberMs = Date.parse("2026-11-20T02:00:00Z")

/** Builds an image whose hash repeats one hexadecimal digit. */
export function buildPicture(hexDigit: string, alt = ""): Picture {
  return { hash: hexDigit.repeat(32), alt, placeholder: "#aabbcc", aspect: "4x3" }
}

/** Returns the URL of such an image in structured data. */
export function buildImageUrl(hexDigit: string): string {
  return `http://localhost:3000/assets/i/${hexDigit.repeat(32)}/4x3/1200.jpeg`
}

type Shop = Pick<SiteSettings, "name" | "organisation" | "openingHours" | "social">

export const shop: Shop = {
  name: "Curlew Print Co.",
  organisation: {
    name: "Curlew Print Co. Pty Ltd",
    abn: "51 824 753 556",
    logo: { ...buildPicture("e"), aspect: "1x1", ratio: 1 },
    darkLogo: null,
    address: "14 Stowe Lane, Calliope QLD 4680, Australia",
    email: "hello@curlewprint.example",
    phone: "07 5550 0147",
  },
  openingHours: parseOpeningHours({}),
  social: [
    { network: "facebook", url: "https://facebook.example/curlew" },
    { network: "skype", url: "skype:curlew" },
  ],
}

export const standardPost: ShippingMethod = {
  number: 1,
  name: "Standard Post",
  price: parseCents(10_60),
  freeOver: parseCents(200_00),
  transitDays: { from: 3, to: 5 },
  postcodes: null,
}

/** Builds a SKU in stock at $24.95; `part` overrides any property. */
export function buildSku(part: Partial<Sku> = {}): Sku {
  const price = parseCents(24_95)
  return {
    id: 1,
    photoId: null,
    code: "RES-500",
    options: {},
    isLowStock: false,
    price,
    fullPrice: price,
    isOnSpecial: false,
    isInStock: true,
    ...part,
  }
}

/** Builds a resin product with one photo and one SKU; `part` overrides any property. */
export function buildProduct(part: Partial<Product> = {}): Product {
  const price = parseCents(24_95)
  return {
    id: 7,
    name: "Tough resin",
    slug: "tough-resin",
    blurb: "Bends before it breaks.",
    badge: "",
    price,
    fullPrice: price,
    hasPriceRange: false,
    priceChangesAt: null,
    picture: null,
    isInStock: true,
    isNew: false,
    isOnSpecial: false,
    title: "",
    metaDescription: "",
    brand: "",
    content: "",
    shippingNote: "",
    delivery: "posted",
    event: null,
    leadDays: null,
    groups: [],
    primaryGroup: null,
    video: null,
    sizeChart: null,
    variations: [],
    photos: [{ id: 3, name: "", description: "", picture: buildPicture("a", "A bottle") }],
    skus: [buildSku()],
    addons: [],
    related: [],
    boughtTogether: [],
    rating: null,
    reviews: [],
    reviewResponses: null,
    attributes: [],
    updatedAt: "2026-11-01T00:00:00Z",
    ...part,
  }
}

/** Builds the view of such a product on a page of a shop with selling switched on. */
export function buildShown(part: Partial<Product> = {}): ShownProduct {
  return { product: buildProduct(part), delivery: [standardPost], isSelling: true }
}

/** Builds a five-star testimonial by Dana; `part` overrides any property. */
export function buildTestimonial(part: Partial<Testimonial> = {}): Testimonial {
  const content = "<p>Came in <b>two</b> days.</p><p>Thank you.</p>"
  return { id: 1, name: "Dana", title: "Calliope", content, picture: null, rating: 5, ...part }
}

/** Builds an article by Marnie; `part` overrides any property. */
export function buildArticleOf(part: Partial<Article> = {}): Article {
  return {
    id: 4,
    name: "Curing at home",
    slug: "curing-at-home",
    blurb: "Light, water, time.",
    author: "Marnie",
    picture: buildPicture("d"),
    publishedAt: "2026-10-02T22:00:00Z",
    updatedAt: "2026-10-05T01:00:00Z",
    title: "",
    metaDescription: "",
    content: "",
    ...part,
  }
}
