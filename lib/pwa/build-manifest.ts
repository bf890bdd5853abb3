import type { MetadataRoute } from "next"
import { buildLocalePath, getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import type { SiteSettings } from "#lib/site/site.ts"

type ManifestTexts = { description: string; shop: string; cart: string }

const icons: MetadataRoute.Manifest["icons"] = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
]

/** Builds the web app manifest. It is one app, whatever language it was installed in. */
export function buildManifest(
  { name, themeColour, config }: Pick<SiteSettings, "name" | "themeColour" | "config">,
  locale: string,
  texts: ManifestTexts,
): MetadataRoute.Manifest {
  const shortcut = (text: string, path: string) => {
    return { name: text, url: buildLocalePath(locale, path), icons: icons?.slice(0, 1) ?? [] }
  }
  return {
    id: "/",
    name,
    short_name: buildShortName(name),
    ...(texts.description !== "" && { description: texts.description }),
    lang: getLanguageTag(locale),
    dir: getDirection(locale),
    start_url: buildLocalePath(locale, "/"),
    scope: "/",
    display: "standalone",
    background_color: "#faf6ee",
    theme_color: themeColour,
    categories: ["shopping"],
    icons: icons ?? [],
    shortcuts: [
      shortcut(texts.shop, "/shop"),
      ...(config.ecommerce ? [shortcut(texts.cart, "/cart")] : []),
    ],
  }
}

/** Home screens show twelve characters: as many whole words as fit. */
const maxNameLength = 12

function buildShortName(name: string): string {
  let short = ""
  for (const word of name.split(/\s+/)) {
    const longer = `${short} ${word}`.trim()
    if ([...longer].length > maxNameLength) break
    short = longer
  }
  return short || [...name].slice(0, maxNameLength).join("")
}
