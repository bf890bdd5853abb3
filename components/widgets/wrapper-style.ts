import type { CSSProperties } from "react"
import type { WireWrapper } from "#lib/contract/page.ts"
import { resolveColour, resolveTextColourOn } from "./colour-codes.ts"

/** Steps of the editors' spacing scale: 0, px, then 0.5 up to 96 (specification 2, section 3). */
const spacingStep = /^(?:px|\d{1,2}(?:\.5)?)$/

/** Inline style of the frame an editor has put around a widget; null where there is none. */
export function buildWrapperStyle(wrapper: WireWrapper): CSSProperties | null {
  const entries = Object.entries({
    paddingBlockStart: resolveSpacing(wrapper.padding_top),
    paddingBlockEnd: resolveSpacing(wrapper.padding_bottom),
    paddingInlineStart: resolveSpacing(wrapper.padding_left),
    paddingInlineEnd: resolveSpacing(wrapper.padding_right),
    marginBlockStart: resolveSpacing(wrapper.margin_top),
    marginBlockEnd: resolveSpacing(wrapper.margin_bottom),
    backgroundColor: resolveColour(wrapper.background_colour),
    color: resolveColour(wrapper.text_colour) ?? resolveTextColourOn(wrapper.background_colour),
  }).filter(([, value]) => value !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function resolveSpacing(step: string | null): string | null {
  if (step === null || !spacingStep.test(step) || Number(step) > 96) return null
  return step === "px" ? "1px" : `calc(var(--spacing) * ${step})`
}
