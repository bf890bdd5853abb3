"use client"

import { type MouseEvent, useEffect, useMemo, useState } from "react"
import { LazyLightbox } from "#components/ui/lazy-lightbox.tsx"
import type { LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { Thumbnail } from "#components/ui/thumbnail.tsx"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { PhotoStrip } from "./photo-strip.tsx"
import { type ShownPhoto, useProductChoice } from "./product-choice.tsx"

type ProductGalleryProps = {
  /** True if the large photo is the LCP image, which gets a high fetch priority. */
  isLcpImage: boolean
  labels: {
    photos: string
    enlarge: string
    /** Label of each thumbnail's link, in the order of the photos. */
    thumbnails: readonly string[]
    lightbox: LightboxLabels
  }
}

const lightboxWidthPx = 2000

/**
 * Renders a product's photos: a swipeable strip, and thumbnails that open the full size. A chosen
 * SKU with its own photo selects that one. Without JavaScript each links to the full size.
 */
export function ProductGallery({ isLcpImage, labels }: ProductGalleryProps) {
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const { photos, variant } = useProductChoice()
  const photoId = variant?.photoId ?? null

  useEffect(() => {
    const at = photos.findIndex(({ id }) => id === photoId)
    if (at !== -1) setShown(at)
  }, [photoId, photos])

  const entries = useMemo(() => photos.map(({ picture }) => ({ picture, text: null })), [photos])
  const main = photos[shown]
  if (!main) return null
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Some browsers do not focus a pressed link; the dialog returns the focus here.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    setShown(at)
    setIsOpen(true)
  }
  return (
    <section aria-label={labels.photos} className="relative">
      <PhotoStrip
        photos={photos}
        shown={shown}
        isLcpImage={isLcpImage}
        text={labels.enlarge}
        widthPx={lightboxWidthPx}
        onMove={setShown}
        onOpen={open}
      />
      {photos.length > 1 && (
        <Thumbnails photos={photos} shown={shown} texts={labels.thumbnails} onOpen={open} />
      )}
      {isOpen && (
        <LazyLightbox
          entries={entries}
          at={shown}
          onMove={setShown}
          onClose={() => setIsOpen(false)}
          labels={labels.lightbox}
          widthPx={lightboxWidthPx}
          href={buildPictureUrl(main.picture, lightboxWidthPx, "jpeg")}
        />
      )}
    </section>
  )
}

type ThumbnailsProps = {
  photos: readonly ShownPhoto[]
  shown: number
  texts: readonly string[]
  onOpen: (event: MouseEvent, at: number) => void
}

function Thumbnails({ photos, shown, texts, onOpen }: ThumbnailsProps) {
  return (
    <ul className="-mx-1 mt-2 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
      {photos.map(({ id, picture }, at) => (
        <li key={id} className="w-18 shrink-0 md:w-20">
          <a
            href={buildPictureUrl(picture, lightboxWidthPx, "jpeg")}
            onClick={(event) => onOpen(event, at)}
            aria-label={texts[at]}
            aria-current={at === shown ? "true" : undefined}
            className="thumb"
          >
            <Thumbnail picture={picture} widthPx={100} className="h-auto w-full" />
          </a>
        </li>
      ))}
    </ul>
  )
}
