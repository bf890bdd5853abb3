import { type RefObject, useMemo } from "react"
import Yarl, { type ControllerRef, type SlideImage, type ZoomRef } from "yet-another-react-lightbox"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { LightboxArrow } from "./lightbox-buttons.tsx"
import type { LightboxEntry, LightboxLabels } from "./lightbox-entry.ts"
import { LightboxPicture, maxZoomWidthPx } from "./lightbox-picture.tsx"

type LightboxStageProps = {
  /** The element that the images fill. */
  root: HTMLElement
  entries: readonly LightboxEntry[]
  at: number
  widthPx: number
  labels: LightboxLabels
  controller: RefObject<ControllerRef | null>
  zoom: RefObject<ZoomRef | null>
  onMove: (at: number) => void
  /** Called when the images are mounted and the controller can move them. */
  onEnter: () => void
  onZoom: (isZoomed: boolean) => void
  onClose: () => void
}

/** Clears the dialog role of the library: our own `dialog` already surrounds it. */
const plainContainer = { role: undefined, "aria-modal": undefined, "aria-label": undefined }

/** Renders the images of the lightbox with swipe, navigation and zoom. */
export function LightboxStage(props: LightboxStageProps) {
  const { root, entries, at, widthPx, labels, controller, zoom } = props
  const { onMove, onEnter, onZoom, onClose } = props
  const slides = useMemo(
    () => entries.map(({ picture }) => buildSlide(picture, widthPx)),
    [entries, widthPx],
  )
  const hasNeighbours = entries.length > 1
  const buildArrow = (direction: "previous" | "next", press: () => void) => () =>
    hasNeighbours && (
      <LightboxArrow direction={direction} label={labels[direction]} onPress={press} />
    )
  return (
    <Yarl
      open
      close={onClose}
      slides={slides}
      index={at}
      plugins={[Zoom]}
      portal={{ root, container: plainContainer }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnEscape: false }}
      carousel={{ finite: !hasNeighbours, preload: 1 }}
      animation={{ fade: 200, swipe: 300 }}
      toolbar={{ buttons: [] }}
      zoom={{ ref: zoom }}
      labels={buildLibraryLabels(labels)}
      on={{
        entered: onEnter,
        view: ({ index }) => index !== at && onMove(index),
        zoom: ({ zoom: level }) => onZoom(level > 1),
      }}
      render={{
        buttonZoom: () => null,
        buttonPrev: buildArrow("previous", () => controller.current?.prev()),
        buttonNext: buildArrow("next", () => controller.current?.next()),
        slide: ({ slide, rect, offset, zoom: level = 1 }) => {
          const picture = entries[slides.indexOf(slide)]?.picture
          if (!picture) return null
          const isShown = offset === 0
          const shown = { isShown, zoom: isShown ? level : 1, brokenText: labels.broken }
          return (
            <LightboxPicture picture={picture} availableSize={rect} widthPx={widthPx} {...shown} />
          )
        },
      }}
    />
  )
}

/** Returns an image as a slide of the library: the URL is its key, the size bounds the zoom. */
function buildSlide(picture: Picture, widthPx: number): SlideImage {
  return {
    src: buildPictureUrl(picture, widthPx),
    width: maxZoomWidthPx,
    height: getImageHeight(picture.aspect, maxZoomWidthPx),
  }
}

function buildLibraryLabels({ pictures, carousel, slide, position }: LightboxLabels) {
  return {
    "Photo gallery": pictures,
    Carousel: carousel,
    Slide: slide,
    "{index} of {total}": position,
  }
}
