import type { Page } from "playwright/test"

/** What on a page moves, or would move once it changes, for longer than a blink. */
export function listMotions(page: Page): Promise<string[]> {
  return page.evaluate(findMotions)
}

/** Runs in the browser, and so cannot call anything outside itself. */
function findMotions(): string[] {
  const blinkMs = 50
  const found = new Set<string>()
  for (const animation of document.getAnimations()) {
    const { duration, iterations = 1 } = animation.effect?.getTiming() ?? {}
    const lasts = Number(duration ?? 0) * iterations
    if (lasts > blinkMs) found.add(`an animation of ${lasts} ms`)
  }
  for (const element of document.querySelectorAll("*")) {
    for (const part of [null, "::before", "::after", "::backdrop"]) noteStyle(element, part)
    if (element instanceof HTMLVideoElement && !element.paused) found.add("a film that plays")
  }
  return [...found]

  function noteStyle(element: Element, part: string | null): void {
    const style = getComputedStyle(element, part)
    const name = `${element.tagName.toLowerCase()}.${element.className}${part ?? ""}`
    const transition = sumLongest(style.transitionDuration, style.transitionDelay)
    if (transition > blinkMs) found.add(`${name}: a transition of ${transition} ms`)
    const animation = sumLongest(style.animationDuration, style.animationDelay)
    if (style.animationName !== "none" && animation > blinkMs) {
      found.add(`${name}: an animation of ${animation} ms`)
    }
    if (style.scrollBehavior === "smooth") found.add(`${name}: scrolls smoothly`)
  }

  function sumLongest(...lists: string[]): number {
    const longest = lists.map((list) => Math.max(...list.split(",").map(readMs)))
    return longest.reduce((sum, ms) => sum + ms, 0)
  }

  function readMs(time: string): number {
    const number = Number.parseFloat(time)
    return time.trim().endsWith("ms") ? number : number * 1000
  }
}
