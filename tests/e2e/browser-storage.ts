import type { Page } from "playwright/test"
import { expect } from "./shop-test.ts"

export type BrowserStorage = {
  /** Paths of all entries in the service worker's caches. */
  paths: readonly string[]
  bytes: number
  /** The bodies of the cached text and JSON responses, joined by newlines. */
  texts: string
  /** localStorage and sessionStorage as JSON, and the names of the IndexedDB databases. */
  storage: string
}

/** Returns all that the browser stores for the page's origin. */
export function getBrowserStorage(page: Page): Promise<BrowserStorage> {
  return page.evaluate(async () => {
    const paths: string[] = []
    const texts: string[] = []
    let bytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        if (!response) continue
        const isText = /text|json/.test(response.headers.get("Content-Type") ?? "")
        const body = await response.blob()
        paths.push(new URL(request.url).pathname)
        bytes += body.size
        if (isText) texts.push(await body.text())
      }
    }
    const databases = await indexedDB.databases()
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
    const storage = [...stores, ...databases.map(({ name }) => name)].join("\n")
    return { paths, bytes, texts: texts.join("\n"), storage }
  })
}

/** Expects the service worker to cache this path. */
export async function expectCached(page: Page, path: string): Promise<void> {
  // Generous: the worker installs once the page is idle, which takes long on a busy machine.
  const options = { timeout: 60_000 }
  await expect.poll(async () => (await getBrowserStorage(page)).paths, options).toContain(path)
}
