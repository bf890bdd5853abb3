import type { ReactNode } from "react"
import type { Side } from "../plan-text-side.ts"
import { buildShareOf, type HeroColours } from "./hero-colours.ts"

/** Where text stands on a picture: across as it is justified, and down. */
export type HeroPlace = {
  justify: Side
  align: "top" | "center" | "bottom"
}

/** Grids whose text over a picture stands at that side. */
export const textSides = {
  left: "[justify-items:left] text-left",
  center: "justify-items-center text-center",
  right: "[justify-items:right] text-right",
}
/** From where the text stands the ground goes on to the picture's edges, and fades out elsewhere. */
const across = { left: "-left-200 -right-96", center: "-inset-x-200", right: "-left-96 -right-200" }
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
