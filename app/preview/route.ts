import { getLocale, getTranslations } from "next-intl/server"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"
import { buildNoticePage } from "#lib/preview/build-notice-page.ts"
import { buildPreviewSetCookie } from "#lib/preview/preview-cookie.ts"
import { parsePreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"

/** Maximum lifetime of a preview: half a day, even if its link is valid for longer. */
const maxLifetimeMs = 12 * 3_600_000
const noStoreHeaders = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" }

/**
 * Opens the preview of a signed link and redirects to its page. Responds with an error page to an
 * expired or tampered link.
 */
export async function GET(request: Request): Promise<Response> {
  // A prefetch must not open the preview.
  if (request.headers.has(prefetchHeader))
    return new Response(null, { status: 503, headers: noStoreHeaders })
  const nowMs = Date.now()
  const opened = parsePreviewLink(new URL(request.url).searchParams, nowMs)
  if (opened.kind !== "preview") return buildInvalidLinkResponse(opened.kind)
  const { path, preview } = opened
  const expiresMs = Math.min(preview.expiresMs, nowMs + maxLifetimeMs)
  const cookie = buildPreviewSetCookie({ ...preview, expiresMs }, nowMs)
  const headers = { ...noStoreHeaders, Location: path, "Set-Cookie": cookie }
  return new Response(null, { status: 303, headers })
}

async function buildInvalidLinkResponse(kind: "expired" | "tampered"): Promise<Response> {
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: "preview" })
  const html = buildNoticePage(locale, {
    title: t(`${kind}.title`),
    texts: [t(`${kind}.why`), t("requestNewLink")],
    home: t("home"),
    homePath: buildLocalePath(locale, "/"),
  })
  return new Response(html, {
    status: kind === "expired" ? 410 : 403,
    headers: { ...noStoreHeaders, "Content-Type": "text/html; charset=utf-8" },
  })
}
