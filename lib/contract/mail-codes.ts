/** What a mailed code is for: to log in, to make an account, to choose a new password. */
export type CodePurpose = "login" | "register" | "recover"

/** How long a mailed code is good. */
export const codeMinutes: Record<CodePurpose, number> = { login: 15, register: 60, recover: 60 }
