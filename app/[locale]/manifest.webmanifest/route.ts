import { getTranslations } from "next-intl/server"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getSite } from "#lib/api/site.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { buildManifest } from "#lib/pwa/build-manifest.ts"

export const dynamic = "force-static"

type Context = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return [{ locale: defaultLocale }]
}

/** Handles the web app manifest in the language of the path. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  await registerCacheTags([tags.site], lifetimes.page)
  const [site, t, tCart] = await Promise.all([
    getSite(),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "cart" }),
  ])
  const manifest = buildManifest(site.settings, locale, {
    description: site.seo.get("/")?.metaDescription ?? "",
    shop: t("menu.shop"),
    cart: tCart("badge"),
  })
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  })
}
