import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"

/**
 * Purpose of an emailed code: to log in, to create an account, to choose a new password, to confirm
 * a new email address, or to sign in by six digits, with an account or without.
 */
export type CodePurpose = "login" | "register" | "recover" | "email" | "signin"

/** Minutes until an emailed code expires. */
export const codeMinutes: Record<CodePurpose, number> = {
  login: 15,
  register: 60,
  recover: 60,
  email: 60,
  signin: 10,
}

/** Seconds until the sign-in form sends another code to the same address. */
export const resendSeconds = 30

/** Validates a sign-in code: six digits. Ignores spaces and hyphens. */
export const signInCodeSchema = z
  .string({ error: buildIssueMessage({ code: "mail_code_required" }) })
  .transform((code) => code.replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[0-9]{6}$/, buildIssueMessage({ code: "sign_in_code_format" })))
