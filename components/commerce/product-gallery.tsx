"use client"

import { type MouseEvent, useEffect, useMemo, useState } from "react"
import { LazyLightbox } from "#components/ui/lazy-lightbox.tsx"
import type { LightboxLabels } from "#components/ui/lightbox-entry.ts"
import { Picture } from "#components/ui/picture.tsx"
import { buildPictureUrl, type Picture as PictureData } from "#lib/images/picture.ts"
import { useProductChoice } from "./product-choice.tsx"

type ProductGalleryProps = {
  photos: readonly { id: number; picture: PictureData }[]
  /** The large photo is what the page leads with, and is fetched first. */
  isLead: boolean
  labels: {
    photos: string
    enlarge: string
    /** Text of each thumbnail's link, in the photos' order. */
    thumbnails: readonly string[]
    lightbox: LightboxLabels
  }
}

const mainWidths = [350, 500, 700, 900, 1184]
const mainSizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, calc(100vw - 2rem)"
const thumbnailWidths = [100, 200, 300]
const lightboxWidthPx = 2000

/**
 * A product's photos: a large one, and thumbnails that show theirs large and at full size. A chosen
 * SKU with a photo of its own brings that one up. Without scripts each is a link to the full size.
 */
export function ProductGallery({ photos, isLead, labels }: ProductGalleryProps) {
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const photoId = useProductChoice().variant?.photoId ?? null

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
    // Some browsers do not focus what is pressed; this is where the focus returns to.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    setShown(at)
    setIsOpen(true)
  }
  const fullSize = buildPictureUrl(main.picture, lightboxWidthPx, "jpeg")
  return (
    <section aria-label={labels.photos}>
      <MainPhoto
        picture={main.picture}
        isLead={isLead}
        text={labels.enlarge}
        href={fullSize}
        onOpen={(event) => open(event, shown)}
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
          href={fullSize}
        />
      )}
    </section>
  )
}

type MainPhotoProps = {
  picture: PictureData
  isLead: boolean
  text: string
  href: string
  onOpen: (event: MouseEvent) => void
}

function MainPhoto({ picture, isLead, text, href, onOpen }: MainPhotoProps) {
  return (
    <a
      href={href}
      onClick={onOpen}
      aria-label={`${text}: ${picture.alt}`}
      className="block cursor-zoom-in overflow-hidden rounded-card border border-line"
    >
      <Picture
        key={picture.hash}
        picture={picture}
        widths={mainWidths}
        sizes={mainSizes}
        priority={isLead}
        className="h-auto w-full"
      />
    </a>
  )
}

type ThumbnailsProps = {
  photos: ProductGalleryProps["photos"]
  shown: number
  texts: readonly string[]
  onOpen: (event: MouseEvent, at: number) => void
}

function Thumbnails({ photos, shown, texts, onOpen }: ThumbnailsProps) {
  return (
    <ul className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-5">
      {photos.map(({ id, picture }, at) => (
        <li key={id}>
          <a
            href={buildPictureUrl(picture, lightboxWidthPx, "jpeg")}
            onClick={(event) => onOpen(event, at)}
            aria-label={texts[at]}
            aria-current={at === shown ? "true" : undefined}
            className="block overflow-hidden rounded-lg border border-line aria-[current]:border-brand aria-[current]:ring-2 aria-[current]:ring-brand"
          >
            <Picture
              picture={picture}
              widths={thumbnailWidths}
              sizes="(min-width: 768px) 104px, 22vw"
              alt=""
              className="h-auto w-full"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
