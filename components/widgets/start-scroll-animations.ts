import type { ScrollAnimationPlan } from "./build-scroll-animation.ts"

/** Attribute with the scroll animation of a frame, as JSON. */
export const animationAttribute = "data-scroll-animation"
const processed = new WeakSet<Element>()

/**
 * Starts the scroll animation of each frame below the viewport once it is scrolled into view. Does
 * nothing with prefers-reduced-motion. Returns a function that shows the remaining frames at once.
 */
export function startScrollAnimations(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {}
  const stops: (() => void)[] = []
  for (const frame of document.querySelectorAll<HTMLElement>(`[${animationAttribute}]`)) {
    const isVisible = frame.getBoundingClientRect().top < innerHeight
    const plan = processed.has(frame) || isVisible ? null : readPlan(frame)
    if (plan) stops.push(animate(frame, plan))
    processed.add(frame)
  }
  const stopAll = () => {
    for (const stop of stops) stop()
  }
  addEventListener("beforeprint", stopAll)
  return () => {
    removeEventListener("beforeprint", stopAll)
    stopAll()
  }
}

function animate(frame: HTMLElement, plan: ScrollAnimationPlan): () => void {
  const content = frame.firstElementChild
  if (!content) return () => {}
  const { from, easing, durationMs: duration, delayMs: delay } = plan
  const motion = content.animate([from, {}], { duration, delay, easing, fill: "backwards" })
  motion.pause()
  // Content that still moves in must not extend the scrollable area.
  frame.style.overflow = "clip"
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      motion.play()
    },
    { rootMargin: `0px 0px -${resolveOffset(frame, plan.offsetPx)}px` },
  )
  const abort = new AbortController()
  const stop = () => {
    observer.disconnect()
    abort.abort()
    motion.cancel()
    frame.style.overflow = ""
  }
  motion.onfinish = stop
  frame.addEventListener("focusin", stop, { signal: abort.signal })
  observer.observe(frame)
  return stop
}

/** Limits the offset to the height that remains to be scrolled. */
function resolveOffset(frame: HTMLElement, offsetPx: number): number {
  const { top } = frame.getBoundingClientRect()
  const remainingHeight = document.documentElement.scrollHeight - scrollY - top
  return Math.max(0, Math.floor(Math.min(offsetPx, remainingHeight - 1, innerHeight * 0.9)))
}

function readPlan(frame: HTMLElement): ScrollAnimationPlan | null {
  try {
    return JSON.parse(frame.getAttribute(animationAttribute) ?? "null")
  } catch {
    return null
  }
}
