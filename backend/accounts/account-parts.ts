import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { type PasswordCost, usualPasswordCost } from "./password.ts"

/** One key per purpose, so that a signature made for one purpose is invalid for another. */
export type AccountKeys = {
  access: Buffer
  refresh: Buffer
  fingerprint: Buffer
  code: Buffer
  client: Buffer
}

/** Configuration of customer accounts, besides the database and the clock. */
export type AccountParts = {
  siteUrl: string
  /** Shared with the storefront, which signs its clients' IP addresses with it. */
  clientSecret: string
  /** Signs the tokens of `npm run admin-token`. */
  ownerSecret: string
  keys: AccountKeys
  /** Lifetime of an access token. */
  accessSeconds: number
  /** Cost of new password hashes, and of checks against none. */
  passwordCost: PasswordCost
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type AccountDeps = Deps & { accounts: AccountParts }

/** Default lifetime of an access token. */
const accessSeconds = 900

/**
 * Builds the account configuration from the shop's environment variables. No variable can make
 * password hashes cheap: tests pass `passwordCost`.
 */
export function buildAccountParts(
  env: { SITE_URL: string; REVALIDATE_SECRET: string; TOKEN_SECRET: string },
  onMail: () => void,
  passwordCost = usualPasswordCost,
): AccountParts {
  const keyOf = (purpose: keyof AccountKeys) => deriveKey(env.TOKEN_SECRET, `accounts:${purpose}`)
  return {
    siteUrl: env.SITE_URL,
    clientSecret: env.REVALIDATE_SECRET,
    ownerSecret: env.TOKEN_SECRET,
    keys: {
      access: keyOf("access"),
      refresh: keyOf("refresh"),
      fingerprint: keyOf("fingerprint"),
      code: keyOf("code"),
      client: keyOf("client"),
    },
    accessSeconds,
    passwordCost,
    onMail,
  }
}
