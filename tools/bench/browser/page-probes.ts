/**
 * Functions that run in the page before its own scripts. Each is injected as its own source text,
 * so it uses nothing from outside; it leaves its results in a global.
 */

/**
 * Measures first contentful paint and largest contentful paint in `benchPaints`, in milliseconds
 * since the navigation.
 */
export function measurePaints(): void {
  const paints: Record<string, unknown> = { fcp: null, lcp: null, lcpElement: "" }
  Object.assign(globalThis, { benchPaints: paints })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) {
      paints.fcp = entry.startTime
    }
  }).observe({ type: "paint", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paints.lcp = entry.startTime
      const element: unknown = Reflect.get(entry, "element")
      const url = String(Reflect.get(entry, "url") || "")
      const text = element instanceof Element ? (element.textContent ?? "").trim() : ""
      const name = element instanceof Element ? element.tagName.toLowerCase() : "removed element"
      paints.lcpElement = `${name} ${url || text.slice(0, 60)}`
    }
  }).observe({ type: "largest-contentful-paint", buffered: true })
}

/**
 * Measures cumulative layout shift in `benchShift`: the worst session window of shifts without
 * recent input.
 */
export function measureLayoutShifts(): void {
  const shift = { cls: 0 }
  Object.assign(globalThis, { benchShift: shift })
  let windowSum = 0
  let windowStart = 0
  let previous = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === true) continue
      const isNew = entry.startTime - previous > 1000 || entry.startTime - windowStart > 5000
      if (isNew) windowStart = entry.startTime
      windowSum = (isNew ? 0 : windowSum) + Number(Reflect.get(entry, "value"))
      previous = entry.startTime
      shift.cls = Math.max(shift.cls, windowSum)
    }
  }).observe({ type: "layout-shift", buffered: true })
}

/** Measures long tasks (over 50 ms) in `benchTasks`, each as [start, duration] in milliseconds. */
export function measureLongTasks(): void {
  const tasks: [number, number][] = []
  Object.assign(globalThis, { benchTasks: tasks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push([entry.startTime, entry.duration])
  }).observe({ type: "longtask", buffered: true })
}

/**
 * Measures when every control on screen is hydrated, in `benchHydration.at`; null until then.
 * React leaves a `__reactFiber$…` property on each hydrated element, but on none inside
 * `dangerouslySetInnerHTML`, where there is nothing to hydrate.
 */
export function measureHydration(): void {
  const hydration: { at: number | null } = { at: null }
  Object.assign(globalThis, { benchHydration: hydration })
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith("__reactFiber$"))
  const holdsReadyHtml = (element: Element): boolean =>
    Object.entries(element).some(
      ([key, props]) => key.startsWith("__reactProps$") && "dangerouslySetInnerHTML" in props,
    )
  const isInReadyHtml = (element: Element): boolean => {
    const above = element.parentElement
    return above !== null && (holdsReadyHtml(above) || isInReadyHtml(above))
  }
  const isOnScreen = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && top < innerHeight && bottom > 0
  }
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll("a[href],button,input,select")]
    const shown = controls.filter(isOnScreen).slice(0, 60)
    const isReady = (control: Element) => isHydrated(control) || isInReadyHtml(control)
    if (shown.length === 0 || !shown.every(isReady)) return
    hydration.at = performance.now()
    clearInterval(timer)
  }, 50)
}

/** Emulates a browser with Save-Data on. */
export function emulateSaveData(): void {
  const connection: unknown = Reflect.get(navigator, "connection")
  if (typeof connection !== "object" || connection === null) return
  Object.defineProperty(connection, "saveData", { configurable: true, get: () => true })
}
