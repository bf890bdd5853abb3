const key = "voucher-code"

/** Keeps the code of a visitor who has to log in first, for this tab and until they are back. */
export function keepCode(code: string): void {
  try {
    if (code === "") sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, code)
  } catch {
    // Without it they type it again.
  }
}

/** The code that was kept, which is forgotten with this; empty where there is none. */
export function takeKeptCode(): string {
  try {
    const code = sessionStorage.getItem(key) ?? ""
    sessionStorage.removeItem(key)
    return code
  } catch {
    return ""
  }
}
