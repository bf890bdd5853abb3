import { getComposedPage } from "#app/[locale]/(content)/_data/get-content-page.ts"
import { rawCodeExamples } from "#components/widgets/raw-code/raw-code-examples.ts"
import { findByHash, findRawCode } from "#components/widgets/raw-code/raw-code-path.ts"
import { getSite, isStaleFallback } from "#lib/api/site.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { buildRawCodeDocument } from "../../build-raw-code-document.ts"

type Params = { params: Promise<{ page: string; hash: string }> }

/** As short as the time that a page takes to show a change without a revalidation webhook. */
const oneMinuteHeaders = { "Cache-Control": "public, max-age=60" }
const noStoreHeaders = { "Cache-Control": "no-store" }
const html = { "Content-Type": "text/html; charset=utf-8" }

/**
 * Returns the code of a raw code widget as a document for its sandboxed iframe. Serves only code
 * that editors have put on that page. The headers, with the sandbox, are set for the path in
 * next.config.mjs.
 */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { page, hash } = await params
  try {
    const code = await getRawCode(page, hash)
    if (code !== null) {
      return new Response(buildRawCodeDocument(code), { headers: { ...html, ...oneMinuteHeaders } })
    }
    return new Response("The page no longer has this code.", {
      status: 404,
      headers: noStoreHeaders,
    })
  } catch {
    return new Response("We cannot show this right now. Please try again in a moment.", {
      status: 503,
      headers: { ...noStoreHeaders, "Retry-After": "10" },
    })
  }
}

/**
 * Returns the code; null if the page does not have it. Throws if the API is unavailable and the
 * stale data does not contain the page.
 */
async function getRawCode(slug: string, hash: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(hash)) return null
  const example = findByHash(Object.values(rawCodeExamples), hash)
  if (example !== null) return example
  const site = await getSite()
  const known = site.pages.get(slug)
  if (!known && !isStaleFallback(site)) return null
  const found = known && findRawCode(known.rows, hash)
  return found ?? findRawCode((await getComposedPage(slug, defaultLocale))?.rows ?? [], hash)
}
