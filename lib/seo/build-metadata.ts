import type { Metadata } from "next"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { getEnv } from "#lib/env.ts"
import { buildLocalePath } from "#lib/i18n/build-locale-path.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import type { Site } from "#lib/site/site.ts"

type PageFacts = {
  /** Path without a language prefix, percent-encoded as in the address. */
  path: string
  locale: string
  title: string
  description: string
  picture?: Picture | null
  type?: "website" | "article"
  /** Pages that search engines are to leave out, such as search results. */
  isUnlisted?: boolean
  /** Paths of the neighbouring pages of a list, without a language prefix. */
  previousPath?: string | null
  nextPath?: string | null
}

/** Width in pixels that social networks show a shared picture at. */
const sharedWidthPx = 1200

/**
 * What search engines and social networks read of a page: the texts marketing has set for its path,
 * else the page's own title between the site's prefix and suffix. Addresses begin with SITE_URL.
 */
export function buildMetadata(site: Pick<Site, "settings" | "seo">, page: PageFacts): Metadata {
  const seo = site.seo.get(page.path)
  const title = seo?.title || buildTitle(site.settings, page.title)
  const description = seo?.metaDescription || page.description || null
  const canonical = resolveCanonical(seo?.canonical ?? "", buildLocalePath(page.locale, page.path))
  return {
    metadataBase: new URL(getEnv().SITE_URL),
    title: { absolute: title },
    description,
    alternates: { canonical },
    ...(page.isUnlisted && { robots: { index: false, follow: true } }),
    pagination: {
      previous: page.previousPath ? buildUrl(page.locale, page.previousPath) : null,
      next: page.nextPath ? buildUrl(page.locale, page.nextPath) : null,
    },
    openGraph: {
      title,
      ...(description && { description }),
      url: canonical,
      siteName: site.settings.name,
      type: page.type ?? "website",
      locale: page.locale === "en" ? "en_AU" : page.locale.replace("-", "_"),
      ...(page.picture && { images: [buildSharedImage(page.picture)] }),
    },
    twitter: { card: page.picture ? "summary_large_image" : "summary" },
  }
}

function buildTitle({ titlePrefix, titleSuffix }: Site["settings"], title: string): string {
  return [titlePrefix, title, titleSuffix]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ")
}

/** The configured canonical address if it is a web address, else the page's own. */
function resolveCanonical(configured: string, path: string): string {
  const own = new URL(path, getEnv().SITE_URL)
  if (configured === "" || !URL.canParse(configured, own)) return own.href
  const url = new URL(configured, own)
  return /^https?:$/.test(url.protocol) ? url.href : own.href
}

function buildUrl(locale: string, path: string): string {
  return new URL(buildLocalePath(locale, path), getEnv().SITE_URL).href
}

function buildSharedImage(picture: Picture) {
  return {
    url: new URL(buildPictureUrl(picture, sharedWidthPx, "jpeg"), getEnv().SITE_URL).href,
    width: sharedWidthPx,
    height: getImageHeight(picture.aspect, sharedWidthPx),
    alt: picture.alt,
  }
}
