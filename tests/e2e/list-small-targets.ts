import type { Page } from "playwright/test"

/** Lists the pointer targets of the page below 44 px, except links within text. */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets)
}

/** Runs in the browser, so it cannot use anything outside itself. */
function findSmallTargets(): string[] {
  const minPx = 43.9
  const pressed =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=option]"
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((target) => isShown(target) && !isInlineInText(target) && !isBig(target))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect()
      const size = `${Math.round(width)} × ${Math.round(height)}`
      return `${size} ${target.outerHTML.replace(/\s+/g, " ").slice(0, 150)}`
    })

  function isShown(target: HTMLElement): boolean {
    const isSeen = target.checkVisibility({ visibilityProperty: true })
    const { width, height } = target.getBoundingClientRect()
    // Excludes elements that show only on focus, and inputs replaced by their label.
    const isDrawn = !target.closest(".sr-only") && width > 1 && height > 1
    return isSeen && isDrawn && !target.matches(":disabled, [tabindex='-1']")
  }

  /** True if the target is inline in text, so that its size is the line height. */
  function isInlineInText(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== "inline") return false
    if (target.closest(".prose")) return true
    const block = target.closest("p, li, dd, td, figcaption, blockquote, label")
    const rest = (block?.textContent ?? "").replace(target.textContent, "").trim()
    return /[\p{L}]{2}/u.test(rest)
  }

  function isBig(target: HTMLElement): boolean {
    return listAreas(target).some(({ width, height }) => width >= minPx && height >= minPx)
  }

  /** Returns the sizes of all areas that activate it: itself, its labels, a stretched `::after`. */
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
