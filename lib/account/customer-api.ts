import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAsCustomer, requestSignIn } from "#lib/auth/account-api.ts"
import {
  type AccountRejection,
  type AccountResult,
  buildAccountRejection,
  isSignedOut,
} from "#lib/auth/account-result.ts"
import { validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { type ErrorBody, listFieldErrors } from "#lib/contract/error.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { Passkey } from "#lib/contract/passkey.ts"
import type { UserUpdate } from "#lib/contract/user.ts"
import { australianStates } from "#lib/contract/values/australia.ts"
import type { AccountOverview, Customer, DetailName, MarketingConsent } from "./customer.ts"
import {
  addressWireNames,
  buildAddressInput,
  detailWireNames,
  parseFieldErrors,
} from "./customer-names.ts"
import { parseCustomer, parseSavedAddress } from "./parse-customer.ts"
import type { TypedAddress } from "./saved-address.ts"

/**
 * Returns the data of the account page; null where no user is signed in any more. Throws an
 * ApiError.
 */
export async function getAccountOverview(): Promise<AccountOverview | null> {
  const result = await requestAsCustomer("myAccount", {})
  if (!result.ok) return requireSignedOut("myAccount", result.error)
  const { user, balance, addresses } = result.value
  return {
    customer: parseCustomer(user),
    credit: parseAmount(balance),
    addresses: addresses.map(parseSavedAddress),
  }
}

/** Returns the signed-in customer; null where no user is signed in any more. Throws an ApiError. */
export async function getCustomer(): Promise<Customer | null> {
  const result = await requestAsCustomer("authUser", {})
  if (!result.ok) return requireSignedOut("authUser", result.error)
  return parseCustomer(result.value.user)
}

/** Returns the customer's consent to marketing; null where there is none. Throws an ApiError. */
export async function getMarketingConsent(): Promise<MarketingConsent | null> {
  const result = await requestAsCustomer("getMarketing", {})
  if (!result.ok) return requireSignedOut("getMarketing", result.error)
  const { marketing } = result.value
  return marketing && { givenAt: marketing.given_at, isCurrent: marketing.is_current }
}

/** Grants or withdraws the customer's consent to marketing. Throws an ApiError. */
export async function saveMarketingConsent(agrees: boolean): Promise<AccountResult> {
  const result = await requestAsCustomer("chooseMarketing", { body: { agrees } })
  return result.ok ? { kind: "done" } : parseAccountError(result.error)
}

/** Updates these details of the customer, as typed. Throws an ApiError. */
export async function updateCustomerDetails(
  userId: number,
  typed: ReadonlyMap<DetailName, string>,
): Promise<AccountResult> {
  return judge(
    await requestAsCustomer("updateUser", { body: { ...buildUserUpdate(typed), id: userId } }),
  )
}

/**
 * Updates the password, or sets the first one, which has no current one. Ends the customer's other
 * sessions. Throws an ApiError.
 */
export async function updatePassword(
  userId: number,
  passwords: { current: string | null; next: string },
): Promise<AccountResult> {
  const { current, next } = passwords
  const before = current === null ? {} : { current_password: current }
  const body = { id: userId, newpassword: next, ...before }
  return judge(await requestAsCustomer("updateUser", { body }))
}

/** Replaces the customer's photo, or removes it where `bytes` is null. Throws an ApiError. */
export async function saveCustomerPhoto(bytes: Buffer | null): Promise<AccountResult> {
  const image = bytes?.toString("base64") ?? null
  return judge(await requestAsCustomer("uploadImage", { body: { image } }))
}

/** Saves an address as typed; creates one where `id` is null. Throws an ApiError. */
export async function saveAddress(id: number | null, typed: TypedAddress): Promise<AccountResult> {
  const body = buildAddressInput(typed)
  if (id === null) return judge(await requestAsCustomer("createAddress", { body }))
  return judge(await requestAsCustomer("updateAddress", { body: { ...body, id } }))
}

/** Enables or disables a saved address. Throws an ApiError. */
export async function updateAddressEnabled(id: number, isEnabled: boolean): Promise<AccountResult> {
  return judge(
    isEnabled
      ? await requestAsCustomer("enableAddress", { body: { id } })
      : await requestAsCustomer("disableAddress", { body: { id } }),
  )
}

/** Sets the saved address that deliveries go to. Throws an ApiError. */
export async function updateCurrentAddress(userId: number, id: number): Promise<AccountResult> {
  const body = { id: userId, current_address_id: id }
  return judge(await requestAsCustomer("updateUser", { body }))
}

/** Deletes a saved address. Throws an ApiError. */
export async function deleteAddress(id: number): Promise<AccountResult> {
  return judge(await requestAsCustomer("deleteAddress", { body: { id } }))
}

/** Emails the customer a code that proves their identity. Throws an ApiError. */
export async function sendIdentityCode(email: string): Promise<AccountResult> {
  const result = await requestSignIn("sendLoginLink", { body: { email, code_only: true } })
  return result.ok ? { kind: "done" } : parseAccountError(result.error)
}

/** How the customer proves their identity: by the password, or by an emailed code. */
export type IdentityProof = { current_password: string } | { code: string }

/** Emails a code to a new address. Throws an ApiError. */
export async function requestEmailChange(
  email: string,
  proof: IdentityProof,
): Promise<AccountResult> {
  const input = { email, ...proof }
  const names = { ...wireNames, email: "newEmail" }
  const rejection = validateAccountRequest(accountCalls.requestEmailChange.body, input, names)
  if (rejection) return rejection
  const result = await requestAsCustomer("requestEmailChange", { body: input })
  return result.ok ? { kind: "done" } : parseAccountError(result.error, names)
}

/** Changes the email address by the code that was sent to it. Throws an ApiError. */
export async function confirmEmailChange(email: string, code: string): Promise<AccountResult> {
  const input = { email, code }
  const names = { ...wireNames, email: "newEmail" }
  const rejection = validateAccountRequest(accountCalls.confirmEmailChange.body, input, names)
  if (rejection) return rejection
  const result = await requestAsCustomer("confirmEmailChange", { body: input })
  return result.ok ? { kind: "done" } : parseAccountError(result.error, names)
}

/** Returns the customer's passkeys; none where no user is signed in any more. Throws an ApiError. */
export async function listPasskeys(): Promise<Passkey[]> {
  const result = await requestAsCustomer("listPasskeys", {})
  if (result.ok) return result.value.data
  requireSignedOut("listPasskeys", result.error)
  return []
}

/** Deletes the customer's account. Throws an ApiError. */
export async function deleteAccount(proof: IdentityProof): Promise<AccountResult> {
  const rejection = validateAccountRequest(accountCalls.deleteAccount.body, proof, wireNames)
  if (rejection) return rejection
  const result = await requestAsCustomer("deleteAccount", { body: proof })
  return result.ok ? { kind: "done" } : parseAccountError(result.error)
}

function buildUserUpdate(typed: ReadonlyMap<DetailName, string>): UserUpdate {
  const update: UserUpdate = {}
  for (const [name, text] of typed) {
    if (name === "driversLicenceState") update[detailWireNames[name]] = resolveStateId(text)
    else update[detailWireNames[name]] = text
  }
  return update
}

/** Returns the id of a state's code; null for none, and 0, which the API rejects, for any other. */
function resolveStateId(code: string): number | null {
  if (code === "") return null
  return australianStates.find((state) => state.code === code)?.id ?? 0
}

const wireNames = {
  ...addressWireNames,
  ...detailWireNames,
  newPassword: "newpassword",
  currentPassword: "current_password",
  photo: "image",
}

type ItemResult = Result<{ item: unknown }, ErrorBody & { status: number }>

function judge(result: ItemResult): AccountResult {
  if (!result.ok) return parseAccountError(result.error)
  if (result.value.item !== null) return { kind: "done" }
  return buildAccountRejection("NOT_FOUND")
}

/**
 * Returns the error for a form. Field errors need no other message, and the interface has its own
 * for a signed-out customer.
 */
function parseAccountError(
  body: ErrorBody,
  names: Readonly<Record<string, string>> = wireNames,
): AccountRejection {
  const fieldErrors = parseFieldErrors(listFieldErrors(body), names)
  const error = { ...buildAccountRejection(body.code), fieldErrors }
  const hasSpecificMessage = Object.keys(fieldErrors).length > 0 || isSignedOut(error)
  return hasSpecificMessage ? error : { ...error, message: body }
}

/**
 * Returns null for a 401, the only error that reading one's own data can have. Throws an ApiError
 * for any other status.
 */
function requireSignedOut(call: string, { status, code }: ErrorBody & { status: number }): null {
  if (status === 401) return null
  throw new ApiError("http", call, `status ${status} ${code}`)
}
