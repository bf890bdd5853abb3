import type { Page } from "playwright/test"
import { expect } from "./shop-test.ts"

export type Kept = {
  /** Paths of everything in the worker's caches. */
  addresses: readonly string[]
  bytes: number
  /** The kept pages, one after the other. */
  texts: string
  /** Names and contents of all else that the browser keeps for the shop. */
  storage: string
}

/** All that a browser keeps of the shop, as this tab sees it. */
export function listKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    const texts: string[] = []
    let bytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        if (!answer) continue
        const isText = /text|json/.test(answer.headers.get("Content-Type") ?? "")
        const body = await answer.blob()
        addresses.push(new URL(request.url).pathname)
        bytes += body.size
        if (isText) texts.push(await body.text())
      }
    }
    const databases = await indexedDB.databases()
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
    const storage = [...stores, ...databases.map(({ name }) => name)].join("\n")
    return { addresses, bytes, texts: texts.join("\n"), storage }
  })
}

/** Resolves once the worker keeps this path. */
export async function whenKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await listKept(page)).addresses).toContain(path)
}
