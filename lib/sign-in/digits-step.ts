/** Step of the login form that takes the six digits of an email. */
export const digitsStep = "digits"

/** Buttons of the sign-in by six digits: request them, and sign in with them. */
export const digitsIntents = { send: "start", submit: "digits" } as const

/** True if the code of an emailed link is one of six digits. */
export function isDigitsCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** True if a return path is the checkout's: the login then has one field, the email address. */
export function isCheckoutPath(path: string | null): boolean {
  return path !== null && /^(?:\/[a-z]{2})?\/checkout(?:[/?]|$)/.test(path)
}
