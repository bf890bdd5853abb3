import { useState } from "react"
import { parseAspect } from "#lib/contract/image-sizes.ts"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import { Picture } from "./picture.tsx"

const widthsPx = [600, 900, 1200, 1600]
const zoomWidthsPx = [2500, 3000, 4000]

type LightboxPictureProps = {
  picture: PictureData
  /** Available size in pixels. */
  availableSize: { width: number; height: number }
  /** Widest rendition in pixels while it is not zoomed. */
  widthPx: number
  zoom: number
  /** True for the current image, false for a preloaded neighbour. */
  isShown: boolean
  brokenText: string
}

/** Renders one image as large as the available size. Renditions up to 4000 px load only on zoom. */
export function LightboxPicture(props: LightboxPictureProps) {
  const { picture, availableSize, widthPx, zoom, isShown, brokenText } = props
  const [broken, setBroken] = useState<"none" | "large" | "all">("none")
  if (broken === "all") return <p className="max-w-prose p-6 text-center">{brokenText}</p>
  const [across, down] = parseAspect(picture.aspect)
  const width = Math.floor(Math.min(availableSize.width, (availableSize.height * across) / down))
  const isLarge = zoom > 1 && broken === "none"
  const widths = [...widthsPx, widthPx, ...(isLarge ? zoomWidthsPx : [])]
  return (
    <div
      style={{ width, aspectRatio: `${across} / ${down}` }}
      onErrorCapture={() => setBroken(isLarge ? "large" : "all")}
    >
      <Picture
        picture={picture}
        widths={widths}
        sizes={`${Math.ceil(width * zoom)}px`}
        priority={isShown}
        className="size-full rounded-lg object-contain"
      />
    </div>
  )
}

/** Maximum width in pixels of a zoomed image (specification 2, section 9). */
export const maxZoomWidthPx = 4000
