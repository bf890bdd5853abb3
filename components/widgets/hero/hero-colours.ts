import { resolveColour, resolveTextColourOn } from "../colour-codes.ts"

/** A translucent colour; `share` is its opacity in percent. */
type Share = { colour: string; share: number }

/** Colours between an image and the text over it. */
export type HeroColours = {
  ink: string
  /** Colour behind the image, visible through a translucent one. */
  base: string
  /** Translucent colour over the entire image; null without an overlay. */
  veil: Share | null
  /** Colour directly behind the text, opaque enough for sufficient contrast over any image. */
  ground: Share
}

const white = "#ffffff"
const black = "#000000"

/**
 * Returns the colours of text over an image, by the colour codes of overlay and text; white on dark
 * by default.
 */
export function planHeroColours(overlayCode: string, textCode: string): HeroColours {
  const overlay = resolveColour(overlayCode)
  const text = resolveColour(textCode)
  const ground = text === null ? (overlay ?? black) : resolveGround(text)
  return {
    ink: text ?? resolveTextColourOn(overlayCode) ?? white,
    base: overlay ?? ground,
    veil: overlay === null ? null : { colour: overlay, share: 30 },
    ground: { colour: ground, share: resolveShare(ground, overlay) },
  }
}

/**
 * Theme colours are dark in light mode and light in dark mode, so the canvas contrasts with them in
 * both.
 */
function resolveGround(text: string): string {
  if (text === white) return black
  return text === black ? white : "var(--color-canvas)"
}

function resolveShare(ground: string, overlay: string | null): number {
  if (ground === white || ground === black) return 60
  return ground === overlay ? 90 : 95
}

/** Returns a translucent colour as CSS. */
export function buildShareOf({ colour, share }: Share): string {
  return `color-mix(in srgb, ${colour} ${share}%, transparent)`
}
