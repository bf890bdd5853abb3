import { cacheNames } from "#lib/web-app/cache-names.ts"

/** The page of this path as it was kept; undefined where it was not. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheNames.pages, ignoreVary: true })
}

/** How many pages are kept. */
export async function countKeptPages(): Promise<number> {
  return (await (await caches.open(cacheNames.pages)).keys()).length
}

/** How many bytes are kept in all. It reads all of it, which is much after many visits. */
export async function countKeptBytes(): Promise<number> {
  let bytes = 0
  for (const name of Object.values(cacheNames)) {
    for (const answer of await (await caches.open(name)).matchAll()) {
      bytes += (await answer.blob()).size
    }
  }
  return bytes
}

/** Deletes what earlier forms of the worker have kept. */
export async function dropOldCaches(): Promise<void> {
  const known = Object.values(cacheNames)
  const old = (await caches.keys()).filter((name) => !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
