import { type PhotoResult, parsePhotoResult } from "#lib/account/photo.ts"

/**
 * Sends the photo form with `fetch` and returns the result. Never throws: network errors and
 * invalid responses become "unavailable".
 */
export async function sendPhoto(form: HTMLFormElement): Promise<PhotoResult> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new FormData(form),
    })
    if (response.status === 413) return "size"
    const body: unknown = await response.json()
    const outcome = typeof body === "object" && body && "outcome" in body ? body.outcome : null
    return parsePhotoResult(outcome) ?? "unavailable"
  } catch {
    return "unavailable"
  }
}
