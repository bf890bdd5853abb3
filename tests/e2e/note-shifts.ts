declare global {
  interface Window {
    /** How far the page's content has jumped so far, in the browser's own measure. */
    shift: number
  }
}

/** Runs in the browser, before the page: adds up in `window.shift` how far its content jumps. */
export function noteShifts(): void {
  window.shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += Number(Reflect.get(entry, "value"))
  })
  observer.observe({ type: "layout-shift", buffered: true })
}
