/**
 * Purpose of an emailed code: to log in, to create an account, to choose a new password, to confirm
 * a new email address.
 */
export type CodePurpose = "login" | "register" | "recover" | "email"

/** Minutes until an emailed code expires. */
export const codeMinutes: Record<CodePurpose, number> = {
  login: 15,
  register: 60,
  recover: 60,
  email: 60,
}
