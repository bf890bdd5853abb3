import { resolve } from "node:path"
import type { Kysely } from "kysely"
import { buildUnsubscribeAddress } from "#backend/consents/unsubscribe-token.ts"
import type { Database } from "#backend/db/schema.ts"
import type { BackendEnv } from "#backend/env.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { type Media, openMedia } from "#backend/media/open-media.ts"
import type { MediaEnv } from "#backend/media/s3-settings.ts"
import {
  buildOrderKeys,
  type OrderStepDeps,
  usualReservationMs,
} from "#backend/orders/order-parts.ts"
import type { Terminal } from "./terminal.ts"

/** What the owner's commands work with: the rules of the shop itself, and a terminal. */
export type ConsoleParts = OrderStepDeps & {
  terminal: Terminal
  siteUrl: string
  /** The address by which a customer takes back a yes to news from the shop. */
  buildUnsubscribeAddress: (userId: number) => string
  /** Mails that became files are in it. */
  dataDir: string
  media: Media
  /** A file as the owner names it, from the folder the owner stands in. */
  resolveFile: (name: string) => string
}

type Wish = {
  env: Pick<BackendEnv, "SITE_URL" | "TOKEN_SECRET"> & MediaEnv
  db: Kysely<Database>
  terminal: Terminal
  folder: string | undefined
  now?: () => Date
}

/**
 * The parts of the owner's commands. Mails and announced changes are left to the running shop, which
 * looks for them by itself; where none runs they wait for its next start.
 */
export function buildConsoleParts({ env, db, terminal, folder, now }: Wish): ConsoleParts {
  return {
    ...{ db, terminal, siteUrl: env.SITE_URL, dataDir: env.DATA_DIR },
    media: openMedia(env),
    now: now ?? (() => new Date()),
    orders: {
      siteUrl: env.SITE_URL,
      keys: buildOrderKeys(env.TOKEN_SECRET),
      reservationMs: usualReservationMs,
      onMail: () => {},
    },
    buildUnsubscribeAddress: (userId) =>
      buildUnsubscribeAddress(userId, {
        siteUrl: env.SITE_URL,
        key: deriveKey(env.TOKEN_SECRET, "consents:unsubscribe"),
      }),
    resolveFile: (name) => resolve(folder ?? process.cwd(), name),
  }
}
