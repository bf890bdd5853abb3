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
  if (!response.ok) throw new Error(`gallery request failed with status ${response.status}`)
  return parseGallery(await response.json())
}

function parseGallery(body: unknown): Gallery {
  const isGallery = typeof body === "object" && body !== null && "slides" in body
  if (!isGallery || !Array.isArray(body.slides)) throw new Error("the response is not a gallery")
  return body as Gallery
}
