import { accountCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { maxUploadBytes } from "#lib/contract/upload-limits.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import { bffPath } from "./bff-path.ts"

/** URL that the profile's photo form posts to. */
export const photoFormPath = `${bffPath}/session/photo`

/** URL of the back office's calls: one of them sends the catalogue as CSV. */
const adminPath = `${bffPath}/admin`

const photoPaths = [
  `${restBasePath}${accountCalls.uploadImage.path}`,
  photoFormPath,
  `${bffPath}/review/photo`,
  `${restBasePath}${shopperCalls.addReviewPhoto.path}`,
  adminPath,
  // Until the next release: tabs of the older build post there.
  "/api/session/photo",
]
/** A photo of 10 MB in base64, and room for what surrounds it. */
export const maxPhotoBodyBytes = 14.5 * 1024 * 1024

/** URLs that the back office uploads images and parts of videos to. */
const uploadPaths = [`${bffPath}/admin/upload`, `${bffPath}/admin/upload-part`]

/** Returns the largest request body in bytes for a URL. */
export function getBodyLimit(address: string): number {
  const [path = ""] = address.split("?")
  // The path itself rejects what is a little too large, with a message.
  if (uploadPaths.includes(path)) return 2 * maxUploadBytes
  return photoPaths.includes(path) ? maxPhotoBodyBytes : maxFormBodyBytes
}
