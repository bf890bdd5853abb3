import { useState } from "react"
import { parseAspect } from "#lib/contract/image-sizes.ts"
import type { Picture as PictureData } from "#lib/images/picture.ts"
import { Picture } from "./picture.tsx"

const widthsPx = [600, 900, 1200, 1600]
const zoomWidthsPx = [2500, 3000, 4000]

type LightboxPictureProps = {
  picture: PictureData
  /** The room there is for it, in pixels. */
  room: { width: number; height: number }
  /** Widest rendition while it is not zoomed. */
  widthPx: number
  zoom: number
  /** It is the picture that is looked at, not a neighbour. */
  isShown: boolean
  brokenText: string
}

/** One picture as large as its room; renditions up to 4000 px are fetched only once zoomed. */
export function LightboxPicture(props: LightboxPictureProps) {
  const { picture, room, widthPx, zoom, isShown, brokenText } = props
  const [broken, setBroken] = useState<"none" | "large" | "all">("none")
  if (broken === "all") return <p className="max-w-prose p-6 text-center">{brokenText}</p>
  const [across, down] = parseAspect(picture.aspect)
  const width = Math.floor(Math.min(room.width, (room.height * across) / down))
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

/** Width in pixels that a picture may be zoomed to (specification 2, section 9). */
export const maxZoomWidthPx = 4000
