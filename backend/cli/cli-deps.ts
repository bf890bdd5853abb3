import { resolve } from "node:path"
import type { Kysely } from "kysely"
import {
  buildNewsletterParts,
  buildNewsletterUnsubscribeUrl,
} from "#backend/consents/newsletter.ts"
import { buildUnsubscribeAddress } from "#backend/consents/unsubscribe.ts"
import type { Database } from "#backend/db/schema.ts"
import type { BackendEnv } from "#backend/env.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { type Media, openMedia } from "#backend/media/open-media.ts"
import {
  buildOrderKeys,
  type OrderStepDeps,
  usualReservationMs,
} from "#backend/orders/order-parts.ts"
import type { QuestionDeps } from "#backend/questions/question-parts.ts"
import { buildReviewParts, type ReviewDeps } from "#backend/reviews/review-parts.ts"
import type { MediaEnv } from "#backend/s3/s3-settings.ts"
import type { Terminal } from "./terminal.ts"

/** The dependencies of the commands: the shop's services and a terminal. */
export type CliDeps = OrderStepDeps &
  ReviewDeps &
  QuestionDeps & {
    terminal: Terminal
    siteUrl: string
    /** Returns the URL with which a customer withdraws consent to marketing emails. */
    buildUnsubscribeAddress: (userId: number) => string
    /** Returns the URL with which an address withdraws its newsletter subscription. */
    buildNewsletterUnsubscribeAddress: (subscriptionId: number) => string
    /** Contains the emails that were written to files. */
    dataDir: string
    media: Media
    /** Resolves a file name against the owner's working directory. */
    resolveFile: (name: string) => string
  }

type CliDepsOptions = {
  env: Pick<BackendEnv, "SITE_URL" | "TOKEN_SECRET"> & MediaEnv
  db: Kysely<Database>
  terminal: Terminal
  folder: string | undefined
  now?: () => Date
}

/**
 * Builds the dependencies of the commands. Emails and change events are delivered by the running
 * shop, which polls for them; if none runs, they wait for its next start.
 */
export function buildCliDeps({ env, db, terminal, folder, now }: CliDepsOptions): CliDeps {
  return {
    db,
    terminal,
    siteUrl: env.SITE_URL,
    dataDir: env.DATA_DIR,
    media: openMedia(env),
    now: now ?? (() => new Date()),
    orders: {
      siteUrl: env.SITE_URL,
      keys: buildOrderKeys(env.TOKEN_SECRET),
      reservationMs: usualReservationMs,
      onMail: () => {},
    },
    reviews: buildReviewParts(env, () => {}),
    questions: { siteUrl: env.SITE_URL, onMail: () => {} },
    buildUnsubscribeAddress: (userId) =>
      buildUnsubscribeAddress(userId, {
        siteUrl: env.SITE_URL,
        key: deriveKey(env.TOKEN_SECRET, "consents:unsubscribe"),
      }),
    buildNewsletterUnsubscribeAddress: (id) =>
      buildNewsletterUnsubscribeUrl(
        buildNewsletterParts(env, () => {}),
        id,
      ),
    resolveFile: (name) => resolve(folder ?? process.cwd(), name),
  }
}
