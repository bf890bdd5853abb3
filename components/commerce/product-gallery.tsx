"use client"

import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react"
import type { LightboxLabels } from "#components/ui/lightbox.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { buildPictureUrl, type Picture as PictureData } from "#lib/images/picture.ts"
import { useProductChoice } from "./product-choice.tsx"

type ProductGalleryProps = {
  photos: readonly { id: number; picture: PictureData }[]
  labels: LightboxLabels & {
    photos: string
    enlarge: string
    /** Text of each thumbnail's link, in the photos' order. */
    thumbnails: readonly string[]
  }
}

const Lightbox = lazy(() =>
  import("#components/ui/lightbox.tsx").then((module) => ({ default: module.Lightbox })),
)

const mainWidths = [350, 500, 700, 900, 1184]
const mainSizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, calc(100vw - 2rem)"
const thumbnailWidths = [100, 200, 300]
const lightboxWidthPx = 2000

/**
 * A product's photos: a large one, and thumbnails that show theirs large and at full size. A chosen
 * SKU with a photo of its own brings that one up. Without scripts each is a link to the full size.
 */
export function ProductGallery({ photos, labels }: ProductGalleryProps) {
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const photoId = useProductChoice().variant?.photoId ?? null

  useEffect(() => {
    const at = photos.findIndex(({ id }) => id === photoId)
    if (at !== -1) setShown(at)
  }, [photoId, photos])

  const main = photos[shown]
  if (!main) return null
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(at)
    setIsOpen(true)
  }
  return (
    <section aria-label={labels.photos}>
      <a
        href={buildPictureUrl(main.picture, lightboxWidthPx, "jpeg")}
        onClick={(event) => open(event, shown)}
        aria-label={`${labels.enlarge}: ${main.picture.alt}`}
        className="block cursor-zoom-in overflow-hidden rounded-card border border-line"
      >
        <Picture
          key={main.id}
          picture={main.picture}
          widths={mainWidths}
          sizes={mainSizes}
          priority
          className="h-auto w-full"
        />
      </a>
      {photos.length > 1 && (
        <Thumbnails photos={photos} shown={shown} texts={labels.thumbnails} onOpen={open} />
      )}
      {isOpen && (
        <Suspense>
          <Lightbox
            pictures={photos.map(({ picture }) => picture)}
            at={shown}
            onMove={setShown}
            onClose={() => setIsOpen(false)}
            labels={labels}
          />
        </Suspense>
      )}
    </section>
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
