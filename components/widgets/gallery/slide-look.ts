import type { CSSProperties } from "react"
import type { Slide } from "#lib/content/gallery.ts"
import { resolveColour } from "../colour-codes.ts"
import { otherSide, planTextSide } from "../plan-text-side.ts"

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

/** Where a slide's text stands over its picture, and whether that is mirrored. */
export function planSlideSide(
  { freeSide, picture, canMirror }: Pick<Slide, "freeSide" | "picture" | "canMirror">,
  locale: string,
) {
  return planTextSide(freeSide, { locale, canMirror: canMirror || picture === null })
}

/**
 * The side of a slide's text, as the variable `--side`, and the one across, as `--away`; left and right
 * are the style sheet's own.
 */
export function buildSlideSide(side: "left" | "right"): CSSProperties {
  if (side === "left") return {}
  const variables = { "--side": side, "--away": otherSide[side] }
  return variables as CSSProperties
}

/** What shines through a slide's picture where it is not opaque. */
export function buildSlideGround({ overlayColour }: Pick<Slide, "overlayColour">): CSSProperties {
  return { backgroundColor: resolveColour(overlayColour) ?? undefined }
}

/**
 * Colours of a slide's text over its picture, as the variables `--ink` and `--scrim`: the editor's
 * colour, white without one, and behind it a colour that it can be read on. Dark text on white stands
 * in daylight (`--scheme`), with what else is there, whatever the page around it does.
 */
export function buildSlideInk({ textColour }: Pick<Slide, "textColour">): CSSProperties {
  const ink = resolveColour(textColour) ?? "#ffffff"
  const variables = {
    ...{ "--ink": ink, "--scrim": resolveScrim(ink) },
    ...(ink === "#000000" && { "--scheme": "light" }),
  }
  return variables as CSSProperties
}

/** The theme's own colours change with the colour scheme, and are made for its canvas. */
function resolveScrim(ink: string): string {
  if (ink === "#ffffff") return "#000000"
  return ink === "#000000" ? "#ffffff" : "var(--color-canvas)"
}
