/** Purpose of an emailed code: to log in, to create an account, to choose a new password. */
export type CodePurpose = "login" | "register" | "recover"

/** Minutes until an emailed code expires. */
export const codeMinutes: Record<CodePurpose, number> = { login: 15, register: 60, recover: 60 }
