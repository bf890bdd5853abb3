import { useEffect, useRef, useState } from "react"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import type { Gallery } from "#lib/content/gallery.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** State of the opened gallery of a group. */
export type OpenedGallery =
  | { state: "closed" }
  | { state: "loading" | "failed"; id: number }
  | { state: "shown"; id: number; gallery: Gallery }

/**
 * Opens one gallery of a group at a time; the last request wins. Until the first click it is the
 * gallery that the page was rendered with.
 */
export function useOpenedGallery(initial: Gallery | null, aspect: ImageAspect, locale: string) {
  const [chosen, setChosen] = useState<OpenedGallery | null>(null)
  const pendingRequest = useRef<AbortController | null>(null)
  useEffect(() => () => pendingRequest.current?.abort(), [])

  const close = () => {
    pendingRequest.current?.abort()
    setChosen({ state: "closed" })
  }
  const open = async (id: number) => {
    pendingRequest.current?.abort()
    const abort = new AbortController()
    pendingRequest.current = abort
    setChosen({ state: "loading", id })
    const gallery = await fetchGallery({ id, aspect, locale }, abort.signal).catch(() => null)
    if (abort.signal.aborted) return
    setChosen(gallery ? { state: "shown", id, gallery } : { state: "failed", id })
  }
  return { opened: chosen ?? buildInitialState(initial), isChosen: chosen !== null, open, close }
}

function buildInitialState(gallery: Gallery | null): OpenedGallery {
  return gallery ? { state: "shown", id: gallery.id, gallery } : { state: "closed" }
}

/**
 * Fetches a gallery with its slides in this aspect ratio, and in the language of the page, from the
 * same-origin API. Throws on an error status or an invalid response.
 */
async function fetchGallery(
  { id, aspect, locale }: { id: number; aspect: ImageAspect; locale: string },
  signal: AbortSignal,
): Promise<Gallery> {
  const query = new URLSearchParams({ id: String(id), aspect, language: locale })
  const { status, json } = await sendApiRequest(`/gallery?${query}`, {}, signal)
  if (status !== 200) throw new Error(`gallery request failed with status ${status}`)
  return parseGallery(json)
}

function parseGallery(body: unknown): Gallery {
  if (!isGallery(body)) throw new Error("the response is not a gallery")
  return body
}

/** Checks the outline only: the response comes from the shop's own server. */
function isGallery(body: unknown): body is Gallery {
  return isRecord(body) && Array.isArray(body.slides)
}
