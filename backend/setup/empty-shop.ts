import { buildHeadingWidget, buildHtmlWidget, buildRows } from "#backend/seed/write/page-blocks.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { openingHoursInputSchema } from "#lib/contract/values/opening-hours.ts"

/** The name of a shop until its owner has chosen one. */
export const unnamedShop = "My shop"

/** Builds the site record of an empty shop: what the site cannot do without. */
export function buildEmptySite() {
  return {
    name: unnamedShop,
    favicon: "/icon.svg",
    dark_favicon: "/icon-dark.svg",
    theme_colour: "#0f555a",
    dark_theme_colour: "#13191a",
    opening_hours: JSON.stringify(openingHoursInputSchema.parse({})),
    config: JSON.stringify(siteConfigSchema.parse({})),
  }
}

type PageText = { url: string; name: string; heading: string; html: string }

const notYet =
  "<p>We haven’t written this page yet. If you’d like to know something, please ask us.</p>"

/**
 * Pages that the storefront itself links to, with texts that hold until the owner writes others. Their
 * names are not those of the demonstration's pages, by which these are recognised.
 */
const pages: readonly PageText[] = [
  {
    url: "home",
    name: "Home page",
    heading: "We’re opening soon",
    html: "<p>We’re still unpacking. Come back in a few days, or have a look at what’s in the shop already.</p>",
  },
  {
    url: "contact",
    name: "Contact us",
    heading: "Contact us",
    html: "<p>We’re happy to help.</p>",
  },
  {
    url: "shipping-and-returns",
    name: "Delivery and returns",
    heading: "Shipping and returns",
    html: notYet,
  },
  {
    url: "terms-and-conditions",
    name: "Terms",
    heading: "Terms and conditions",
    html: notYet,
  },
  { url: "privacy-policy", name: "Privacy", heading: "Privacy policy", html: notYet },
]

/** Builds the rows of a page with a heading and a text. */
export function buildTextRows(heading: string, html: string) {
  return buildRows([[[12, [buildHeadingWidget(heading, "h1"), buildHtmlWidget(html)]]]])
}

/** Builds the pages of an empty shop as API input. */
export function listEmptyPages() {
  return pages.map(({ url, name, heading, html }) =>
    modelInputs["cognito/page"].strict().parse({ url, name, rows: buildTextRows(heading, html) }),
  )
}

/** The menus of an empty shop: where each link leads exists. */
export const emptyShopLinks = [
  ["header-menu", "All products", "/shop"],
  ["header-menu", "Contact us", "/contact"],
  ["footer-menu", "Delivery and returns", "/shipping-and-returns"],
  ["footer-menu", "Terms", "/terms-and-conditions"],
  ["footer-menu", "Privacy", "/privacy-policy"],
  ["footer-menu", "Contact us", "/contact"],
] as const
