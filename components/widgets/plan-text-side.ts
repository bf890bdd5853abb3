import { getDirection } from "#lib/contract/languages.ts"

/** A side of the window, the same in every language. */
export type Side = "left" | "center" | "right"

export const otherSide = { left: "right", center: "center", right: "left" } as const

/**
 * The side on which text stands over a picture. It is the one that the picture leaves free, in every
 * language; where a page runs from right to left and the picture may be mirrored, both change sides.
 */
export function planTextSide<S extends Side>(
  freeSide: S,
  { locale, canMirror }: { locale: string; canMirror: boolean },
): { side: S | (typeof otherSide)[S]; isMirrored: boolean } {
  const isMirrored = canMirror && getDirection(locale) === "rtl"
  return { side: isMirrored ? otherSide[freeSide] : freeSide, isMirrored }
}
