/** The buttons of forms that need another proof of identity. */
export const identityIntents = { sendCode: "code", submit: "submit", confirm: "confirm" } as const

/** The steps of those forms. */
export const identitySteps = {
  /** A code that proves the identity was emailed to the current address. */
  codeSent: "codeSent",
  /** A code was emailed to the new address. */
  mailed: "mailed",
  changed: "changed",
} as const

/** Path of the page on which a new email address is confirmed by the link in its email. */
export const emailConfirmPath = "/profile/email"

/** Path of the login page after an account was deleted. */
export const deletedPath = "/login?deleted=1"

/** Id of the form that deletes the account. */
export const deletionFormId = "deletion-form"
