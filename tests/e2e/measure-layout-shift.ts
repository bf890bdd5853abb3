declare global {
  interface Window {
    /** Cumulative layout shift score of the page so far. */
    shift: number
    /** Each layout shift: its score, and the elements that moved, with their old and new place. */
    shifts: string[]
  }
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }

/** Runs in the browser before the page: records its layout shifts. */
export function measureLayoutShift(): void {
  window.shift = 0
  window.shifts = []
  const formatPlace = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  const formatSource = ({ node, previousRect, currentRect }: Source) => {
    const parent = node?.parentElement?.outerHTML.slice(0, 300)
    return `${node?.nodeName} from ${formatPlace(previousRect)} to ${formatPlace(currentRect)} in ${parent}`
  }
  const observer = new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      window.shift += value
      const moved = sources.map(formatSource).join("; ")
      window.shifts.push(`${value} after ${startTime} ms, scrolled to ${scrollY}: ${moved}`)
    }
  })
  observer.observe({ type: "layout-shift", buffered: true })
}
