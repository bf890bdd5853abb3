/** The webpack runtime, which `scripts/build/main-page-scripts.ts` extends; undefined in tests. */
declare const __webpack_require__:
  | { e: (chunkId: number | string) => Promise<unknown>; productPage?: number | string }
  | undefined

const productPath = /^(?:\/[a-z]{2})?\/product\/[^/]+$/

/**
 * Loads the scripts of a product page at the start of a navigation to it, unless they are loaded:
 * beside its data and not after it, which names them.
 */
export function loadPageScripts(path: string): void {
  if (typeof __webpack_require__ === "undefined" || !productPath.test(path)) return
  const { e: load, productPage } = __webpack_require__
  // If they fail, the router requests them again for the data that needs them.
  if (productPage !== undefined) load(productPage).catch(() => undefined)
}
