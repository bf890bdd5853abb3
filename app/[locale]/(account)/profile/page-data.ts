import type { Customer } from "#lib/account/customer.ts"
import { listEditableDetails } from "#lib/account/list-editable-details.ts"
import { type ProfileSection, planProfile } from "#lib/account/plan-profile.ts"
import { getCustomer } from "#lib/api/customer.ts"
import { getSite } from "#lib/api/site.ts"

export type Profile = {
  customer: Customer
  sections: readonly ProfileSection[]
  /** What the site calls the other person of a membership. */
  additionalMemberLabel: string
}

/** Who the customer is and what of it they may change; null where nobody is signed in any more. */
export async function loadProfile(): Promise<Profile | null> {
  const [customer, site] = await Promise.all([getCustomer(), getSite()])
  if (!customer) return null
  const { profile: flags } = site.settings.config
  const sections = planProfile(customer.details, listEditableDetails(flags, customer.details))
  return { customer, sections, additionalMemberLabel: flags.club_additional_member_label }
}
