import type { CSSProperties } from "react"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveWidth } from "#lib/images/picture.ts"
import { resolveColour } from "../colour-codes.ts"
import { oppositeSide, resolveTextSide } from "../resolve-text-side.ts"

/** Returns opacity and saturation of a slide's image as CSS; undefined without an effect. */
export function buildSlideImageStyle(
  slide: Pick<Slide, "opacity" | "saturation">,
): CSSProperties | undefined {
  const { opacity, saturation } = slide
  if (opacity === 100 && saturation === 100) return undefined
  return {
    ...(opacity !== 100 && { opacity: opacity / 100 }),
    ...(saturation !== 100 && { filter: `saturate(${saturation}%)` }),
  }
}

/** Returns the side of a slide's text, and whether the image is mirrored. */
export function resolveSlideSide(
  { freeSide, picture, canMirror }: Pick<Slide, "freeSide" | "picture" | "canMirror">,
  locale: string,
) {
  return resolveTextSide(freeSide, { locale, canMirror: canMirror || picture === null })
}

/**
 * Returns the side of a slide's text as the CSS variable `--side`, and the opposite one as
 * `--away`. Left is the default of the style sheet.
 */
export function buildSlideSide(side: "left" | "right"): CSSProperties {
  if (side === "left") return {}
  return { "--side": side, "--away": oppositeSide[side] }
}

/** Returns the colour behind a slide's image, visible through a translucent one. */
export function buildSlideBackground({
  overlayColour,
}: Pick<Slide, "overlayColour">): CSSProperties {
  return { backgroundColor: resolveColour(overlayColour) ?? undefined }
}

/**
 * Returns the text colours of a slide as the CSS variables `--ink` and `--scrim`: the editor's
 * colour, white without one, and a background colour with sufficient contrast. Black text on white
 * sets the light colour scheme (`--scheme`) for everything on it, whatever the page's scheme.
 */
export function buildSlideTextColours({ textColour }: Pick<Slide, "textColour">): CSSProperties {
  const ink = resolveColour(textColour) ?? "#ffffff"
  return {
    "--ink": ink,
    "--scrim": resolveScrim(ink),
    ...(ink === "#000000" && { "--scheme": "light" }),
  }
}

/** Theme colours change with the colour scheme; their contrast is defined against its canvas. */
function resolveScrim(ink: string): string {
  if (ink === "#ffffff") return "#000000"
  return ink === "#000000" ? "#ffffff" : "var(--color-canvas)"
}

/** Returns the candidate widths in pixels, limited to the editor's maximum; 0 sets no limit. */
export function listImageWidths(widthsPx: readonly number[], maxPx: number): number[] {
  if (maxPx <= 0) return [...widthsPx]
  const maxWidth = resolveWidth(maxPx)
  return [...widthsPx.filter((width) => width < maxWidth), maxWidth]
}
