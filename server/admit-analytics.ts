import { readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { z } from "zod"
import { getKnownAnalytics, noteAnalytics } from "#lib/analytics/known-analytics.ts"
import { listSources } from "#lib/analytics/list-sources.ts"
import { parseAnalytics } from "#lib/analytics/parse-analytics.ts"
import { domainSchema } from "#lib/contract/site.ts"
import { isPrivateAddress } from "#lib/session/private-paths.ts"
import { isPreview } from "./previews.ts"
import { buildPublicPolicy, publicPolicy } from "./security-headers.ts"

const policyHeader = "Content-Security-Policy"

/** Of what the pages' own code keeps beside the build. */
const keptSiteSchema = z.object({
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
 * Lets the services that are set in the site's settings into public pages: their hosts, and no
 * others, stand in the policy. Pages with a policy of their own keep it, and so do previews and
 * private addresses, whatever they answer.
 */
export function admitAnalytics(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split("?")[0] ?? "/"
  const { writeHead } = response
  response.writeHead = function writeAdmittingHead(...args: unknown[]) {
    const analytics = getKnownAnalytics()
    const isPublic = !isPrivateAddress(path) && !isPreview(response)
    if (analytics && isPublic && response.getHeader(policyHeader) === publicPolicy) {
      response.setHeader(policyHeader, buildPublicPolicy(listSources(analytics)))
    }
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

/** Notes the services of the site as it was last known, since pages are kept from then as well. */
export async function recallAnalytics(distDir: string): Promise<void> {
  try {
    const text = await readFile(join(distDir, "initial-data.json"), "utf8")
    const { initialData } = keptSiteSchema.parse(JSON.parse(text))
    if (getKnownAnalytics() === undefined) {
      noteAnalytics(parseAnalytics(initialData.current_domain).analytics)
    }
  } catch {
    // Before the first build there is none: the first page notes them.
  }
}
