import { emailSchema } from "#lib/contract/user.ts"

/** An email address as it is kept; null for what is none. */
export function readEmail(word: string): string | null {
  const email = emailSchema.safeParse(word)
  return email.success ? email.data : null
}
