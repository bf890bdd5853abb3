/**
 * Sample records of the shop for the examples of the widget catalogue. Each is null (or empty) if
 * the shop has none of this kind.
 */
export type Samples = {
  galleryId: number | null
  galleryGroup: string | null
  /** A form of the current schema. `legacyFormId` is one of the older schema. */
  formId: number | null
  legacyFormId: number | null
  faqGroup: string | null
  testimonialGroup: string | null
  personGroup: string | null
  /** Parent of a list of links. */
  linkParent: string | null
  productSlug: string | null
  productGroup: string | null
  pageId: number | null
  videoId: number | null
  /** Hashes of images. */
  pictures: readonly string[]
}
