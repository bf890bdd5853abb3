import type { Page } from "playwright/test"

/** What can be pressed on a page as it stands and is smaller than 44 px, links within texts aside. */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets)
}

/** Runs in the browser, and so cannot call anything outside itself. */
function findSmallTargets(): string[] {
  const leastPx = 43.9
  const pressed =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=option]"
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((target) => isShown(target) && !isInSentence(target) && !isBig(target))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect()
      const size = `${Math.round(width)} × ${Math.round(height)}`
      return `${size} ${target.outerHTML.replace(/\s+/g, " ").slice(0, 150)}`
    })

  function isShown(target: HTMLElement): boolean {
    const isSeen = target.checkVisibility({ visibilityProperty: true })
    const { width, height } = target.getBoundingClientRect()
    // What shows only when it has the focus, and fields that their label stands in for.
    const isDrawn = !target.closest(".sr-only") && width > 1 && height > 1
    return isSeen && isDrawn && !target.matches(":disabled, [tabindex='-1']")
  }

  /** Its size is that of the line it stands in, as in all that editors write. */
  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== "inline") return false
    if (target.closest(".prose")) return true
    const block = target.closest("p, li, dd, td, figcaption, blockquote, label")
    const rest = (block?.textContent ?? "").replace(target.textContent, "").trim()
    return /[\p{L}]{2}/u.test(rest)
  }

  function isBig(target: HTMLElement): boolean {
    return listAreas(target).some(({ width, height }) => width >= leastPx && height >= leastPx)
  }

  /** What else presses it: a label, or the card that it is stretched over. */
  function listAreas(target: HTMLElement): { width: number; height: number }[] {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const after = getComputedStyle(target, "::after")
    const stretched = {
      width: Number.parseFloat(after.width),
      height: Number.parseFloat(after.height),
    }
    return [
      ...[target, ...labels].map((element) => element.getBoundingClientRect()),
      ...(after.content !== "none" && after.position === "absolute" ? [stretched] : []),
    ]
  }
}
