import { z } from "zod"
import { groupSchema } from "./group.ts"
import { imageHashSchema, imageSchema } from "./image.ts"
import { pageSchema } from "./page.ts"
import { hexColourSchema, idSchema, instantSchema } from "./primitives.ts"
import { shopQuestionSchema } from "./rules/shop-question-schema.ts"
import { translatedFields } from "./translation.ts"
import { isAbn, isWebAddress } from "./values/contact-validation.ts"
import { openingHoursInputSchema, openingHoursSchema } from "./values/opening-hours.ts"

const optionalText = z.string().nullable()

const flag = z.boolean("must be true or false")
const line = z.string().max(500, "must have at most 500 characters")
const webAddress = line.refine(
  (text) => text.trim() === "" || isWebAddress(text.trim()),
  "must be a full web address without a username or password, such as https://www.example.com/our-shop",
)
const off = (description: string) => flag.default(false).describe(description)
const on = (description: string) => flag.default(true).describe(description)
const logo = (description: string) =>
  imageHashSchema.nullable().describe(`${description}, as the hash of an uploaded image.`)
const profileOf = (network: string) =>
  webAddress.nullable().describe(`The shop’s page on ${network}, linked in the footer.`)

/** Maximum of the stock at or below which few are left. */
export const maxLowStock = 1_000

/** True for an empty text, and for days in ISO 8601 between commas or spaces. */
function isDayList(text: string): boolean {
  const days = text.split(/[\s,]+/).filter((day) => day !== "")
  return days.every((day) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
    const date = new Date(day)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  })
}

/**
 * Switches and labels of the site, with the defaults of the specification (1, section 3). Their
 * descriptions are the help texts for the owner.
 */
export const siteConfigSchema = z.object({
  ecommerce: on("Customers can buy; when off, the site only shows products."),
  payment_to_user_id: idSchema.default(1).describe("Who gets paid. This shop doesn’t use it."),
  low_stock: z
    .number("must be a whole number")
    .int("must be a whole number")
    .min(0, "must be 0 or more")
    .max(maxLowStock, "must be 1000 at most")
    .default(0)
    .describe(
      "With this many in stock or fewer, a product without a limit of its own says that few are left; 0: never.",
    ),
  dispatch: z
    .object({
      monday: on("Parcels leave on Mondays."),
      tuesday: on("Parcels leave on Tuesdays."),
      wednesday: on("Parcels leave on Wednesdays."),
      thursday: on("Parcels leave on Thursdays."),
      friday: on("Parcels leave on Fridays."),
      saturday: off("Parcels leave on Saturdays."),
      sunday: off("Parcels leave on Sundays."),
      closed_days: z
        .string()
        .max(2_000, "must have at most 2000 characters")
        .refine(isDayList, "must be days such as 2026-12-24, 2026-12-29")
        .default("")
        .describe("Days on which you’re closed beside weekends and Queensland’s public holidays."),
    })
    .prefault({}),
  tax: z
    .object({
      gst_registered: on(
        "You’re registered for GST: prices include it, and paid orders are tax invoices; off: no order has GST.",
      ),
    })
    .prefault({}),
  show_back_to_top: on("Long pages have a back-to-top button."),
  list_page_content: off("Content pages come from the list of pages, with their blocks."),
  profile: z
    .object({
      edit_name: off("Customers can change their name."),
      edit_date_of_birth: off("Customers can add their date of birth if it’s missing."),
      change_date_of_birth: off("With edit_date_of_birth: customers can also change it later."),
      edit_drivers_licence: off("Customers can add and change their driver’s licence."),
      edit_emergency_contact: off("Customers can add and change their emergency contact."),
      edit_company_name: off("Customers can change their company name."),
      edit_company_phone: off("Customers can change their company phone."),
      edit_trading_name: off("Customers can change their trading name."),
      edit_abn: off("Customers can change their ABN."),
      edit_website: off("Customers can change their website."),
      edit_facebook: off("Customers can change their Facebook page."),
      club_additional_member: off("The profile asks for a second club member."),
      club_additional_member_label: z
        .string()
        .default("Partner Name")
        .describe("The label for the second member."),
      manage_addresses: off("Customers can save delivery addresses."),
    })
    .prefault({}),
  login: z
    .object({
      code_only: off("Customers log in with an emailed code, never with a password."),
      google: off("Customers can log in with Google, if its keys are set."),
    })
    .prefault({}),
  reviews: z
    .object({
      request_after_days: z
        .number("must be a whole number of days from 0 to 90, or empty")
        .int("must be a whole number of days from 0 to 90, or empty")
        .min(0, "must be a whole number of days from 0 to 90, or empty")
        .max(90, "must be a whole number of days from 0 to 90, or empty")
        .nullable()
        .default(7)
        .describe("Days after delivery until customers are emailed for a review; empty for never."),
      request_fit: on("Reviews ask for the fit: loose, as expected or tight."),
      request_finish: on("Reviews ask for the finish: rough, fair or smooth."),
      question_1: shopQuestionSchema,
      question_2: shopQuestionSchema,
      question_3: shopQuestionSchema,
    })
    .prefault({}),
  sign_up: z
    .object({ ask_date_of_birth: off("New customers are asked for their date of birth.") })
    .prefault({}),
  racers: z
    .object({
      clientApiId: z.string().default("").describe("This shop doesn’t use it."),
      eventManager: z.string().default("").describe("This shop doesn’t use it."),
    })
    .prefault({}),
})

/** The site's own record as administrators enter it, each field with its help text. */
export const siteInputSchema = z.object({
  name: line.min(1, "must not be empty").describe("The shop’s name, shown on every page."),
  theme_colour: hexColourSchema.describe("The browser’s toolbar colour."),
  dark_theme_colour: hexColourSchema.describe("The browser’s toolbar colour in dark mode."),
  seo_title_prefix: line.describe("Added before the title of every page."),
  seo_title_suffix: line.describe("Added after the title of every page."),
  organisation_name: line.describe("The seller’s name on invoices; the shop’s name if empty."),
  organisation_abn: line
    .refine((text) => text.trim() === "" || /^\d{11}$/.test(text.replaceAll(" ", "")), {
      error: "must be an ABN of eleven digits, such as 51 824 753 556",
      abort: true,
    })
    .refine(
      (text) => text.trim() === "" || isAbn(text),
      "Please check the digits: this isn’t a valid ABN.",
    )
    .nullable()
    .describe("The seller’s ABN on invoices."),
  organisation_address: line.describe("The seller’s address on invoices."),
  organisation_email: z
    .email("must be an email address, such as hello@shop.example")
    .describe("The shop’s email address, also on invoices."),
  organisation_phone: line.nullable().describe("The shop’s phone number, also on invoices."),
  opening_hours: openingHoursInputSchema,
  organisation_logo_hash: logo("Logo"),
  organisation_logo_dark_hash: logo("Logo for dark mode"),
  facebook: profileOf("Facebook"),
  twitter: profileOf("X"),
  instagram: profileOf("Instagram"),
  linkedin: profileOf("LinkedIn"),
  youtube: profileOf("YouTube"),
  pinterest: profileOf("Pinterest"),
  github: profileOf("GitHub"),
  xing: profileOf("Xing"),
  skype: line.nullable().describe("The shop’s Skype name or link, for the footer."),
  google_analytics_key: line.nullable().describe("Google Analytics, such as G-ABC1234567."),
  google_tag_manager_key: line.nullable().describe("Google Tag Manager, such as GTM-ABC1234."),
  google_site_verification: line.nullable().describe("Verifies the site with Google."),
  bing_site_verification: line.nullable().describe("Verifies the site with Bing."),
  facebook_pixel_key: line.nullable().describe("Meta Pixel, a number."),
  matomo_site_url: webAddress.nullable().describe("The address of your Matomo, with https://."),
  matomo_site_id: line.nullable().describe("The site’s number in your Matomo."),
  config: siteConfigSchema,
})

/** A logo, as a square; `ratio` is the width of the original by its height. */
const logoSchema = imageSchema.extend({ ratio: z.number().positive().optional() })

/** The site's own record: name, logo, colours, SEO texts, organisation, social links. */
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
  organisation_logo: logoSchema.nullable(),
  organisation_logo_dark: logoSchema.nullable(),
  organisation_address: z.string(),
  organisation_email: z.string(),
  organisation_phone: optionalText,
  opening_hours: openingHoursSchema,
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

/** SEO texts of one path. Empty texts fall back to the page's own. */
export const sitemapEntrySchema = z.object({
  path: z.string().startsWith("/"),
  title: z.string(),
  meta_description: z.string(),
  canonical: z.string(),
  updated_at: instantSchema,
  ...translatedFields,
})

/** A redirect. `from` and `to` are paths without a leading slash. */
export const redirectSchema = z.object({ id: idSchema, from: z.string(), to: z.string() })

/** All data of the page frame, in one call; a copy is embedded in the built site. */
export const initialDataSchema = z.object({
  sitemap: z.array(sitemapEntrySchema),
  current_domain: domainSchema,
  groups: z.array(groupSchema),
  pages: z.array(pageSchema),
  redirects: z.array(redirectSchema),
  /** Languages with translated content, besides English. */
  languages: z.array(z.string()).default([]),
})

export type WireLogo = z.infer<typeof logoSchema>
export type SiteConfig = z.infer<typeof siteConfigSchema>
export type WireDomain = z.infer<typeof domainSchema>
export type WireSitemapEntry = z.infer<typeof sitemapEntrySchema>
export type WireRedirect = z.infer<typeof redirectSchema>
export type WireInitialData = z.infer<typeof initialDataSchema>
