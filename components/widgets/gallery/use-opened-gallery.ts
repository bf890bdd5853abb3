import { useEffect, useRef, useState } from "react"
import type { Gallery } from "#lib/content/gallery.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"
import { fetchGallery } from "./fetch-gallery.ts"

/** State of the opened gallery of a group. */
export type OpenedGallery =
  | { state: "closed" }
  | { state: "loading" | "failed"; id: number }
  | { state: "shown"; id: number; gallery: Gallery }

/**
 * Opens one gallery of a group at a time; the last request wins. Until the first click it is the
 * gallery that the page was rendered with.
 */
export function useOpenedGallery(given: Gallery | null, aspect: ImageAspect) {
  const [chosen, setChosen] = useState<OpenedGallery | null>(null)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  const close = () => {
    asked.current?.abort()
    setChosen({ state: "closed" })
  }
  const open = async (id: number) => {
    asked.current?.abort()
    const abort = new AbortController()
    asked.current = abort
    setChosen({ state: "loading", id })
    const gallery = await fetchGallery(id, aspect, abort.signal).catch(() => null)
    if (abort.signal.aborted) return
    setChosen(gallery ? { state: "shown", id, gallery } : { state: "failed", id })
  }
  return { opened: chosen ?? resolveGiven(given), isChosen: chosen !== null, open, close }
}

function resolveGiven(gallery: Gallery | null): OpenedGallery {
  return gallery ? { state: "shown", id: gallery.id, gallery } : { state: "closed" }
}
