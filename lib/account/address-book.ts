/** Notices that the address book can show about the last action. */
const addressNotices = [
  "saved",
  "current",
  "enabled",
  "disabled",
  "deleted",
  "rejected",
  "failed",
  "signedOut",
] as const

export type AddressNotice = (typeof addressNotices)[number]

/** Path of the address book, without a language prefix. */
export const addressBookPath = "/my-account/addresses"
export const newAddressPath = `${addressBookPath}/new`

/** Returns the path of the page that edits an address, without a language prefix. */
export function buildAddressPath(id: number): string {
  return `${addressBookPath}/${id}`
}

/** Returns the path of the address book with a notice about the action that has just been done. */
export function buildAddressBookPath(notice: AddressNotice): string {
  return `${addressBookPath}?notice=${notice}`
}

/** Parses the notice from the address book's query; null for an unknown value. */
export function parseAddressNotice(value: string | string[] | undefined): AddressNotice | null {
  return addressNotices.find((notice) => notice === value) ?? null
}

/**
 * Actions on a saved address other than editing it: make it the current one, enable it, disable it,
 * delete it.
 */
export const addressIntents = ["current", "enabled", "disabled", "deleted"] as const

export type AddressIntent = (typeof addressIntents)[number]
