import { accountCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { maxSendingBytes } from "#lib/forms/form-limits.ts"

/** Where the profile's form sends a photo. */
export const photoFormPath = "/api/session/photo"

const photoPaths = [`${restBasePath}${accountCalls.uploadImage.path}`, photoFormPath]
/** A photo of 10 MB in base64, and room for what stands around it. */
export const maxPhotoBodyBytes = 14.5 * 1024 * 1024

/** Most bytes that may be sent to an address. */
export function getBodyLimit(address: string): number {
  const [path = ""] = address.split("?")
  return photoPaths.includes(path) ? maxPhotoBodyBytes : maxSendingBytes
}
