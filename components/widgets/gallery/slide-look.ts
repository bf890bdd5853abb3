import type { CSSProperties } from "react"
import type { Slide } from "#lib/content/gallery.ts"

/** How strongly and how colourfully a slide's picture is shown; undefined where it is untouched. */
export function buildSlideLook(
  slide: Pick<Slide, "opacity" | "saturation">,
): CSSProperties | undefined {
  const { opacity, saturation } = slide
  if (opacity === 100 && saturation === 100) return undefined
  return {
    ...(opacity !== 100 && { opacity: opacity / 100 }),
    ...(saturation !== 100 && { filter: `saturate(${saturation}%)` }),
  }
}
