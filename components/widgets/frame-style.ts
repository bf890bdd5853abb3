import type { CSSProperties } from "react"
import type { Frame } from "#lib/content/frame.ts"
import { resolveColour, resolveTextColourOn } from "./colour-codes.ts"

/** Steps of the editors' spacing scale: 0, px, then 0.5 up to 96 (specification 2, section 3). */
const spacingStep = /^(?:px|\d{1,2}(?:\.5)?)$/

/** Inline style of the frame an editor has put around a widget; null where there is none. */
export function buildFrameStyle(frame: Frame): CSSProperties | null {
  const entries = Object.entries({
    paddingBlockStart: resolveSpacing(frame.padding.top),
    paddingBlockEnd: resolveSpacing(frame.padding.bottom),
    paddingInlineStart: resolveSpacing(frame.padding.left),
    paddingInlineEnd: resolveSpacing(frame.padding.right),
    marginBlockStart: resolveSpacing(frame.margin.top),
    marginBlockEnd: resolveSpacing(frame.margin.bottom),
    marginInlineStart: resolveSpacing(frame.margin.left),
    marginInlineEnd: resolveSpacing(frame.margin.right),
    backgroundColor: resolveColour(frame.backgroundColour),
    color: resolveColour(frame.textColour) ?? resolveTextColourOn(frame.backgroundColour),
  }).filter(([, value]) => value !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function resolveSpacing(step: string | null): string | null {
  if (step === null || !spacingStep.test(step) || Number(step) > 96) return null
  return step === "px" ? "1px" : `calc(var(--spacing) * ${step})`
}
