/** Id of the progress bar (`page-frame.tsx`), a popover so that it is on top of everything. */
export const progressId = "progress"

/** A document that has not loaded by then was cancelled; the browser fires no event for that. */
const maxLoadingMs = 20_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the progress bar of a client-side navigation, until `stopProgress`. */
export function startProgress(): void {
  show(true)
}

/** Shows the progress bar while the browser loads another document, for 20 s at most. */
export function startLoading(): void {
  show(true)
  timer = setTimeout(() => show(false), maxLoadingMs)
}

/** Hides the progress bar after a navigation has ended or was cancelled. */
export function stopProgress(): void {
  show(false)
}

function show(isVisible: boolean): void {
  clearTimeout(timer)
  document.getElementById(progressId)?.togglePopover?.(isVisible)
}
