import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { listSources } from "#lib/analytics/list-sources.ts"
import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { isCompareUrl } from "#lib/catalogue/compare-query.ts"
import { isFilteredListUrl } from "#lib/catalogue/list-query.ts"
import { domainSchema } from "#lib/contract/site.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { getKnownAnalytics, parseAnalytics, registerAnalytics } from "#lib/site/parse-analytics.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import type { Exchange } from "../response.ts"
import { buildPublicPolicy, publicPolicy } from "../security-headers.ts"

const policyHeader = "Content-Security-Policy"
const themeScriptHash = buildScriptHash(themeScript)

/** Analytics settings in the site data that the app stores beside the build. */
const storedSiteSchema = z.object({
  initialData: z.object({
    current_domain: domainSchema.pick({
      google_analytics_key: true,
      google_tag_manager_key: true,
      facebook_pixel_key: true,
      matomo_site_url: true,
      matomo_site_id: true,
    }),
  }),
})

/**
 * Completes the Content-Security-Policy of a public page when its head is written: adds the hashes
 * of its inline scripts, and the hosts of the analytics services in the site's settings. Pages with
 * their own policy are left unchanged. Previews and private paths have no analytics, whatever the
 * response. A page that is rendered per request (a preview, a filtered list, the response to a form)
 * gets a nonce, which Next reads from the request headers.
 */
export function registerContentSecurityPolicy(exchange: Exchange): void {
  const { request, response, hooks } = exchange
  const path = request.url?.split("?")[0] ?? "/"
  const nonce = isRenderedPerRequest(exchange)
    ? `'nonce-${randomBytes(18).toString("base64")}'`
    : null
  if (nonce) request.headers["content-security-policy"] = `script-src ${nonce}`
  hooks.onHead(() => {
    if (response.getHeader(policyHeader) !== publicPolicy) return
    const isMeasured = !isPrivatePath(path) && !exchange.isPreview
    const analytics = (isMeasured && getKnownAnalytics()) || null
    const nonceSources = nonce ? [nonce, themeScriptHash] : []
    const inline = new Set([...nonceSources, ...exchange.scriptHashes])
    const policy = buildPublicPolicy([...inline], analytics ? listSources(analytics) : undefined)
    response.setHeader(policyHeader, policy)
  })
}

/** True if Next renders a page for this request alone, without its cache. */
function isRenderedPerRequest({ request, isPreview }: Exchange): boolean {
  const { method, headers, url = "/" } = request
  const isForm = method === "POST" && headers["content-type"]?.startsWith("multipart/form-data")
  return isForm || isPreview || isFilteredListUrl(url) || isCompareUrl(url)
}

/**
 * Registers the analytics services of the last known site, because cached pages date from then too.
 */
export async function registerStoredAnalytics(distDir: string): Promise<void> {
  try {
    const text = await readFile(join(distDir, "initial-data.json"), "utf8")
    const { initialData } = storedSiteSchema.parse(JSON.parse(text))
    if (getKnownAnalytics() === undefined) {
      registerAnalytics(parseAnalytics(initialData.current_domain).analytics)
    }
  } catch {
    // Before the first build the file does not exist: the first page registers them.
  }
}
