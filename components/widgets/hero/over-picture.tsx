import type { ReactNode } from "react"
import { buildShareOf, type HeroColours } from "./hero-colours.ts"

/** Where text stands on a picture: across as it is justified, and down. */
export type HeroPlace = {
  justify: "left" | "center" | "right"
  align: "top" | "center" | "bottom"
}

/** From where the text stands the ground goes on to the picture's edges, and fades out elsewhere. */
const across = { left: "-start-200 -end-96", center: "-inset-x-200", right: "-start-96 -end-200" }
const down = { top: "-top-200 -bottom-40", center: "-inset-y-200", bottom: "-top-40 -bottom-200" }

type OverPictureProps = {
  colours: HeroColours
  place: HeroPlace
  className?: string
  children: ReactNode
}

/**
 * Text over a picture, on a soft ground of its own that keeps it readable whatever is shown. What
 * stands around it is `isolate overflow-clip`.
 */
export function OverPicture({ colours, place, className = "", children }: OverPictureProps) {
  const ground = buildShareOf(colours.ground)
  return (
    <div className={`relative ${className}`.trim()} style={{ color: colours.ink }}>
      <div
        className={`absolute -z-10 ${across[place.justify]} ${down[place.align]}`}
        style={{ background: fade("90deg", ground, "24rem"), mask: fade("0deg", "#000", "10rem") }}
      />
      {children}
    </div>
  )
}

/** A colour that fades out towards two opposite edges. */
function fade(angle: string, colour: string, width: string): string {
  return `linear-gradient(${angle}, transparent, ${colour} ${width}, ${colour} calc(100% - ${width}), transparent)`
}
