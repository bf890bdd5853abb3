import type { Customer, MarketingConsent } from "#lib/account/customer.ts"
import { getAccountOverview, getMarketingConsent, listPasskeys } from "#lib/account/customer-api.ts"
import { listEditableDetails } from "#lib/account/list-editable-details.ts"
import { buildProfileSections, type ProfileSection } from "#lib/account/profile-sections.ts"
import { getSite } from "#lib/api/site.ts"
import type { Money } from "#lib/contract/money.ts"
import type { Passkey } from "#lib/contract/passkey.ts"

export type Profile = {
  customer: Customer
  /** The customer's store credit. */
  credit: Money
  /** Consent to marketing emails; null for none. */
  consent: MarketingConsent | null
  passkeys: readonly Passkey[]
  sections: readonly ProfileSection[]
  /** Label of the field for the additional member; a site setting. */
  additionalMemberLabel: string
}

/** Returns the customer's profile and its editable fields; null if the session has ended. */
export async function getProfileData(locale: string): Promise<Profile | null> {
  const [overview, consent, passkeys, site] = await Promise.all([
    getAccountOverview(),
    getMarketingConsent(),
    listPasskeys(),
    getSite(locale),
  ])
  if (!overview) return null
  const { customer, credit } = overview
  const { profile: flags } = site.settings.config
  const sections = buildProfileSections(
    customer.details,
    listEditableDetails(flags, customer.details),
  )
  const additionalMemberLabel = flags.club_additional_member_label
  return { customer, credit, consent, passkeys, sections, additionalMemberLabel }
}
