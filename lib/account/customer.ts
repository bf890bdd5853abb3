import type { Money } from "#lib/contract/money.ts"
import type { StateCode } from "#lib/contract/values/australia.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { SavedAddress } from "./saved-address.ts"

/** Names of the details that customers store about themselves. */
export const detailNames = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "mobilePhone",
  "additionalMember",
  "companyName",
  "tradingName",
  "abn",
  "companyPhone",
  "website",
  "facebookLink",
  "driversLicenceNumber",
  "driversLicenceExpiry",
  "driversLicenceState",
  "emergencyContactName",
  "emergencyContactPhone",
] as const

export type DetailName = (typeof detailNames)[number]

/**
 * Each detail as text, empty if unset: days are "1984-05-31", the state is its code, such as "QLD".
 */
export type CustomerDetails = Readonly<Record<DetailName, string>> & {
  readonly driversLicenceState: StateCode | ""
}

/** A customer, as shown to that customer. */
export type Customer = {
  id: number
  email: string
  photo: Picture | null
  isAdmin: boolean
  /** Without a password, the customer signs in by email. */
  hasPassword: boolean
  /** The default delivery address. */
  currentAddressId: number | null
  details: CustomerDetails
}

/** The customer's active consent to marketing email. */
export type MarketingConsent = {
  /** ISO 8601. */
  givenAt: string
  /** True if the consent was given to the current wording. */
  isCurrent: boolean
}

/** What the account page shows. */
export type AccountOverview = {
  customer: Customer
  credit: Money
  addresses: readonly SavedAddress[]
}

/** What a customer can do about marketing email: consent to it, or withdraw the consent. */
export const marketingIntents = ["agree", "withdraw"] as const

export type MarketingIntent = (typeof marketingIntents)[number]

/**
 * Formats an ABN in its usual groups, 51 824 753 556; text without exactly eleven digits is
 * returned unchanged.
 */
export function formatAbn(abn: string): string {
  const [, ...groups] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/.exec(abn.replaceAll(" ", "")) ?? []
  return groups.length === 0 ? abn : groups.join(" ")
}
