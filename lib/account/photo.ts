import { bffPath } from "#lib/auth/bff-path.ts"

/** Largest size of a customer's photo, in bytes. */
export const maxPhotoBytes = 10_000_000

/** Image types offered in the file picker; the API checks the actual content of the file. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/gif"

/** Call of the BFF that uploads or removes a photo, and the URL that the form posts to for it. */
export const photoCall = "/session/photo"
export const photoAction = `${bffPath}${photoCall}`
export const photoControls = { photo: "photo", intent: "intent" } as const
export const removeIntent = "remove"

/** Why a photo was rejected. */
export const photoProblems = [
  "missing",
  "kind",
  "size",
  "often",
  "signedOut",
  "unavailable",
] as const
export type PhotoProblem = (typeof photoProblems)[number]

/** Result of the photo form. */
export type PhotoResult = "saved" | "removed" | PhotoProblem

const results: readonly PhotoResult[] = ["saved", "removed", ...photoProblems]

/** Parses the photo form's result; null if the text is none. */
export function parsePhotoResult(text: unknown): PhotoResult | null {
  return results.find((outcome) => outcome === text) ?? null
}

/** True if the photo was saved or removed as requested. */
export function isPhotoDone(outcome: PhotoResult): outcome is "saved" | "removed" {
  return outcome === "saved" || outcome === "removed"
}
