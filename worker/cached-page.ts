const versionHeader = "X-Curlew-Build"

/** Returns a copy of a page for the cache, with a header that names the build. */
export function buildCachedPage(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(versionHeader, version)
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name)
  return new Response(response.body, { status: 200, headers })
}

/** True if the cached page is of this build. */
export function isOfThisBuild(cached: Response): boolean {
  return cached.headers.get(versionHeader) === version
}

declare const self: { __WB_MANIFEST: readonly { revision: string }[] }

/** Id of this build, filled in by next.config.mjs. Each build is a new worker. */
const version = self.__WB_MANIFEST[0]?.revision ?? ""
