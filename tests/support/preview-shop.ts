import { randomBytes } from "node:crypto"
import type { Preview } from "#lib/preview/preview.ts"
import { buildPreviewLink } from "#lib/preview/preview-link.ts"
import { type OwnStorefront, openOwnStorefront } from "./own-storefront.ts"
import { getRunningShop } from "./running-shop.ts"
import { type Visit, visit } from "./visit.ts"

/** A storefront of a test's own whose preview links the test can make. */
export type PreviewShop = OwnStorefront & {
  /** A link's path and query. */
  link: (path: string, wish: Preview & { expiresMs?: number }) => string
  /** Opens a link as a browser does, and gives the Cookie header that it sends from then on. */
  open: (path: string, wish: Preview) => Promise<string>
  visit: (path: string, cookie?: string, headers?: Record<string, string>) => Promise<Visit>
}

/** Opens one that asks the API at this origin, and signs with the secret of the test's own process. */
export async function openPreviewShop(
  apiOrigin = getRunningShop().apiOrigin,
): Promise<PreviewShop> {
  process.env.SESSION_SECRET ??= randomBytes(32).toString("hex")
  const { SESSION_SECRET } = process.env
  const { revalidateSecret } = getRunningShop()
  const shop = await openOwnStorefront(apiOrigin, {
    ...{ SESSION_SECRET, REVALIDATE_SECRET: revalidateSecret },
  })
  const link: PreviewShop["link"] = (path, wish) => {
    const { pathname, search } = new URL(buildPreviewLink(path, wish) ?? "none:")
    return `${pathname}${search}`
  }
  return {
    ...shop,
    link,
    open: async (path, wish) => {
      const answer = await visit(link(path, wish), shop)
      const [cookie = ""] = answer.headers["set-cookie"] ?? []
      return cookie.split(";")[0] ?? ""
    },
    visit: (path, cookie, headers) =>
      visit(path, { ...shop, headers: { ...headers, ...(cookie && { cookie }) } }),
  }
}
