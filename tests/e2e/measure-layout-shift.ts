declare global {
  interface Window {
    /** Cumulative layout shift score of the page so far. */
    shift: number
  }
}

/** Runs in the browser before the page: sums its layout shifts in `window.shift`. */
export function measureLayoutShift(): void {
  window.shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += value
    }
  })
  observer.observe({ type: "layout-shift", buffered: true })
}
