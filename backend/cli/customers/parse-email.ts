import { emailSchema } from "#lib/contract/user.ts"

/** Parses an email address into its stored form; null if it is invalid. */
export function parseEmail(word: string): string | null {
  const email = emailSchema.safeParse(word)
  return email.success ? email.data : null
}
