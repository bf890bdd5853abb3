/**
 * Measures adding to the cart. Runs in every page before the page's own scripts; injected as source
 * text, so it uses nothing from outside.
 * After `benchArmCart()` the next tap starts the clock. `benchCart.shown`: milliseconds until the
 * button reads "Added to cart" and the header's badge shows a count, both on screen.
 * `benchCart.settled`: milliseconds until the shop confirms with its `cart-count` cookie. Both are
 * null until then.
 */
export function measureCartUpdate(): void {
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
