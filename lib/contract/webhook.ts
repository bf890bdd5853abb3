import { z } from "zod"

/**
 * What a change can touch. `product`, `page`, `article`, `gallery` (slug is its id) and `link` (slug
 * is the menu) name the record itself. `group` is sent for a changed group and for every group at
 * and above which a product's tile changed. `new-products` (slug "all") is sent when a product that
 * is or was new changed. `faq`, `testimonial`, `person` and `gallery-group` are lists: slug is the url
 * of the record's group and of every group above it, and "all". `form` is named by its id. `site` (slug "all") is sent when every page changes: the settings, the
 * redirects, search-engine texts, or a group's name, address or place in the menu.
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
] as const

/**
 * What the back end tells the storefront after a change: the records that changed, in wire words.
 * Sent as JSON to `/api/revalidate` with the header `x-curlew-signature: t={unix seconds},v1={hex}`,
 * where v1 is HMAC-SHA256 of `{t}.{body}` under the shared secret. Older than five minutes: refused.
 *
 * With the purpose `search-engines` it does nothing but have these told of the records' pages: one
 * storefront is asked, once. 200 says that they were, or that nobody is to be told; 503 with
 * `Retry-After` that it is to be tried again; anything else that it is not. With the purpose `audit` each
 * storefront that has not audited its pages today begins to.
 */
export const changeEventSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(["pages", "search-engines", "audit"]).optional(),
  changes: z
    .array(
      z.object({
        kind: z.enum(changeKinds),
        slug: z.string().min(1).max(200),
      }),
    )
    .min(1)
    .max(500),
})

export const signatureHeader = "x-curlew-signature"
export const signatureMaxAgeSeconds = 300

export type ChangeEvent = z.infer<typeof changeEventSchema>
export type ChangedRecord = ChangeEvent["changes"][number]
