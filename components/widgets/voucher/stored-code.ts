const key = "voucher-code"

/**
 * Saves a voucher code in `sessionStorage` for a user who has to log in first; an empty code
 * removes it.
 */
export function saveVoucherCode(code: string): void {
  try {
    if (code === "") sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, code)
  } catch {
    // Without storage the user types the code again.
  }
}

/** Returns the saved voucher code and removes it; empty if there is none. */
export function getAndRemoveVoucherCode(): string {
  try {
    const code = sessionStorage.getItem(key) ?? ""
    sessionStorage.removeItem(key)
    return code
  } catch {
    return ""
  }
}
