import type { Gallery } from "#lib/content/gallery.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"

/**
 * Fetches a gallery with its slides in this aspect ratio from the same-origin API. Throws on an
 * error status or an invalid response.
 */
export async function fetchGallery(
  id: number,
  aspect: ImageAspect,
  signal: AbortSignal,
): Promise<Gallery> {
  const query = new URLSearchParams({ id: String(id), aspect })
  const response = await fetch(`/api/gallery?${query}`, { signal })
  if (!response.ok) throw new Error(`the gallery was answered with status ${response.status}`)
  return parseGallery(await response.json())
}

function parseGallery(answer: unknown): Gallery {
  const isGallery = typeof answer === "object" && answer !== null && "slides" in answer
  if (!isGallery || !Array.isArray(answer.slides)) throw new Error("the answer is no gallery")
  return answer as Gallery
}
