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

/** What the account page shows; null where nobody is signed in any more. Throws an ApiError. */
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

/** Who is signed in; null where nobody is any more. Throws an ApiError. */
export async function getCustomer(): Promise<Customer | null> {
  const answer = await callAccount("authUser", {})
  if ("refusal" in answer) return refuseReading("authUser", answer.refusal)
  return parseCustomer(answer.answer.user)
}

/** The customer's yes to news from the shop; null where there is none. Throws an ApiError. */
export async function getMarketingConsent(): Promise<HeldConsent | null> {
  const answer = await callAccount("getMarketing", {})
  if ("refusal" in answer) return refuseReading("getMarketing", answer.refusal)
  const { marketing } = answer.answer
  return marketing && { givenAt: marketing.given_at, isCurrent: marketing.is_current }
}

/** Agrees to news from the shop, or takes that back. Throws an ApiError. */
export async function chooseMarketing(agrees: boolean): Promise<AccountResult> {
  const answered = await callAccount("chooseMarketing", { body: { agrees } })
  return "refusal" in answered ? parseRefusal(answered.refusal) : { kind: "done" }
}

/** Changes these details of the customer, as they were typed. Throws an ApiError. */
export async function changeDetails(
  userId: number,
  typed: ReadonlyMap<DetailName, string>,
): Promise<AccountResult> {
  const fields = Object.fromEntries([...typed].map(writeDetail)) as Partial<UserUpdate>
  return judge(await callAccount("updateUser", { body: { ...fields, id: userId } }))
}

/**
 * Chooses another password, or the first one, which has no current one. It ends the customer's other
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

/** Takes another photo of the customer, or with null removes the one there is. Throws an ApiError. */
export async function changePhoto(bytes: Buffer | null): Promise<AccountResult> {
  const image = bytes?.toString("base64") ?? null
  return judge(await callAccount("uploadImage", { body: { image } }))
}

/** Saves an address as it was typed: a new one where `id` is null. Throws an ApiError. */
export async function saveAddress(id: number | null, typed: TypedAddress): Promise<AccountResult> {
  const body = writeAddress(typed)
  if (id === null) return judge(await callAccount("createAddress", { body }))
  return judge(await callAccount("updateAddress", { body: { ...body, id } }))
}

/** Offers a saved address again, or no longer. Throws an ApiError. */
export async function switchAddress(id: number, isEnabled: boolean): Promise<AccountResult> {
  return judge(
    isEnabled
      ? await callAccount("enableAddress", { body: { id } })
      : await callAccount("disableAddress", { body: { id } }),
  )
}

/** Makes a saved address the one that deliveries go to. Throws an ApiError. */
export async function chooseCurrentAddress(userId: number, id: number): Promise<AccountResult> {
  const body = { id: userId, current_address_id: id }
  return judge(await callAccount("updateUser", { body }))
}

function writeDetail([name, typed]: [DetailName, string]): [string, unknown] {
  if (name !== "driversLicenceState") return [detailWireNames[name], typed]
  const state = australianStates.find(({ code }) => code === typed)
  return [detailWireNames[name], typed === "" ? null : (state?.id ?? 0)]
}

/** What was typed goes to the API as it is: the API says what is wrong with it. */
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

/** Sentences about fields speak for themselves, and the shop has its own for who is signed out. */
function parseRefusal({ code, message, fields = {} }: ErrorBody): AccountRefusal {
  const refusal = { ...refuse(code), faults: renameFaults(fields, wireNames) }
  const hasOwnSentence = Object.keys(fields).length > 0 || isSignedOut(refusal)
  return hasOwnSentence ? refusal : { ...refusal, message }
}

/** Reading one's own things is refused to nobody but who is not signed in. */
function refuseReading(call: string, { status, code }: ErrorBody & { status: number }): null {
  if (status === 401) return null
  throw new ApiError("http", call, `status ${status} ${code}`)
}
