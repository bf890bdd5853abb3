import type { MetadataRoute } from "next"
import { getSite } from "#lib/api/site.ts"

/** How the shop looks when it is installed. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { settings } = await getSite()
  return {
    name: settings.name,
    short_name: settings.name,
    start_url: "/",
    display: "standalone",
    background_color: "#faf6ee",
    theme_color: settings.themeColour,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      {
        src: "/icon-monochrome-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "monochrome",
      },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  }
}
