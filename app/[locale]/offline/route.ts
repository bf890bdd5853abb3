import { getTranslations } from "next-intl/server"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getSite } from "#lib/api/site.ts"
import { cartCountCookie } from "#lib/auth/cart-count.ts"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import { offlineCartKey } from "#lib/cart/offline-cart-key.ts"
import {
  buildLocalePath,
  defaultLocale,
  getDirection,
  getLanguageTag,
  isLocale,
} from "#lib/contract/languages.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { buildOfflinePage } from "#lib/pwa/build-offline-page.ts"
import { cacheNames } from "#lib/pwa/cache-names.ts"

export const dynamic = "force-static"

type Context = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return [{ locale: defaultLocale }]
}

/**
 * Handles the offline page: the service worker's fallback without a connection and without the
 * requested page in its cache.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  await registerCacheTags([tags.site], lifetimes.page)
  const [{ settings }, t, tCart, tError] = await Promise.all([
    getSite(),
    getTranslations({ locale, namespace: "webApp.offline" }),
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "error" }),
  ])
  const { logo, darkLogo, phone } = settings.organisation
  const { html, policy } = buildOfflinePage({
    direction: getDirection(locale),
    homePath: buildLocalePath(locale, "/"),
    shop: {
      name: settings.name,
      themeColour: settings.themeColour,
      logo: buildLogoUrl(logo),
      darkLogo: buildLogoUrl(darkLogo),
    },
    call: phone ? { number: phone.replace(/[^\d+]/g, ""), text: t("call", { phone }) } : null,
    texts: {
      title: t("title"),
      text: t("text"),
      retry: tError("retry"),
      savedPages: t("savedPages"),
    },
    facts: {
      languageTag: getLanguageTag(locale),
      prefix: locale === defaultLocale ? "" : `/${locale}`,
      texts: {
        cart: tCart("title"),
        cartWas: t("cartWas", { time: "{time}" }),
        noCart: t("noCart"),
        total: tCart("summary.total"),
        totalWithoutDelivery: tCart("summary.totalWithoutDelivery"),
      },
      names: {
        cartKey: offlineCartKey,
        markCookie: signedInCookie,
        countCookie: cartCountCookie,
        pagesCache: cacheNames.pages,
      },
    },
  })
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  })
}

/**
 * Returns the same logo URL as the page header's Logo component, so that the service worker has it
 * in its cache.
 */
function buildLogoUrl(picture: Picture | null): string | null {
  return picture && buildPictureUrl({ ...picture, aspect: "1x1" }, 144)
}
