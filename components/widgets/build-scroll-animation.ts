import type { ScrollAnimation } from "#lib/content/page.ts"

/**
 * A scroll animation for the Web Animations API: its start keyframe and timing. It ends at rest.
 */
export type ScrollAnimationPlan = {
  from: { opacity?: 0; transform?: string; backfaceVisibility?: "hidden" }
  /** CSS easing function. */
  easing: string
  offsetPx: number
  durationMs: number
  delayMs: number
}

/** Easings of the AOS library without a CSS keyword. */
const easings: Readonly<Record<string, string>> = {
  "ease-in-back": "cubic-bezier(.6,-.28,.735,.045)",
  "ease-out-back": "cubic-bezier(.175,.885,.32,1.275)",
  "ease-in-out-back": "cubic-bezier(.68,-.55,.265,1.55)",
  "ease-in-sine": "cubic-bezier(.47,0,.745,.715)",
  "ease-out-sine": "cubic-bezier(.39,.575,.565,1)",
  "ease-in-out-sine": "cubic-bezier(.445,.05,.55,.95)",
  "ease-in-quad": "cubic-bezier(.55,.085,.68,.53)",
  "ease-out-quad": "cubic-bezier(.25,.46,.45,.94)",
  "ease-in-out-quad": "cubic-bezier(.455,.03,.515,.955)",
  "ease-in-cubic": "cubic-bezier(.55,.055,.675,.19)",
  "ease-out-cubic": "cubic-bezier(.215,.61,.355,1)",
  "ease-in-out-cubic": "cubic-bezier(.645,.045,.355,1)",
  "ease-in-quart": "cubic-bezier(.895,.03,.685,.22)",
  "ease-out-quart": "cubic-bezier(.165,.84,.44,1)",
  "ease-in-out-quart": "cubic-bezier(.77,0,.175,1)",
}
const cssEasings = new Set(["linear", "ease", "ease-in", "ease-out", "ease-in-out"])

const shifts: Readonly<Record<string, string>> = {
  up: "translate(0,100px)",
  down: "translate(0,-100px)",
  left: "translate(100px,0)",
  right: "translate(-100px,0)",
  "up-right": "translate(-100px,100px)",
  "up-left": "translate(100px,100px)",
  "down-right": "translate(-100px,-100px)",
  "down-left": "translate(100px,-100px)",
}
const slides: Readonly<Record<string, string>> = {
  up: "translateY(100%)",
  down: "translateY(-100%)",
  left: "translateX(100%)",
  right: "translateX(-100%)",
}
const flips: Readonly<Record<string, string>> = {
  up: "perspective(2500px) rotateX(-100deg)",
  down: "perspective(2500px) rotateX(100deg)",
  left: "perspective(2500px) rotateY(-100deg)",
  right: "perspective(2500px) rotateY(100deg)",
}

/**
 * Returns the animation of CMS settings, which use the names of the AOS library; null for an
 * unknown type.
 */
export function buildScrollAnimation(animation: ScrollAnimation): ScrollAnimationPlan | null {
  const from = resolveStart(animation.type.trim().toLowerCase())
  const easing = animation.easing.trim().toLowerCase()
  return (
    from && {
      from,
      easing: easings[easing] ?? (cssEasings.has(easing) ? easing : "ease"),
      offsetPx: clamp(animation.offsetPx, 2_000),
      durationMs: clamp(animation.durationMs, 10_000),
      delayMs: clamp(animation.delayMs, 10_000),
    }
  )
}

function resolveStart(type: string): ScrollAnimationPlan["from"] | null {
  const match = /^(fade|slide|flip|zoom-in|zoom-out)(?:-([a-z-]+))?$/.exec(type)
  if (!match) return null
  const [, kind, direction] = match
  if (kind === "slide" || kind === "flip") {
    const transform = (kind === "slide" ? slides : flips)[direction ?? ""]
    if (!transform) return null
    return kind === "slide" ? { transform } : { transform, backfaceVisibility: "hidden" }
  }
  const shift = direction === undefined ? "" : shifts[direction]
  if (shift === undefined || (kind !== "fade" && direction?.includes("-"))) return null
  const scale = { "zoom-in": "scale(.6)", "zoom-out": "scale(1.2)" }[kind ?? ""] ?? ""
  const transform = `${shift} ${scale}`.trim()
  return transform === "" ? { opacity: 0 } : { opacity: 0, transform }
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)
