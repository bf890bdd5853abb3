import "server-only"
import {
  type AccountRefusal,
  type AccountResult,
  isSignedOut,
  refuse,
} from "#lib/account/account-result.ts"
import type { AccountOverview, Customer, DetailName, HeldConsent } from "#lib/account/customer.ts"
import {
  type AddressFieldName,
  addressFieldNames,
  type TypedAddress,
} from "#lib/account/saved-address.ts"
import type { AddressInput } from "#lib/contract/address.ts"
import { australianStates } from "#lib/contract/australia.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { UserUpdate } from "#lib/contract/user.ts"
import { parseAmount } from "#lib/money.ts"
import { callAccount } from "./account.ts"
import { ApiError } from "./api-error.ts"
import { addressWireNames, detailWireNames, renameFaults } from "./customer-names.ts"
import { parseCustomer, parseSavedAddress } from "./parse-customer.ts"

/**
 * Returns the data of the account page; null where no user is signed in any more. Throws an
 * ApiError.
 */
export async function getAccountOverview(): Promise<AccountOverview | null> {
  const answer = await callAccount("myAccount", {})
  if ("refusal" in answer) return refuseReading("myAccount", answer.refusal)
  const { user, balance, addresses } = answer.answer
  return {
    customer: parseCustomer(user),
    credit: parseAmount(balance),
    addresses: addresses.map(parseSavedAddress),
  }
}

/** Returns the signed-in customer; null where no user is signed in any more. Throws an ApiError. */
export async function getCustomer(): Promise<Customer | null> {
  const answer = await callAccount("authUser", {})
  if ("refusal" in answer) return refuseReading("authUser", answer.refusal)
  return parseCustomer(answer.answer.user)
}

/** Returns the customer's consent to marketing; null where there is none. Throws an ApiError. */
export async function getMarketingConsent(): Promise<HeldConsent | null> {
  const answer = await callAccount("getMarketing", {})
  if ("refusal" in answer) return refuseReading("getMarketing", answer.refusal)
  const { marketing } = answer.answer
  return marketing && { givenAt: marketing.given_at, isCurrent: marketing.is_current }
}

/** Grants or withdraws the customer's consent to marketing. Throws an ApiError. */
export async function chooseMarketing(agrees: boolean): Promise<AccountResult> {
  const answered = await callAccount("chooseMarketing", { body: { agrees } })
  return "refusal" in answered ? parseRefusal(answered.refusal) : { kind: "done" }
}

/** Updates these details of the customer, as typed. Throws an ApiError. */
export async function changeDetails(
  userId: number,
  typed: ReadonlyMap<DetailName, string>,
): Promise<AccountResult> {
  const fields = Object.fromEntries([...typed].map(writeDetail)) as Partial<UserUpdate>
  return judge(await callAccount("updateUser", { body: { ...fields, id: userId } }))
}

/**
 * Updates the password, or sets the first one, which has no current one. Ends the customer's other
 * sessions. Throws an ApiError.
 */
export async function changePassword(
  userId: number,
  passwords: { current: string | null; next: string },
): Promise<AccountResult> {
  const { current, next } = passwords
  const before = current === null ? {} : { current_password: current }
  const body = { id: userId, newpassword: next, ...before }
  return judge(await callAccount("updateUser", { body }))
}

/** Replaces the customer's photo, or removes it where `bytes` is null. Throws an ApiError. */
export async function changePhoto(bytes: Buffer | null): Promise<AccountResult> {
  const image = bytes?.toString("base64") ?? null
  return judge(await callAccount("uploadImage", { body: { image } }))
}

/** Saves an address as typed; creates one where `id` is null. Throws an ApiError. */
export async function saveAddress(id: number | null, typed: TypedAddress): Promise<AccountResult> {
  const body = writeAddress(typed)
  if (id === null) return judge(await callAccount("createAddress", { body }))
  return judge(await callAccount("updateAddress", { body: { ...body, id } }))
}

/** Enables or disables a saved address. Throws an ApiError. */
export async function switchAddress(id: number, isEnabled: boolean): Promise<AccountResult> {
  return judge(
    isEnabled
      ? await callAccount("enableAddress", { body: { id } })
      : await callAccount("disableAddress", { body: { id } }),
  )
}

/** Sets the saved address that deliveries go to. Throws an ApiError. */
export async function chooseCurrentAddress(userId: number, id: number): Promise<AccountResult> {
  const body = { id: userId, current_address_id: id }
  return judge(await callAccount("updateUser", { body }))
}

function writeDetail([name, typed]: [DetailName, string]): [string, unknown] {
  if (name !== "driversLicenceState") return [detailWireNames[name], typed]
  const state = australianStates.find(({ code }) => code === typed)
  return [detailWireNames[name], typed === "" ? null : (state?.id ?? 0)]
}

/** Builds the API's address from the text as typed: the API validates it. */
function writeAddress(typed: TypedAddress): AddressInput {
  const entries = addressFieldNames.map((name: AddressFieldName) => [
    addressWireNames[name],
    typed[name],
  ])
  return Object.fromEntries(entries) as AddressInput
}

const wireNames = {
  ...addressWireNames,
  ...detailWireNames,
  newPassword: "newpassword",
  currentPassword: "current_password",
  photo: "image",
}

type Answered = { answer: { item: unknown } } | { refusal: ErrorBody & { status: number } }

function judge(answered: Answered): AccountResult {
  if ("refusal" in answered) return parseRefusal(answered.refusal)
  if (answered.answer.item !== null) return { kind: "done" }
  return refuse("NOT_FOUND")
}

/**
 * Returns the error for a form. Field errors need no other message, and the interface has its own
 * for a signed-out customer.
 */
function parseRefusal({ code, message, fields = {} }: ErrorBody): AccountRefusal {
  const refusal = { ...refuse(code), faults: renameFaults(fields, wireNames) }
  const hasOwnSentence = Object.keys(fields).length > 0 || isSignedOut(refusal)
  return hasOwnSentence ? refusal : { ...refusal, message }
}

/**
 * Returns null for a 401, the only error that reading one's own data can have. Throws an ApiError
 * for any other status.
 */
function refuseReading(call: string, { status, code }: ErrorBody & { status: number }): null {
  if (status === 401) return null
  throw new ApiError("http", call, `status ${status} ${code}`)
}
