import type { z } from "zod"
import { formSchema, type WireForm } from "#lib/contract/forms/form.ts"
import { gallerySchema, slideSchema } from "#lib/contract/gallery.ts"
import { imageSchema, type WireImage } from "#lib/contract/image.ts"
import { getImageHeight, type ImageAspect } from "#lib/contract/image-sizes.ts"
import { linkSchema } from "#lib/contract/link.ts"
import { personSchema } from "#lib/contract/person.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { productSchema, skuSchema } from "#lib/contract/product.ts"
import { testimonialSchema } from "#lib/contract/testimonial.ts"
import { voucherThemeSchema, type WireVoucherTheme } from "#lib/contract/voucher.ts"

/** The group that a record belongs to. */
const listed = { group: slugSchema.default("all-others") }
const listedGallerySchema = gallerySchema.extend(listed)
const listedTestimonialSchema = testimonialSchema.extend(listed)
const listedPersonSchema = personSchema.extend(listed)
const listedProductSchema = productSchema.extend(listed)
const placedLinkSchema = linkSchema.extend({ parent: slugSchema })

/** Records of a shop in the API's format; every record is valid by the contract. */
export type WireRecords = {
  forms: WireForm[]
  galleries: z.output<typeof listedGallerySchema>[]
  testimonials: z.output<typeof listedTestimonialSchema>[]
  people: z.output<typeof listedPersonSchema>[]
  links: z.output<typeof placedLinkSchema>[]
  products: z.output<typeof listedProductSchema>[]
  voucherThemes: WireVoucherTheme[]
}

const updated_at = "2026-01-01T00:00:00Z"
let lastId = 0

/** Returns an id that is unique within the test. */
function createRecordId(): number {
  lastId += 1
  return lastId
}

/** Builds an image, distinguished by its alt text and, where it matters, by its hash. */
export function buildImage(alt: string, hash = "ab".repeat(16)): WireImage {
  const seen = { hash, alt, placeholder: "#aabbcc" }
  return imageSchema.parse({ ...seen, ...buildRendition(hash, "4x3", 300) })
}

/** Returns the image with its URLs at an aspect and a width in pixels, and at extra aspects. */
export function renderImage(
  image: WireImage,
  aspect: ImageAspect,
  widthPx: number,
  extra: readonly ImageAspect[] = [],
): WireImage {
  const render = (wanted: ImageAspect) => buildRendition(image.hash, wanted, widthPx)
  return { ...image, ...render(aspect), extra_aspects: extra.map(render) }
}

function buildRendition(hash: string, aspect: ImageAspect, width: number) {
  const path = `/assets/i/${hash}/${aspect}/${width}`
  const height = getImageHeight(aspect, width)
  const urls = { url: `${path}.jpeg`, webp_url: `${path}.webp`, avif_url: `${path}.avif` }
  return { aspect, width, height, ...urls }
}

/** Builds a free, public form without questions; `part` overrides any property. */
export function buildForm(part: Partial<z.input<typeof formSchema>> = {}) {
  const id = createRecordId()
  const none = { use_captcha: false, must_be_logged_on: false, cost: "0.00", thank_you: "" }
  const content = { questions: [], data: [] }
  return formSchema.parse({
    id,
    name: `Form ${id}`,
    url: `form-${id}`,
    updated_at,
    ...none,
    ...content,
    ...part,
  })
}

/** Builds a form question. */
export function buildQuestion(field_type: string, label: string) {
  const id = createRecordId()
  return { id, name: `${field_type}-${id}`, field_type, label }
}

/** Builds a slide with a heading and an image only; `part` overrides any property. */
export function buildSlide(heading: string, part: Partial<z.input<typeof slideSchema>> = {}) {
  const plain = { overlay_color: "", text_color: "", image_opacity: 100, image_saturation: 100 }
  const unlinked = { link: "", link_button_text: "", link_target: "" }
  return slideSchema.parse({
    id: createRecordId(),
    heading,
    sub_heading: "",
    content: "",
    image: buildImage(heading),
    ...plain,
    ...unlinked,
    ...part,
  })
}

/** Builds a gallery without slides; `part` overrides any property. */
export function buildGallery(part: Partial<z.input<typeof listedGallerySchema>> = {}) {
  const id = createRecordId()
  const texts = { name: `Gallery ${id}`, url: `gallery-${id}`, heading: "", sub_heading: "" }
  return listedGallerySchema.parse({ id, ...texts, slides: [], updated_at, ...part })
}

/** Builds a testimonial without image and rating; `part` overrides any property. */
export function buildTestimonial(
  name: string,
  part: Partial<z.input<typeof listedTestimonialSchema>> = {},
) {
  const defaults = { title: "", content: `<p>Written by ${name}.</p>`, image: null, rating: null }
  return listedTestimonialSchema.parse({ id: createRecordId(), name, ...defaults, ...part })
}

/** Builds a person of the business with a first name only; `part` overrides any property. */
export function buildPerson(
  first_name: string,
  part: Partial<z.input<typeof listedPersonSchema>> = {},
) {
  const known = { last_name: "", title: "", description: "", photo: null }
  return listedPersonSchema.parse({ id: createRecordId(), first_name, ...known, ...part })
}

/** Builds a link of this name below a menu or another link. */
export function buildLink(parent: string, name: string, link: string, icon = "") {
  return placedLinkSchema.parse({ id: createRecordId(), parent, name, link, icon })
}

/** Builds a SKU in stock at $24.95; `part` overrides any property. */
export function buildSku(part: Partial<z.input<typeof skuSchema>> = {}) {
  const id = createRecordId()
  const price = { price_each: "24.95", full_price_each: "24.95", on_special: false }
  const made = { sku_photo_id: null, code: `SKU-${id}`, variations: [], in_stock: true }
  return skuSchema.parse({ id, ...price, ...made, ...part })
}

/** Builds a product with one SKU in stock at $24.95; `part` overrides any property. */
export function buildProduct(
  name: string,
  part: Partial<z.input<typeof listedProductSchema>> = {},
) {
  const slug = name.toLowerCase().replaceAll(" ", "-")
  const price = {
    price: "24.95",
    full_price: "24.95",
    has_price_range: false,
    price_changes_at: null,
  }
  const marks = { badge: "", in_stock: true, is_new: false, is_on_special: false }
  const texts = { title: "", meta_description: "", brand: "", content: "", shipping_note: "" }
  const delivery = { ships_by_quote: false, is_ticket: false, event_at: null, event_place: "" }
  const shown = { image: null, photos: [], video: null, size_chart_image: null }
  const lists = { groups: [], primary_group: null, variations: [], addons: [] }
  return listedProductSchema.parse({
    id: createRecordId(),
    name,
    slug,
    blurb: "",
    ...price,
    ...marks,
    ...texts,
    ...delivery,
    ...shown,
    ...lists,
    skus: [buildSku()],
    related_products: [],
    bought_together: [],
    updated_at,
    ...part,
  })
}

/** Builds a gift voucher theme with an image; `part` overrides any property. */
export function buildVoucherTheme(name: string, part: Partial<WireVoucherTheme> = {}) {
  return voucherThemeSchema.parse({ id: createRecordId(), name, image: buildImage(name), ...part })
}
