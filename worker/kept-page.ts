import { version } from "./version.ts"

const versionHeader = "Kept-By"

/** A page as it is kept: with the name of the build it came by. */
export function buildKeptPage(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set(versionHeader, version)
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name)
  return new Response(answer.body, { status: 200, headers })
}

/** Whether a page was kept by this build. */
export function isOfThisBuild(kept: Response): boolean {
  return kept.headers.get(versionHeader) === version
}
