import { fetchThroughProxy } from "./fetch-through-proxy.ts"

/** One read of a page: `error` is null for a complete page with the status 200. */
export type Reading = {
  path: string
  startedAt: number
  ms: number
  html: string
  error: string | null
}

/** Fetches a page of the shop through the proxy on this port. */
export async function fetchChaosPage(httpsPort: number, path: string): Promise<Reading> {
  const startedAt = performance.now()
  const response = await fetchThroughProxy(httpsPort, path, { accept: "text/html" }).catch(
    (e: Error) => e,
  )
  const ms = performance.now() - startedAt
  if (response instanceof Error) return { path, startedAt, ms, html: "", error: response.message }
  return {
    path,
    startedAt,
    ms,
    html: response.text,
    error: findError(response.status, response.text),
  }
}

function findError(status: number, html: string): string | null {
  if (status !== 200) return `status ${status}`
  return html.trimEnd().endsWith("</html>") ? null : `incomplete page of ${html.length} characters`
}
