import type { Metadata } from "next"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { SiteSettings } from "#lib/site/site.ts"

/** Builds the default metadata of every page: names, manifest, icons, site verification. */
export function buildFrameMetadata(
  settings: SiteSettings,
  siteUrl: string,
  locale: string,
): Metadata {
  const { google, bing } = settings.verification
  return {
    metadataBase: new URL(siteUrl),
    title: settings.name,
    applicationName: settings.name,
    manifest: buildLocalePath(locale, "/manifest.webmanifest"),
    icons: {
      icon: [
        { url: settings.favicon ?? "/icon.svg", media: "(prefers-color-scheme: light)" },
        { url: settings.darkFavicon ?? "/icon-dark.svg", media: "(prefers-color-scheme: dark)" },
      ],
      apple: "/apple-icon.png",
    },
    verification: {
      ...(google && { google }),
      ...(bing && { other: { "msvalidate.01": bing } }),
    },
  }
}
