import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { z } from "zod"
import { getKnownAnalytics, registerAnalytics } from "#lib/analytics/known-analytics.ts"
import { listSources } from "#lib/analytics/list-sources.ts"
import { parseAnalytics } from "#lib/analytics/parse-analytics.ts"
import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { domainSchema } from "#lib/contract/site.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { buildPublicPolicy, publicPolicy } from "../security-headers.ts"
import { isPreview } from "./draft-mode.ts"

const policyHeader = "Content-Security-Policy"
const themeScriptHash = buildScriptHash(themeScript)
/** Inline script hashes of the pages that are being sent. */
const scriptHashes = new WeakMap<ServerResponse, readonly string[]>()

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

/** Registers the hashes of the inline scripts of the page that is about to be sent. */
export function registerScriptHashes(response: ServerResponse, hashes: readonly string[]): void {
  scriptHashes.set(response, hashes)
}

/**
 * Completes the Content-Security-Policy of a public page when its head is written: adds the hashes
 * of its inline scripts, and the hosts of the analytics services in the site's settings. Pages with
 * their own policy are left unchanged. Previews and private paths have no analytics, whatever the
 * response. A page that is rendered per request (a preview, the response to a form) gets a nonce,
 * which Next reads from the request headers.
 */
export function withContentSecurityPolicy(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = request.url?.split("?")[0] ?? "/"
  const { writeHead } = response
  const nonce = isRenderedPerRequest(request, response)
    ? `'nonce-${randomBytes(18).toString("base64")}'`
    : null
  if (nonce) request.headers["content-security-policy"] = `script-src ${nonce}`
  response.writeHead = function writeHeadWithPolicy(...args: unknown[]) {
    if (response.getHeader(policyHeader) === publicPolicy) {
      const isMeasured = !isPrivatePath(path) && !isPreview(response)
      const analytics = (isMeasured && getKnownAnalytics()) || null
      const nonceSources = nonce ? [nonce, themeScriptHash] : []
      const inline = new Set([...nonceSources, ...(scriptHashes.get(response) ?? [])])
      const policy = buildPublicPolicy([...inline], analytics ? listSources(analytics) : undefined)
      response.setHeader(policyHeader, policy)
    }
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

/** True if Next renders a page for this request alone, without its cache. */
function isRenderedPerRequest(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isForm = method === "POST" && headers["content-type"]?.startsWith("multipart/form-data")
  return isForm || isPreview(response)
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
