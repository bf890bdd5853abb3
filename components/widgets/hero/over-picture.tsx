import type { ReactNode } from "react"
import type { Side } from "../resolve-text-side.ts"
import { buildTranslucentColour, type HeroColours } from "./hero-colours.ts"

/** Position of text over an image: horizontal (`justify`) and vertical (`align`). */
export type TextPosition = {
  justify: Side
  align: "top" | "center" | "bottom"
}

/** Grid classes that position text over an image at this side. */
export const textSides = {
  left: "[justify-items:left] text-left",
  center: "justify-items-center text-center",
  right: "[justify-items:right] text-right",
}
/**
 * The scrim extends from the text to the image's nearest edges and fades out towards the others.
 */
const horizontalClasses = {
  left: "-left-200 -right-96",
  center: "-inset-x-200",
  right: "-left-96 -right-200",
}
const verticalClasses = {
  top: "-top-200 -bottom-40",
  center: "-inset-y-200",
  bottom: "-top-40 -bottom-200",
}

type OverPictureProps = {
  colours: HeroColours
  position: TextPosition
  className?: string
  children: ReactNode
}

/**
 * Renders text over an image, on a soft scrim that ensures contrast over any image. The parent is
 * `isolate overflow-clip`.
 */
export function OverPicture({ colours, position, className = "", children }: OverPictureProps) {
  const scrim = buildTranslucentColour(colours.scrim)
  return (
    <div className={`relative ${className}`.trim()} style={{ color: colours.ink }}>
      <div
        className={`absolute -z-10 ${horizontalClasses[position.justify]} ${verticalClasses[position.align]}`}
        style={{ background: fade("90deg", scrim, "24rem"), mask: fade("0deg", "#000", "10rem") }}
      />
      {children}
    </div>
  )
}

/** Returns a gradient of one colour that fades out towards two opposite edges. */
function fade(angle: string, colour: string, width: string): string {
  return `linear-gradient(${angle}, transparent, ${colour} ${width}, ${colour} calc(100% - ${width}), transparent)`
}
