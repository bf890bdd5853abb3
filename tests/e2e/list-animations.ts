import type { Page } from "playwright/test"

/** Lists animations, transitions and playing videos of the page that last longer than 50 ms. */
export function listAnimations(page: Page): Promise<string[]> {
  return page.evaluate(findAnimations)
}

/** Runs in the browser, so it cannot use anything outside itself. */
function findAnimations(): string[] {
  const blinkMs = 50
  const found = new Set<string>()
  for (const animation of document.getAnimations()) {
    const { duration, iterations = 1 } = animation.effect?.getTiming() ?? {}
    const lasts = Number(duration ?? 0) * iterations
    if (lasts > blinkMs) found.add(`an animation of ${lasts} ms`)
  }
  for (const element of document.querySelectorAll("*")) {
    for (const part of [null, "::before", "::after", "::backdrop"]) checkStyle(element, part)
    if (element instanceof HTMLVideoElement && !element.paused) found.add("a playing video")
  }
  return [...found]

  function checkStyle(element: Element, part: string | null): void {
    const style = getComputedStyle(element, part)
    const name = `${element.tagName.toLowerCase()}.${element.className}${part ?? ""}`
    const transition = sumMaxima(style.transitionDuration, style.transitionDelay)
    if (transition > blinkMs) found.add(`${name}: a transition of ${transition} ms`)
    const animation = sumMaxima(style.animationDuration, style.animationDelay)
    if (style.animationName !== "none" && animation > blinkMs) {
      found.add(`${name}: an animation of ${animation} ms`)
    }
    if (style.scrollBehavior === "smooth") found.add(`${name}: scrolls smoothly`)
  }

  function sumMaxima(...lists: string[]): number {
    const maxima = lists.map((list) => Math.max(...list.split(",").map(readMs)))
    return maxima.reduce((sum, ms) => sum + ms, 0)
  }

  function readMs(time: string): number {
    const number = Number.parseFloat(time)
    return time.trim().endsWith("ms") ? number : number * 1000
  }
}
