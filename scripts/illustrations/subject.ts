/**
 * A drawn thing standing on its base: its origin is the middle of the base, y points down, so its
 * drawing reaches from `-heightPx` to 0.
 */
export type Subject = {
  drawing: string
  widthPx: number
  heightPx: number
  heightMm: number
  /** What it stands on throws no shadow, such as a thing laid flat with a shadow of its own. */
  isFlat?: boolean
  /** Things that shine: colour of the light they throw around them. */
  glow?: string
}
