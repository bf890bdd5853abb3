/** The bar at the top of the page (`page-frame.tsx`), a popover so that it stands before all else. */
export const progressId = "progress"

/** A document that has not come by then was called off, of which the browser tells nothing. */
const longestMs = 20_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows that the visitor is on the way to another page, until `endProgress`. */
export function startProgress(): void {
  show(true)
}

/** Shows that the browser is loading another page, for as long as this one stands. */
export function startLoading(): void {
  show(true)
  timer = setTimeout(() => show(false), longestMs)
}

/** Shows that the visitor has arrived, or goes nowhere. */
export function endProgress(): void {
  show(false)
}

function show(isOnTheWay: boolean): void {
  clearTimeout(timer)
  document.getElementById(progressId)?.togglePopover?.(isOnTheWay)
}
