import { getDirection } from "#lib/contract/languages.ts"

/** A physical side, the same in every language. */
export type Side = "left" | "center" | "right"

export const oppositeSide = { left: "right", center: "center", right: "left" } as const

/**
 * Returns the side of text over an image. It is the side that the image leaves free, in every
 * language. In right-to-left pages, text and image are mirrored together if the image may be
 * mirrored.
 */
export function resolveTextSide<S extends Side>(
  freeSide: S,
  { locale, canMirror }: { locale: string; canMirror: boolean },
): { side: S | (typeof oppositeSide)[S]; isMirrored: boolean } {
  const isMirrored = canMirror && getDirection(locale) === "rtl"
  return { side: isMirrored ? oppositeSide[freeSide] : freeSide, isMirrored }
}
