/**
 * Runs inside every page of a cart measurement, before its own scripts, and travels there as its
 * source text. After `benchArmCart()` the next tap starts the clock; `benchCart` then holds the
 * milliseconds until the button says that something was added and the header's badge counts, both
 * on screen, and until the shop has confirmed it by its cookie; null until they are.
 */
export function watchCart(): void {
  const result: { shown: number | null; settled: number | null } = { shown: null, settled: null }
  const isAdded = (): boolean =>
    [...document.querySelectorAll("main form button")].some(
      ({ textContent }) => textContent.trim() === "Added to cart",
    )
  const isCounted = (): boolean =>
    [...document.querySelectorAll('header a[href$="/cart"] span')].some(({ textContent }) =>
      /^[1-9]/.test(textContent),
    )
  const arm = (): void => {
    const begin = ({ timeStamp: startedAt }: Event): void => {
      let isSeen = false
      const look = (): void => {
        if (!isSeen && isAdded() && isCounted()) {
          isSeen = true
          setTimeout(() => {
            result.shown = performance.now() - startedAt
          })
        }
        if (result.settled === null && /(?:^|; )cart-count=[1-9]/.test(document.cookie)) {
          result.settled = performance.now() - startedAt
        }
        if (result.shown === null || result.settled === null) requestAnimationFrame(look)
      }
      look()
    }
    addEventListener("pointerdown", begin, { capture: true, once: true })
  }
  Object.assign(globalThis, { benchCart: result, benchArmCart: arm })
}
