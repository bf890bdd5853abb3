/**
 * Measures a navigation by tap. Runs in every page before the page's own scripts; injected as
 * source text, so it uses nothing from outside.
 * After `benchArmTap()` the next tap starts the clock, which survives a full page load. `benchTap`
 * holds the milliseconds until the title (h1) of another page is on screen and until its first
 * image is drawn; null until then. Looks only after changes: a look in each frame would slow down
 * the navigation.
 */
export function measureTap(): void {
  const key = "bench-tap"
  const result: { heading: number | null; picture: number | null } = {
    heading: null,
    picture: null,
  }
  const now = () => performance.timeOrigin + performance.now()
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden"
  }
  const readTitle = (): string | null =>
    [...document.querySelectorAll("h1")].find(isShown)?.textContent ?? null
  const hasPicture = (): boolean => {
    const picture = [...document.querySelectorAll("main img")].find(isShown)
    return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
  }
  const watch = (start: { at: number; path: string; title: string | null }): void => {
    const changes = new MutationObserver(() => look())
    const look = (): void => {
      // The path first: reading the title makes the browser compute the layout.
      if (location.pathname === start.path) return
      const title = readTitle()
      if (title === null || title === start.title) return
      requestAnimationFrame(() => setTimeout(finish))
    }
    const finish = (): void => {
      result.heading ??= now() - start.at
      if (result.picture !== null || !hasPicture()) return
      result.picture = now() - start.at
      changes.disconnect()
      removeEventListener("load", look, true)
    }
    changes.observe(document, { childList: true, characterData: true, subtree: true })
    addEventListener("load", look, true)
    look()
  }
  const arm = (): void => {
    const begin = (event: Event): void => {
      const at = performance.timeOrigin + event.timeStamp
      const start = { at, path: location.pathname, title: readTitle() }
      sessionStorage.setItem(key, JSON.stringify(start))
      watch(start)
    }
    addEventListener("pointerdown", begin, { capture: true, once: true })
  }
  Object.assign(globalThis, { benchTap: result, benchArmTap: arm })
  const started = sessionStorage.getItem(key)
  if (started !== null) watch(JSON.parse(started))
}
