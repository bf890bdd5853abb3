import { randomBytes } from "node:crypto"
import type { Preview } from "#lib/preview/preview.ts"
import { buildPreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"
import { type OwnStorefront, openOwnStorefront } from "./own-storefront.ts"
import { type PageResponse, requestPage } from "./request-page.ts"
import { getRunningShop } from "./running-shop.ts"

/** A separate storefront for one test that accepts preview links of the test. */
export type PreviewShop = OwnStorefront & {
  /** Builds the path and query of a preview link. */
  link: (path: string, preview: Preview & { expiresMs?: number }) => string
  /** Opens a preview link. Returns the Cookie header of later requests. */
  open: (path: string, preview: Preview) => Promise<string>
  visit: (path: string, cookie?: string, headers?: Record<string, string>) => Promise<PageResponse>
}

/** Starts a storefront of the running API with the test process's SESSION_SECRET. */
export async function openPreviewShop(): Promise<PreviewShop> {
  process.env.SESSION_SECRET ??= randomBytes(32).toString("hex")
  const { SESSION_SECRET } = process.env
  const { apiOrigin, revalidateSecret } = getRunningShop()
  const shop = await openOwnStorefront(apiOrigin, {
    SESSION_SECRET,
    REVALIDATE_SECRET: revalidateSecret,
  })
  return addPreviewLinks(shop)
}

/** Adds preview links to a storefront that has the test process's SESSION_SECRET. */
export function addPreviewLinks(shop: OwnStorefront): PreviewShop {
  const link: PreviewShop["link"] = (path, preview) => {
    const { pathname, search } = new URL(buildPreviewLink(path, preview) ?? "none:")
    return `${pathname}${search}`
  }
  return {
    ...shop,
    link,
    open: async (path, preview) => {
      const response = await requestPage(link(path, preview), shop)
      const [cookie = ""] = response.headers["set-cookie"] ?? []
      return cookie.split(";")[0] ?? ""
    },
    visit: (path, cookie, headers) =>
      requestPage(path, { ...shop, headers: { ...headers, ...(cookie && { cookie }) } }),
  }
}
