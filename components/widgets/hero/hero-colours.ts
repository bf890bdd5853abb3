import { resolveColour, resolveTextColourOn } from "../colour-codes.ts"

/** A colour of which only a share is seen, in percent. */
type Share = { colour: string; share: number }

/** What lies between a picture and the text over it. */
export type HeroColours = {
  ink: string
  /** Colour behind the picture, which shows where the picture lets it through. */
  base: string
  /** Thin colour over the whole picture; null where none is chosen. */
  veil: Share | null
  /** Colour right behind the text, strong enough to read it over any picture. */
  ground: Share
}

const white = "#ffffff"
const black = "#000000"

/** Colours of text over a picture, by the codes of an overlay and of the text; white over dark without. */
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

/** The shop's own colours are dark by day and light by night, as its paper is the other way round. */
function resolveGround(text: string): string {
  if (text === white) return black
  return text === black ? white : "var(--color-canvas)"
}

function resolveShare(ground: string, overlay: string | null): number {
  if (ground === white || ground === black) return 60
  return ground === overlay ? 90 : 95
}

/** A colour of which only a share is seen, as CSS. */
export function buildShareOf({ colour, share }: Share): string {
  return `color-mix(in srgb, ${colour} ${share}%, transparent)`
}
