import type {
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  StoreLeaf,
} from "schema-dts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import type {
  DayHours,
  OpenSpan,
  Weekday,
  WeekdayHours,
} from "#lib/contract/values/opening-hours.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { parseAddress } from "#lib/site/parse-address.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildReference, buildShopId } from "./graph-node.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Width in pixels (specification 1, section 9). */
const logoWidthPx = 300

type Settings = Pick<SiteSettings, "name" | "organisation" | "social">

/** Builds the Organization with only its identifying properties, for every page. */
export function buildShortOrganisation({ name, organisation }: Settings): OrganizationLeaf {
  const { logo } = organisation
  return {
    "@type": "Organization",
    "@id": buildShopId("organisation"),
    name: organisation.name || name,
    url: buildSiteUrl("/"),
    ...(logo && { logo: buildLogoUrl(logo) }),
  }
}

/** Builds the Organization with all settings. */
export function buildOrganisation(settings: Settings): OrganizationLeaf {
  const { abn, email, phone } = settings.organisation
  const address = buildPostalAddress(settings.organisation.address)
  const sameAs = listProfiles(settings.social)
  return {
    ...buildShortOrganisation(settings),
    ...(abn && {
      taxID: abn,
      identifier: { "@type": "PropertyValue", propertyID: "ABN", value: abn },
    }),
    ...(email !== "" && { email }),
    ...(phone && { telephone: phone }),
    ...(address !== null && { address }),
    ...(sameAs.length > 0 && { sameAs }),
    areaServed: "AU",
  }
}

/** Builds the Store, the business location; null where the settings have no address. */
export function buildStore(
  settings: Settings & Pick<SiteSettings, "openingHours">,
): StoreLeaf | null {
  const { name, organisation, openingHours } = settings
  const address = buildPostalAddress(organisation.address)
  if (address === null) return null
  const { logo, phone, email } = organisation
  const hours = buildOpeningHours(openingHours)
  return {
    "@type": "Store",
    "@id": buildShopId("store"),
    name: organisation.name || name,
    url: buildSiteUrl("/"),
    ...(logo && { image: buildLogoUrl(logo) }),
    address,
    ...(phone && { telephone: phone }),
    ...(email !== "" && { email }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    currenciesAccepted: "AUD",
    parentOrganization: buildReference(buildShopId("organisation")),
  }
}

/** Returns the URLs of the business's profiles on other websites. */
function listProfiles(social: Settings["social"]): string[] {
  const links = social.map(({ url }) => resolveLink(url)?.href ?? "")
  return links.filter((href) => /^https?:/i.test(href) && URL.canParse(href))
}

function buildLogoUrl(logo: Picture): string {
  return buildSiteUrl(buildPictureUrl({ ...logo, aspect: "1x1" }, logoWidthPx))
}

const names = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>

/** A shop that sets no hours takes orders all day, every day (specification 2, section 9). */
const allDay: OpenSpan = { opens: "00:00", closes: "23:59" }

/** Google's notation for a closed day. */
const closedDay: OpenSpan = { opens: "00:00", closes: "00:00" }

/**
 * Builds the opening hours, with days of the same hours in one entry. Omits days by appointment,
 * and unset days if other days are set.
 */
export function buildOpeningHours(week: readonly WeekdayHours[]): OpeningHoursSpecificationLeaf[] {
  const isSet = week.some(({ hours }) => hours !== null)
  const entries = week.flatMap(({ day, hours }) =>
    (isSet ? listSpans(hours) : [allDay]).map((span) => ({ day: names[day], span })),
  )
  const spans = new Map(entries.map(({ span }) => [`${span.opens} ${span.closes}`, span]))
  return [...spans.values()].map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: entries
      .filter(({ span }) => span.opens === opens && span.closes === closes)
      .map(({ day }) => day),
    opens,
    closes,
  }))
}

function listSpans(hours: DayHours): readonly OpenSpan[] {
  if (hours === "closed") return [closedDay]
  return hours === null || hours === "appointment" ? [] : hours
}

/** Builds a PostalAddress, or returns the text if it cannot be parsed; null for an empty text. */
export function buildPostalAddress(text: string): PostalAddressLeaf | string | null {
  const line = truncateText(text, maxLengths.description)
  if (line === "") return null
  const parts = parseAddress(text)
  if (!parts) return line
  return {
    "@type": "PostalAddress",
    streetAddress: parts.street,
    addressLocality: parts.locality,
    addressRegion: parts.state,
    postalCode: parts.postcode,
    addressCountry: "AU",
  }
}
