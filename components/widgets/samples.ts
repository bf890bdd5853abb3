/**
 * Records of the shop that the examples of the widget catalogue show. Each is null (or empty) where
 * the shop has none of the kind.
 */
export type Samples = {
  galleryId: number | null
  galleryGroup: string | null
  /** A form in the current shape, and one in the older. */
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
  /** Hashes of pictures. */
  pictures: readonly string[]
}
