import type { Customer, HeldConsent } from "#lib/account/customer.ts"
import { listEditableDetails } from "#lib/account/list-editable-details.ts"
import { type ProfileSection, planProfile } from "#lib/account/plan-profile.ts"
import { getAccountOverview, getMarketingConsent } from "#lib/api/customer.ts"
import { getSite } from "#lib/api/site.ts"
import type { Money } from "#lib/money.ts"

export type Profile = {
  customer: Customer
  /** What the shop owes the customer in goods. */
  credit: Money
  /** Their yes to news from the shop; null where there is none. */
  consent: HeldConsent | null
  sections: readonly ProfileSection[]
  /** What the site calls the other person of a membership. */
  additionalMemberLabel: string
}

/** Who the customer is and what of it they may change; null where nobody is signed in any more. */
export async function loadProfile(): Promise<Profile | null> {
  const [overview, consent, site] = await Promise.all([
    getAccountOverview(),
    getMarketingConsent(),
    getSite(),
  ])
  if (!overview) return null
  const { customer, credit } = overview
  const { profile: flags } = site.settings.config
  const sections = planProfile(customer.details, listEditableDetails(flags, customer.details))
  const additionalMemberLabel = flags.club_additional_member_label
  return { customer, credit, consent, sections, additionalMemberLabel }
}
