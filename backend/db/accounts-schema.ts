import type { ColumnType, Generated } from "kysely"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import type { CodePurpose } from "#lib/contract/mail-codes.ts"
import type { Json, Maybe, MaybeTimestamp, RecordColumns, Timestamp } from "./column-types.ts"

/**
 * A calendar day as text, "1984-05-31". Read it with `to_char`: the driver would parse it into a
 * timestamp.
 */
type MaybeDay = ColumnType<Date | null, string | null | undefined, string | null>

export type UsersTable = RecordColumns & {
  email: string
  password_hash: Maybe<string>
  is_admin: Generated<boolean>
  /** What an administrator may do. Applies while `is_admin` is set. */
  admin_role: Generated<AdminRole>
  first_name: Generated<string>
  last_name: Generated<string>
  mobile_phone: Generated<string>
  date_of_birth: MaybeDay
  current_address_id: Maybe<number>
  image_hash: Maybe<string>
  company_name: Generated<string>
  company_phone: Generated<string>
  trading_name: Generated<string>
  abn: Maybe<string>
  website: Maybe<string>
  facebook_link: Maybe<string>
  additional_member: Generated<string>
  drivers_licence_number: Generated<string>
  drivers_licence_expiry: MaybeDay
  drivers_licence_state_of_issue_id: Maybe<number>
  emergency_contact_name: Generated<string>
  emergency_contact_phone: Generated<string>
  google_subject: Maybe<string>
  marketing_at: MaybeTimestamp
  /** When the customer switched off emails that request reviews. */
  review_mails_off_at: MaybeTimestamp
  /** Locale that the customer used last. */
  language: Generated<string>
}

export type SessionsTable = {
  id: Generated<string>
  user_id: number
  fingerprint_hash: string
  generation: Generated<number>
  used_generation: Generated<number>
  rotated_at: Timestamp
  expires_at: Timestamp
  revoked_at: MaybeTimestamp
  revoked_for: Maybe<string>
  /** When the person proved their identity again; null: only at the sign-in. */
  confirmed_at: MaybeTimestamp
  created_at: Generated<Date>
}

export type KnownDevicesTable = { user_id: number; fingerprint_hash: string; seen_at: Timestamp }

export type MailCodesTable = {
  id: Generated<string>
  purpose: CodePurpose
  email: string
  code_hash: string
  data: Json
  fingerprint_hash: Maybe<string>
  tries: Generated<number>
  own_tries: Generated<number>
  expires_at: Timestamp
  used_at: MaybeTimestamp
  created_at: Generated<Date>
}

export type PasskeysTable = {
  id: Generated<number>
  user_id: number
  credential_id: string
  public_key: string
  /** Read as text: a bigint. */
  counter: ColumnType<string, number, number>
  transports: ColumnType<string[], string[], string[]>
  name: string
  created_at: Timestamp
  used_at: MaybeTimestamp
}

export type PasskeyChallengesTable = {
  challenge: string
  user_id: Maybe<number>
  owner: string
  expires_at: Timestamp
}

export type AuthorizationCodesTable = {
  code_hash: string
  user_id: number
  client_id: string
  redirect_uri: string
  nonce: string
  expires_at: Timestamp
  used_at: MaybeTimestamp
  session_id: Maybe<string>
}

export type AddressesTable = RecordColumns & {
  user_id: number
  display_name: Generated<string>
  first_name: string
  last_name: string
  email: Generated<string>
  phone: Generated<string>
  company: Generated<string>
  street_address: string
  street_address_1: Generated<string>
  postcode: string
  city: string
  state: string
  country: Generated<string>
}

export type CreditEntriesTable = RecordColumns & {
  user_id: number
  supplier_id: Generated<number>
  amount_cents: number
  reason: Generated<string>
  order_id: Maybe<number>
}

export type FilesTable = RecordColumns & {
  user_id: number
  name: string
  mime: string
  bytes: number
  key: string
}

export type ConsentsTable = {
  id: Generated<number>
  user_id: number
  purpose: "marketing"
  given_at: Timestamp
  given_by: "checkout" | "console" | "profile" | "unknown"
  wording: string
  wording_version: string
  language: Generated<string>
  withdrawn_at: MaybeTimestamp
  withdrawn_by: Maybe<"console" | "link" | "profile" | "renewed">
}

/** Newsletter subscriptions by address; unconfirmed ones are deleted after two days. */
export type NewsletterSubscriptionsTable = {
  id: Generated<number>
  email: string
  language: Generated<string>
  source: string
  wording: string
  wording_version: string
  requested_at: Timestamp
  confirmed_at: MaybeTimestamp
}

/** The tables of customer accounts and their sessions. */
export type AccountTables = {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  mail_codes: MailCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  authorization_codes: AuthorizationCodesTable
  addresses: AddressesTable
  credit_entries: CreditEntriesTable
  files: FilesTable
  consents: ConsentsTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
}
