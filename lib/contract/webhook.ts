import { z } from "zod"

/**
 * Kinds of changes. `product`, `page`, `article`, `gallery` (slug is its id) and `link` (slug is
 * the menu) name the record itself. `group` is sent for a changed group and for every group at and
 * above which a product's tile changed. `new-products` (slug "all") is sent when a product that is
 * or was new changed. `faq`, `testimonial`, `person` and `gallery-group` are lists: slug is the url
 * of the record's group and of every group above it, and "all". `form` is named by its id.
 * `search` (slug "all") is sent when the synonyms of the search change. `site`
 * (slug "all") is sent when every page changes: the settings, the redirects, SEO texts, or a
 * group's name, url or position in the menu. With `language`, only its texts in this language changed.
 */
export const changeKinds = [
  "site",
  "page",
  "group",
  "product",
  "new-products",
  "article",
  "gallery",
  "link",
  "gallery-group",
  "faq",
  "testimonial",
  "person",
  "form",
  "search",
] as const

/**
 * Revalidation webhook of the back end to the storefront: the records that changed. Sent as JSON to
 * `/api/revalidate` with the header `x-curlew-signature: t={unix seconds},v1={hex}`, where v1 is
 * HMAC-SHA256 of `{t}.{body}` under the shared secret. Rejected if older than five minutes.
 *
 * The purpose `search-engines` only submits the records' pages to search engines: one storefront
 * receives it, once. It responds 200 if they were submitted or no search engine is configured; 503
 * with `Retry-After` to retry; any other status not to retry. The purpose `audit` makes each
 * storefront that has not audited its pages today start an audit.
 */
export const changeEventSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(["pages", "search-engines", "audit"]).optional(),
  changes: z
    .array(
      z.object({
        kind: z.enum(changeKinds),
        slug: z.string().min(1).max(200),
        language: z
          .string()
          .regex(/^[a-z]{2}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(500),
})

export const signatureHeader = "x-curlew-signature"
export const signatureMaxAgeSeconds = 300

export type ChangeEvent = z.infer<typeof changeEventSchema>
export type ChangedRecord = ChangeEvent["changes"][number]
