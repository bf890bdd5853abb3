import type { ScrollAnimationPlan } from "./plan-scroll-animation.ts"

/** Frames that are to move in carry their plan as JSON in this attribute. */
export const animationAttribute = "data-scroll-animation"
const claimed = new WeakSet<Element>()

/**
 * Lets every frame that has a scroll animation, and that the visitor has not seen yet, move in when
 * it is scrolled to. Nothing moves where less motion is wanted. Returns what shows the rest at once.
 */
export function animateOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {}
  const stops: (() => void)[] = []
  for (const frame of document.querySelectorAll<HTMLElement>(`[${animationAttribute}]`)) {
    const isSeen = frame.getBoundingClientRect().top < innerHeight
    const plan = claimed.has(frame) || isSeen ? null : readPlan(frame)
    if (plan) stops.push(animate(frame, plan))
    claimed.add(frame)
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
  // What is still on its way in must not make the page wider or longer.
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

/** The end of a page can only be scrolled so far up. */
function resolveOffset(frame: HTMLElement, offsetPx: number): number {
  const { top } = frame.getBoundingClientRect()
  const room = document.documentElement.scrollHeight - scrollY - top
  return Math.max(0, Math.floor(Math.min(offsetPx, room - 1, innerHeight * 0.9)))
}

function readPlan(frame: HTMLElement): ScrollAnimationPlan | null {
  try {
    return JSON.parse(frame.getAttribute(animationAttribute) ?? "null")
  } catch {
    return null
  }
}
