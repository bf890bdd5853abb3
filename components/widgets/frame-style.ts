import type { CSSProperties } from "react"
import type { Frame } from "#lib/content/page.ts"
import { resolveColour } from "./colour-codes.ts"

/** Steps of the CMS spacing scale (specification 2, section 3), as in Tailwind. */
const steps = new Set(
  (
    "0 px 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60 64 72 " +
    "80 96"
  ).split(" "),
)
/** Steps wider than this shrink at the sides of a narrow viewport. */
const maxPhoneStep = 8

type Styles = {
  /** Spacing and background of the frame. */
  frame: CSSProperties | null
  /** Colours of the content, where they differ from the page's. */
  content: CSSProperties | null
}

/** Light text on a dark background, including links and borders. */
const whiteTextStyle: Readonly<Record<string, string>> = {
  colorScheme: "dark",
  color: "#ffffff",
  "--color-ink": "#ffffff",
  "--color-muted": "#ffffff",
  "--color-brand": "#ffffff",
  "--color-on-brand": "#0c1a1c",
  "--color-accent": "#ffffff",
  "--color-on-accent": "#0c1a1c",
  "--color-line": "rgb(255 255 255 / 0.6)",
}
const blackTextStyle: Readonly<Record<string, string>> = {
  colorScheme: "light",
  color: "#000000",
  "--color-ink": "#000000",
  "--color-muted": "#000000",
}

/**
 * Returns the inline styles of the frame that an editor has put around a widget. A coloured frame
 * looks the same in light and dark mode. Omits a text colour that would be unreadable on it, or on
 * the page background.
 */
export function buildFrameStyles(frame: Frame): Styles {
  const background = resolveColour(frame.backgroundColour)
  return {
    frame: pickSet({
      paddingBlockStart: resolveSpacing(frame.padding.top),
      paddingBlockEnd: resolveSpacing(frame.padding.bottom),
      paddingInlineStart: resolveSideSpacing(frame.padding.left),
      paddingInlineEnd: resolveSideSpacing(frame.padding.right),
      marginBlockStart: resolveSpacing(frame.margin.top),
      marginBlockEnd: resolveSpacing(frame.margin.bottom),
      marginInlineStart: resolveSideSpacing(frame.margin.left),
      marginInlineEnd: resolveSideSpacing(frame.margin.right),
      backgroundColor: background,
      colorScheme: background && (background === "#000000" ? "dark" : "light"),
    }),
    content: resolveContentColours(frame, background),
  }
}

function resolveContentColours(frame: Frame, background: string | null): CSSProperties | null {
  const text = resolveColour(frame.textColour)
  const isOverImage = frame.backgroundPicture !== null || frame.backgroundVideo !== null
  if (text === "#000000" && (isOverImage || background === "#ffffff")) return blackTextStyle
  if (text === "#ffffff" && isOverImage) return whiteTextStyle
  const hasNeutralBackground =
    background === null || background === "#ffffff" || background === "#000000"
  if (!hasNeutralBackground) return whiteTextStyle
  const hasCustomColour = text !== null && text !== "#ffffff" && text !== "#000000"
  if (hasCustomColour) return { color: text }
  return background && { color: "var(--color-ink)" }
}

function resolveSpacing(step: string | null): string | null {
  if (step === null || !steps.has(step)) return null
  return step === "px" ? "1px" : `calc(var(--spacing) * ${step})`
}

/**
 * Returns the side spacing, reduced on narrow viewports to leave space for the content; full from
 * 1280 px.
 */
function resolveSideSpacing(step: string | null): string | null {
  const size = resolveSpacing(step)
  return size && Number(step) > maxPhoneStep ? `min(${size}, max(12vw, 100vw - 56rem))` : size
}

function pickSet(style: Readonly<Record<string, string | null>>): CSSProperties | null {
  const entries = Object.entries(style).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
