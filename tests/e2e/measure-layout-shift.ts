declare global {
  interface Window {
    /** Cumulative layout shift score of the page so far. */
    shift: number
    /** The part of `shift` from entries in which the header, the footer or a table moved. */
    frameShift: number
  }
}

type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Runs in the browser before the page: sums its layout shifts in `window.shift`. */
export function measureLayoutShift(): void {
  window.shift = 0
  window.frameShift = 0
  const isOfFrame = ({ node }: ShiftEntry["sources"][number]) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element?.closest("header, footer, table") != null
  }
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      window.shift += value
      if (sources.some(isOfFrame)) window.frameShift += value
    }
  })
  observer.observe({ type: "layout-shift", buffered: true })
}
