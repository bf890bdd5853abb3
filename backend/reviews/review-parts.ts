import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"

/** What reviews need besides the database and the clock. */
export type ReviewParts = {
  siteUrl: string
  /** Signs the links of the emails that request reviews. */
  linkKey: Buffer
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type ReviewDeps = Deps & { reviews: ReviewParts }

/** Builds the parts of reviews from the shop's settings. */
export function buildReviewParts(
  env: { SITE_URL: string; TOKEN_SECRET: string },
  onMail: () => void,
): ReviewParts {
  return {
    siteUrl: env.SITE_URL,
    linkKey: deriveKey(env.TOKEN_SECRET, "reviews:link"),
    onMail,
  }
}
