import type { Frame, Sides } from "#lib/content/frame.ts"

const noSides: Sides = { top: null, bottom: null, left: null, right: null }

/** A frame that changes nothing: always seen, no room, no colours, nothing behind. */
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
