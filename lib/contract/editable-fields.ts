import type { SiteConfig } from "./site.ts"
import type { UserInput } from "./user.ts"
import { listKeys } from "./values/record.ts"

/** A field of the customer's profile. */
export type ProfileField = keyof UserInput

type Flags = SiteConfig["profile"]

const fieldsOfFlags = {
  edit_name: ["first_name", "last_name"],
  edit_drivers_licence: [
    "drivers_licence_number",
    "drivers_licence_expiry",
    "drivers_licence_state_of_issue_id",
  ],
  edit_emergency_contact: ["emergency_contact_name", "emergency_contact_phone"],
  edit_company_name: ["company_name"],
  edit_company_phone: ["company_phone"],
  edit_trading_name: ["trading_name"],
  edit_abn: ["abn"],
  edit_website: ["website"],
  edit_facebook: ["facebook_link"],
  club_additional_member: ["additional_member"],
  manage_addresses: ["current_address_id"],
} as const satisfies Partial<Record<keyof Flags, readonly ProfileField[]>>

const flagNames = listKeys(fieldsOfFlags)

/**
 * Returns the profile fields that customers may change, by the site's switches. A customer without
 * a date of birth may set it; a set one changes only with `change_date_of_birth` (specification 1,
 * section 4). `date_of_birth` of the user is "" while unset.
 */
export function listEditableFields(
  flags: Flags,
  user: { date_of_birth: string },
): ReadonlySet<ProfileField> {
  const fields = flagNames.flatMap<ProfileField>((flag) => (flags[flag] ? fieldsOfFlags[flag] : []))
  if (canEditBirthday(flags, user)) fields.push("date_of_birth")
  return new Set<ProfileField>(["mobile_phone", ...fields])
}

function canEditBirthday(flags: Flags, user: { date_of_birth: string }): boolean {
  if (user.date_of_birth !== "" && !flags.change_date_of_birth) return false
  return flags.edit_date_of_birth
}
