import "server-only"
import { z } from "zod"
import { siteInputSchema } from "#lib/contract/site.ts"
import fieldTexts from "../../messages/admin/fields.json" with { type: "json" }
import { buildFormFields } from "./describe-schema.ts"
import type { FieldGroup, FormField } from "./form-field.ts"

const { labels, settings } = fieldTexts.models["cognito/domain"]

/** The headings of the settings, each with the names of its fields or the beginnings of them. */
const plan: Readonly<Record<keyof typeof settings, readonly string[]>> = {
  shop: ["name", "organisation_logo", "theme_colour", "dark_theme_colour"],
  seller: ["organisation_"],
  selling: ["config.ecommerce", "config.low_stock", "config.tax."],
  dispatch: ["config.dispatch."],
  hours: ["opening_hours."],
  customers: ["config.login.", "config.sign_up.", "config.profile."],
  reviews: ["config.reviews."],
  pages: ["config."],
  search: ["seo_", "google_site_verification", "bing_site_verification"],
  analytics: ["google_", "facebook_pixel", "matomo_"],
  social: [""],
}

/**
 * Describes the form of the site's settings from their schema: each with the contract's own text
 * on what it changes. Nested ones are fields such as `config.login.google` (`buildSiteRecord`).
 */
export function buildSettingsForm(): FieldGroup[] {
  const rest = new Set(describeFields(siteInputSchema, ""))
  return Object.entries(plan).map(([id, beginnings]) => {
    const fields = [...rest].filter(({ name }) => beginnings.some((each) => name.startsWith(each)))
    for (const field of fields) rest.delete(field)
    return { id, heading: settings[id as keyof typeof settings], fields }
  })
}

const knownLabels: Readonly<Record<string, string>> = labels

/** Lists the fields of an object and of those in it; settings that the shop does not use have none. */
function describeFields(schema: z.ZodObject, path: string): FormField[] {
  return Object.entries(schema.shape).flatMap(([name, value]): FormField[] => {
    const at = path + name
    const inner = value instanceof z.ZodPrefault ? value.unwrap() : value
    if (inner instanceof z.ZodObject) return describeFields(inner, `${at}.`)
    if (!(value instanceof z.ZodType)) return []
    const help = value.description ?? ""
    if (help.includes("doesn’t use it")) return []
    const label = knownLabels[at]
    return buildFormFields(z.object({ [name]: value }), {
      help: { [name]: help },
      ...(label !== undefined && { labels: { [name]: label } }),
    }).map((field) => Object.assign(field, { name: at }))
  })
}
