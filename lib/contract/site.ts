import { z } from "zod"
import { groupSchema } from "./group.ts"
import { imageSchema } from "./image.ts"
import { pageSchema } from "./page.ts"
import { hexColourSchema, idSchema, instantSchema } from "./primitives.ts"

const optionalText = z.string().nullable()

/** Switches and labels of the site, with the defaults of the specification (1, section 3). */
export const siteConfigSchema = z.object({
  ecommerce: z.boolean().default(true),
  payment_to_user_id: idSchema.default(1),
  show_back_to_top: z.boolean().default(true),
  list_page_content: z.boolean().default(false),
  profile: z
    .object({
      edit_name: z.boolean().default(false),
      edit_date_of_birth: z.boolean().default(false),
      change_date_of_birth: z.boolean().default(false),
      edit_drivers_licence: z.boolean().default(false),
      edit_emergency_contact: z.boolean().default(false),
      edit_company_name: z.boolean().default(false),
      edit_company_phone: z.boolean().default(false),
      edit_trading_name: z.boolean().default(false),
      edit_abn: z.boolean().default(false),
      edit_website: z.boolean().default(false),
      edit_facebook: z.boolean().default(false),
      club_additional_member: z.boolean().default(false),
      club_additional_member_label: z.string().default("Partner Name"),
      manage_addresses: z.boolean().default(false),
    })
    .prefault({}),
  login: z
    .object({ code_only: z.boolean().default(false), google: z.boolean().default(false) })
    .prefault({}),
  sign_up: z.object({ ask_date_of_birth: z.boolean().default(false) }).prefault({}),
  racers: z
    .object({ clientApiId: z.string().default(""), eventManager: z.string().default("") })
    .prefault({}),
})

/** The site's own record: name, logo, colours, search-engine texts, organisation, social links. */
export const domainSchema = z.object({
  id: idSchema,
  name: z.string(),
  favicon: z.string().nullable(),
  dark_favicon: z.string().nullable(),
  theme_colour: hexColourSchema,
  dark_theme_colour: hexColourSchema,
  seo_title_prefix: z.string(),
  seo_title_suffix: z.string(),
  google_analytics_key: optionalText,
  google_tag_manager_key: optionalText,
  google_site_verification: optionalText,
  bing_site_verification: optionalText,
  facebook_pixel_key: optionalText,
  matomo_site_url: optionalText,
  matomo_site_id: optionalText,
  organisation_name: z.string(),
  organisation_abn: optionalText,
  organisation_logo: imageSchema.nullable(),
  organisation_logo_dark: imageSchema.nullable(),
  organisation_address: z.string(),
  organisation_email: z.string(),
  organisation_phone: optionalText,
  facebook: optionalText,
  twitter: optionalText,
  instagram: optionalText,
  linkedin: optionalText,
  youtube: optionalText,
  pinterest: optionalText,
  github: optionalText,
  xing: optionalText,
  skype: optionalText,
  config: siteConfigSchema.prefault({}),
  updated_at: instantSchema,
})

/** Search-engine texts of one path. Empty texts mean: take the page's own. */
export const sitemapEntrySchema = z.object({
  path: z.string().startsWith("/"),
  title: z.string(),
  meta_description: z.string(),
  canonical: z.string(),
  updated_at: instantSchema,
})

/** A path that moved. `from` and `to` are paths without a leading slash. */
export const redirectSchema = z.object({ id: idSchema, from: z.string(), to: z.string() })

/** Everything a page frame needs, in one call; a copy is embedded in the built site. */
export const initialDataSchema = z.object({
  sitemap: z.array(sitemapEntrySchema),
  current_domain: domainSchema,
  groups: z.array(groupSchema),
  pages: z.array(pageSchema),
  redirects: z.array(redirectSchema),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
export type WireDomain = z.infer<typeof domainSchema>
export type WireSitemapEntry = z.infer<typeof sitemapEntrySchema>
export type WireRedirect = z.infer<typeof redirectSchema>
export type WireInitialData = z.infer<typeof initialDataSchema>
