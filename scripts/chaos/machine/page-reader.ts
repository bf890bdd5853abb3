import { askShop } from "./ask-shop.ts"

/** One read of a page: `error` is null for a complete page with the status 200. */
export type Reading = {
  path: string
  startedAt: number
  ms: number
  html: string
  fault: string | null
}

/** Fetches a page of the shop through the proxy on this port. */
export async function readPage(httpsPort: number, path: string): Promise<Reading> {
  const startedAt = performance.now()
  const told = await askShop(httpsPort, path, { accept: "text/html" }).catch((e: Error) => e)
  const ms = performance.now() - startedAt
  if (told instanceof Error) return { path, startedAt, ms, html: "", fault: told.message }
  return { path, startedAt, ms, html: told.text, fault: findFault(told.status, told.text) }
}

function findFault(status: number, html: string): string | null {
  if (status !== 200) return `status ${status}`
  return html.trimEnd().endsWith("</html>") ? null : `half a page of ${html.length} letters`
}
