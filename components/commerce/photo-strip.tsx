import { type MouseEvent, useEffect, useRef, useState } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { ShownPhoto } from "./product-choice.tsx"

type PhotoStripProps = {
  photos: readonly ShownPhoto[]
  shown: number
  /** True if the first photo is the LCP image, which gets a high fetch priority. */
  isLcpImage: boolean
  /** Link label; {name} is replaced by the photo's alternative text. */
  text: string
  widthPx: number
  onMove: (at: number) => void
  onOpen: (event: MouseEvent, at: number) => void
}

const widths = [350, 500, 700, 900, 1184]
const sizes = "(min-width: 1280px) 640px, (min-width: 768px) 50vw, calc(100vw - 2rem)"

/**
 * Renders the large photos as a swipeable strip with one in view. All but the first load on hover,
 * on touch or when another photo is selected, so that they do not slow down the page load. While a
 * photo loads, its thumbnail is the placeholder.
 */
export function PhotoStrip(props: PhotoStripProps) {
  const { photos, shown, isLcpImage, text, widthPx, onMove, onOpen } = props
  const strip = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const hasAll = isNear || shown !== 0

  useEffect(() => {
    const list = strip.current
    const slide = list?.children[shown]
    if (list && slide instanceof HTMLElement && getSlideIndex(list) !== shown) {
      list.scrollLeft = slide.offsetLeft
    }
  }, [shown])

  return (
    <ul
      ref={strip}
      onPointerEnter={() => setNear(true)}
      onTouchStart={() => setNear(true)}
      onFocus={({ currentTarget, target }) => {
        // A closed dialog returns the focus to the photo that opened it.
        const link = currentTarget.children[shown]?.querySelector("a")
        if (target instanceof Node && link?.contains(target) === false) {
          link.focus({ preventScroll: true })
        }
      }}
      onScroll={({ currentTarget }) => onMove(getSlideIndex(currentTarget))}
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
              aria-label={formatTemplate(text, { name: picture.alt })}
              className="block cursor-zoom-in"
              {...(at !== shown && { tabIndex: -1, "aria-hidden": true })}
            >
              <Picture
                picture={picture}
                widths={widths}
                sizes={sizes}
                priority={isLcpImage && at === 0}
                className="h-auto w-full"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the index of the slide in view; in right-to-left layout `scrollLeft` is negative. */
function getSlideIndex({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth)
}
