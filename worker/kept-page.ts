import { version } from "./version.ts"

const versionHeader = "Kept-By"

/** Returns a copy of a page for the cache, with a header that names the build. */
export function buildKeptPage(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set(versionHeader, version)
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name)
  return new Response(answer.body, { status: 200, headers })
}

/** True if the cached page is of this build. */
export function isOfThisBuild(kept: Response): boolean {
  return kept.headers.get(versionHeader) === version
}
