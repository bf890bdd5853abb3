import { type MouseEvent, useEffect, useRef, useState } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { fillText } from "#lib/i18n/fill-text.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { ShownPhoto } from "./product-choice.tsx"

type PhotoStripProps = {
  photos: readonly ShownPhoto[]
  shown: number
  /** The first photo is what the page leads with, and is fetched first. */
  isLead: boolean
  /** Says what a press does; with {name}, where what the photo shows goes. */
  text: string
  widthPx: number
  onMove: (at: number) => void
  onOpen: (event: MouseEvent, at: number) => void
}

const widths = [350, 500, 700, 900, 1184]
const sizes = "(min-width: 1280px) 640px, (min-width: 768px) 50vw, calc(100vw - 2rem)"

/**
 * The large photos side by side, one of them in view, to be swiped through. All but the first are
 * fetched when a hand comes near, so that they take nothing from the page's start; until one is
 * there, its thumbnail holds the place.
 */
export function PhotoStrip(props: PhotoStripProps) {
  const { photos, shown, isLead, text, widthPx, onMove, onOpen } = props
  const strip = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const hasAll = isNear || shown !== 0

  useEffect(() => {
    const list = strip.current
    const slide = list?.children[shown]
    if (list && slide instanceof HTMLElement && getPlace(list) !== shown) {
      list.scrollLeft = slide.offsetLeft
    }
  }, [shown])

  return (
    <ul
      ref={strip}
      onPointerEnter={() => setNear(true)}
      onTouchStart={() => setNear(true)}
      onFocus={({ currentTarget, target }) => {
        // A closed dialog gives the focus back to the photo it was opened from.
        const link = currentTarget.children[shown]?.querySelector("a")
        if (target instanceof Node && link?.contains(target) === false) {
          link.focus({ preventScroll: true })
        }
      }}
      onScroll={({ currentTarget }) => onMove(getPlace(currentTarget))}
      className="relative flex snap-row overflow-x-auto rounded-card [scrollbar-width:none]"
    >
      {photos.map(({ id, picture }, at) => (
        <li
          key={id}
          className="w-full shrink-0 snap-center bg-cover"
          style={{
            backgroundColor: picture.placeholder,
            ...(hasAll && { backgroundImage: `url(${buildPictureUrl(picture, 100)})` }),
          }}
        >
          {(hasAll || at === 0) && (
            <a
              href={buildPictureUrl(picture, widthPx, "jpeg")}
              onClick={(event) => onOpen(event, at)}
              aria-label={fillText(text, { name: picture.alt })}
              className="block cursor-zoom-in"
              {...(at !== shown && { tabIndex: -1, "aria-hidden": true })}
            >
              <Picture
                {...{ picture, widths, sizes }}
                priority={isLead && at === 0}
                className="h-auto w-full"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Which of the slides is in view; reading from right to left, scrolling counts down from zero. */
function getPlace({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth)
}
