/** localStorage key of the postcode that deliveries are promised to. */
const postcodeKey = "curlew.postcode"

/** Returns the postcode that was entered on this device; empty if none was. */
export function getStoredPostcode(): string {
  try {
    const postcode = localStorage.getItem(postcodeKey) ?? ""
    return isPostcode(postcode) ? postcode : ""
  } catch {
    return ""
  }
}

/** Stores the postcode on this device, so that it is prefilled everywhere. */
export function savePostcode(postcode: string): void {
  try {
    localStorage.setItem(postcodeKey, postcode)
  } catch {
    // Without localStorage it is not prefilled on the next page.
  }
}

/** True if a text is a postcode of Australia. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}
