import type { Frame, Sides } from "#lib/content/frame.ts"

const noSides: Sides = { top: null, bottom: null, left: null, right: null }

/** A frame without effect: always visible, without spacing, colours, background or animation. */
export const plainFrame: Frame = {
  schedule: { isEditing: false, isHidden: false, hiddenBefore: null, hiddenAfter: null },
  padding: noSides,
  margin: noSides,
  textColour: null,
  backgroundColour: null,
  backgroundPicture: null,
  backgroundVideo: null,
  isFullWidth: false,
  anchor: null,
  animation: null,
}
