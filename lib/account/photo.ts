/** Most bytes of a customer's photo. */
export const maxPhotoBytes = 10_000_000

/** Kinds of pictures that are offered for choosing; the API looks at what is really in the file. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/gif"

/** Where a form sends a photo, or the wish to remove it. */
export const photoAction = "/api/session/photo"
export const photoControls = { photo: "photo", wish: "wish" } as const
export const removeWish = "remove"

/** Why a photo was not taken. */
export const photoProblems = [
  "missing",
  "kind",
  "size",
  "often",
  "signedOut",
  "unavailable",
] as const
export type PhotoProblem = (typeof photoProblems)[number]

/** What became of a photo. */
export type PhotoOutcome = "saved" | "removed" | PhotoProblem

const outcomes: readonly PhotoOutcome[] = ["saved", "removed", ...photoProblems]

/** The outcome that a text names; null where it names none. */
export function parsePhotoOutcome(text: unknown): PhotoOutcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null
}

/** Whether the photo is as the customer wished. */
export function isPhotoDone(outcome: PhotoOutcome): outcome is "saved" | "removed" {
  return outcome === "saved" || outcome === "removed"
}
