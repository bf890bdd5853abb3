declare global {
  interface Window {
    /** How far the page's content has jumped so far, in the browser's own measure. */
    shift: number
    /** The part of it in which the header, the footer or a table moved. */
    frameShift: number
  }
}

type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Runs in the browser, before the page: adds up in `window.shift` how far its content jumps. */
export function noteShifts(): void {
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
