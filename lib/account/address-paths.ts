/** What the address book may say of the last wish. */
export const addressNotices = [
  "saved",
  "current",
  "enabled",
  "disabled",
  "refused",
  "failed",
  "signedOut",
] as const

export type AddressNotice = (typeof addressNotices)[number]

/** Path of the address book, without a language prefix. */
export const addressBookPath = "/my-account/addresses"
export const newAddressPath = `${addressBookPath}/new`

/** Path of the page on which an address is changed. */
export function buildAddressPath(id: number): string {
  return `${addressBookPath}/${id}`
}

/** Path of the address book that says what has just been done. */
export function buildAddressBookPath(notice: AddressNotice): string {
  return `${addressBookPath}?notice=${notice}`
}

/** What a query asks the address book to say; null for nothing that it knows. */
export function parseAddressNotice(value: string | string[] | undefined): AddressNotice | null {
  return addressNotices.find((notice) => notice === value) ?? null
}
