import { resolveColour, resolveTextColourOn } from "../colour-codes.ts"

/** A translucent colour; `share` is its opacity in percent. */
type TranslucentColour = { colour: string; share: number }

/** Colours between an image and the text over it. */
export type HeroColours = {
  ink: string
  /** Colour behind the image, visible through a translucent one. */
  base: string
  /** Translucent colour over the entire image; null without an overlay. */
  tint: TranslucentColour | null
  /** Colour directly behind the text, opaque enough for sufficient contrast over any image. */
  scrim: TranslucentColour
}

const white = "#ffffff"
const black = "#000000"

/**
 * Returns the colours of text over an image, by the colour codes of overlay and text; white on dark
 * by default.
 */
export function resolveHeroColours(overlayCode: string, textCode: string): HeroColours {
  const overlay = resolveColour(overlayCode)
  const text = resolveColour(textCode)
  const scrim = text === null ? (overlay ?? black) : resolveScrim(text)
  return {
    ink: text ?? resolveTextColourOn(overlayCode) ?? white,
    base: overlay ?? scrim,
    tint: overlay === null ? null : { colour: overlay, share: 30 },
    scrim: { colour: scrim, share: resolveShare(scrim, overlay) },
  }
}

/**
 * Theme colours are dark in light mode and light in dark mode, so the canvas contrasts with them in
 * both.
 */
function resolveScrim(text: string): string {
  if (text === white) return black
  return text === black ? white : "var(--color-canvas)"
}

function resolveShare(scrim: string, overlay: string | null): number {
  if (scrim === white || scrim === black) return 60
  return scrim === overlay ? 90 : 95
}

/** Returns a translucent colour as CSS. */
export function buildTranslucentColour({ colour, share }: TranslucentColour): string {
  return `color-mix(in srgb, ${colour} ${share}%, transparent)`
}
