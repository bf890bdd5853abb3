import { cacheNames } from "#lib/pwa/cache-names.ts"

/** Returns the cached page of a path; undefined if there is none. */
export async function findCachedPage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheNames.pages, ignoreVary: true })
}

/** Returns the number of cached pages. */
export async function getCachedPageCount(): Promise<number> {
  return (await (await caches.open(cacheNames.pages)).keys()).length
}

/** Returns the number of bytes in all caches. Reads every body, which is slow after many visits. */
export async function getCachedByteCount(): Promise<number> {
  let bytes = 0
  for (const name of Object.values(cacheNames)) {
    for (const response of await (await caches.open(name)).matchAll()) {
      bytes += (await response.blob()).size
    }
  }
  return bytes
}

/** Deletes the caches of earlier versions of the worker. */
export async function deleteOldCaches(): Promise<void> {
  const known = Object.values(cacheNames)
  const old = (await caches.keys()).filter((name) => !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
