import { getTranslations } from "next-intl/server"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { getPreview } from "#lib/preview/preview.ts"
import type { Site } from "#lib/site/site.ts"
import { Analytics } from "./analytics.tsx"
import { type ConsentLabels, consentLabelNames } from "./consent-labels.ts"

const policySlug = "privacy-policy"

/** Renders the analytics of the layout; nothing without a configured service or in previews. */
export async function FrameAnalytics({ site, locale }: { site: Site; locale: string }) {
  const settings = site.settings.analytics
  if (!settings || (await getPreview())) return null
  const hasPolicy = site.pages.has(policySlug)
  return (
    <Analytics
      settings={settings}
      policyHref={hasPolicy ? buildLocalePath(locale, `/${policySlug}`) : null}
      labels={await buildConsentLabels(locale)}
    />
  )
}

/** Returns the translated texts of the consent panel. */
async function buildConsentLabels(locale: string): Promise<ConsentLabels> {
  const t = await getTranslations({ locale, namespace: "consent" })
  return buildRecord(consentLabelNames, (name) => t(name))
}
