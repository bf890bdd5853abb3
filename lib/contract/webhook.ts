import { z } from "zod"

/**
 * What the back end tells the storefront after a change: the records that changed, in wire words.
 * Sent as JSON to `/api/revalidate` with the header `x-curlew-signature: t={unix seconds},v1={hex}`,
 * where v1 is HMAC-SHA256 of `{t}.{body}` under the shared secret. Older than five minutes: refused.
 */
export const changeEventSchema = z.object({
  id: z.uuid(),
  changes: z
    .array(
      z.object({
        kind: z.enum(["site", "page", "group", "product", "article", "gallery", "link"]),
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
