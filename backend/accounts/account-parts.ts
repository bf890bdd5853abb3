import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"

/** One key per purpose, so that nothing signed for one is good for another. */
export type AccountKeys = {
  access: Buffer
  refresh: Buffer
  fingerprint: Buffer
  code: Buffer
  client: Buffer
}

/** What customers are let in with, besides the database and the clock. */
export type AccountParts = {
  siteUrl: string
  /** Shared with the storefront, which vouches for its visitors' addresses with it. */
  clientSecret: string
  /** Signs the tokens of `npm run admin-token`. */
  ownerSecret: string
  keys: AccountKeys
  /** How long an access token is good for. */
  accessSeconds: number
  /** Called after a mail was queued. */
  onMail: () => void
}

export type AccountDeps = Deps & { accounts: AccountParts }

/** How long an access token is good for unless told otherwise. */
const accessSeconds = 900

/** The parts of accounts from the shop's settings. */
export function buildAccountParts(
  env: { SITE_URL: string; REVALIDATE_SECRET: string; TOKEN_SECRET: string },
  onMail: () => void,
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
    onMail,
  }
}
