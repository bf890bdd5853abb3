import type { StateCode } from "#lib/contract/australia.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { Money } from "#lib/money.ts"
import type { SavedAddress } from "./saved-address.ts"

/** What customers keep about themselves. */
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

/** Each as text, empty for "nothing": days are "1984-05-31", the state is its code, such as "QLD". */
export type CustomerDetails = Readonly<Record<DetailName, string>> & {
  readonly driversLicenceState: StateCode | ""
}

/** A customer, as shown to that customer. */
export type Customer = {
  id: number
  email: string
  photo: Picture | null
  isAdmin: boolean
  /** Without a password, signing in is by mail. */
  hasPassword: boolean
  /** The address that deliveries go to unless another is chosen. */
  currentAddressId: number | null
  details: CustomerDetails
}

/** A yes to news from the shop that holds. */
export type HeldConsent = {
  /** ISO 8601. */
  givenAt: string
  /** Whether it was to the words as they are now. */
  isCurrent: boolean
}

/** What the account page shows. */
export type AccountOverview = {
  customer: Customer
  credit: Money
  addresses: readonly SavedAddress[]
}
