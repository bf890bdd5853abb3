import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { signAdminToken } from "#backend/accounts/admin-token.ts"
import type { PasswordCost } from "#backend/accounts/password.ts"
import { buildApp } from "#backend/app.ts"
import type { BackendEnv } from "#backend/env.ts"
import { buildFakeImageStore, type FakeImageStore } from "#backend/images/fake-image-store.ts"
import {
  buildFakeChangeReceiver,
  type FakeChangeReceiver,
} from "#backend/outbox/fake-change-receiver.ts"
import { usualPaymentEnv } from "#backend/payments/payment-pauses.ts"
import { usualRetention } from "#backend/retention/retention-days.ts"
import type { CreateBackup } from "#backend/setup/create-backup.ts"
import { changeEventSchema } from "#lib/contract/webhook.ts"
import { openTestDatabase, type TestDatabase } from "./database.ts"

const changesSchema = changeEventSchema.shape.changes
const bodySchema = z.looseObject({
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  item: z.looseObject({ id: z.number() }).nullish(),
  data: z.array(z.looseObject({ id: z.number() })).optional(),
  count: z.number().optional(),
})

export type TestResponse = { status: number; body: z.infer<typeof bodySchema> }

/** A back end on an empty database, with fakes of its external services that fail on demand. */
export type TestBackend = {
  app: FastifyInstance
  env: BackendEnv
  adminToken: string
  database: TestDatabase
  store: FakeImageStore
  receiver: FakeChangeReceiver
  /** Sends a generic call as an administrator; `as` null sends it without a token. */
  call: (path: string, body: object, as?: string | null) => Promise<TestResponse>
  /** Creates a record as an administrator. Returns its id; a rejection fails the test. */
  create: (model: string, values: object) => Promise<number>
  /** Returns and clears the pending change events, as "kind:slug". */
  takeChanges: () => Promise<string[]>
  close: () => Promise<void>
}

export type TestBackendParts = {
  now?: () => Date
  env?: Partial<BackendEnv>
  logStream?: { write: (line: string) => void }
  createBackup?: CreateBackup
  /** Undefined is the cost of a running shop. */
  passwordCost?: PasswordCost | undefined
}

/** The smallest cost of argon2: tests sign in hundreds of times. */
export const testPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Starts the back end for a test file with the given clock; password hashes are cheap by default.
 * Close it after the file.
 */
export async function openTestBackend(parts: TestBackendParts = {}): Promise<TestBackend> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), "curlew-data-"))
  const env = { ...buildTestEnv(database.url, dataDir), ...parts.env }
  const store = buildFakeImageStore()
  const receiver = buildFakeChangeReceiver()
  const fakes = { passwordCost: testPasswordCost, store, receiver }
  const app = await buildApp({ ...fakes, ...parts, env, db: database.db })
  const adminToken = await signAdminToken({
    secret: env.TOKEN_SECRET,
    now: parts.now?.() ?? new Date(),
  })
  const call: TestBackend["call"] = async (path, body, as = adminToken) => {
    const headers = as === null ? {} : { authorization: `Bearer ${as}` }
    const url = `/api/v1/${path}`
    const response = await app.inject({ method: "POST", url, payload: body, headers })
    return { status: response.statusCode, body: bodySchema.parse(response.json()) }
  }
  return {
    app,
    env,
    adminToken,
    database,
    store,
    receiver,
    call,
    create: async (model, values) => {
      const { status, body } = await call(`${model}/create`, values)
      if (!body.item)
        throw new Error(`${model} was rejected with ${status}: ${JSON.stringify(body)}`)
      return body.item.id
    },
    takeChanges: () => takeChanges(database),
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function takeChanges({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.deleteFrom("change_outbox").returning("changes").execute()
  return rows
    .flatMap((row) => changesSchema.parse(row.changes))
    .map(({ kind, slug }) => `${kind}:${slug}`)
    .sort()
}

/** Settings for tests that wait for payments: as short as the sequence of events allows. */
export const briefPaymentPauses = {
  PAYMENT_RECONCILE_AFTER_SECONDS: 2,
  PAYMENT_RECONCILE_EVERY_SECONDS: 1,
  PAYMENT_RETRY_SECONDS: 1,
  PRACTICE_PAYMENT_PENDING_SECONDS: 2,
  PRACTICE_PAYMENT_LATE_SECONDS: 3,
} as const

/** Builds the environment of a back end for tests. */
export function buildTestEnv(databaseUrl: string, dataDir: string): BackendEnv {
  return {
    NODE_ENV: "test",
    API_HOST: "127.0.0.1",
    API_PORT: 0,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    VIDEO_MAX_MB: 1,
    STOREFRONT_URL: ["http://127.0.0.1:9"],
    SITE_URL: "http://localhost:3000",
    REVALIDATE_SECRET: "the-webhook-secret-of-the-tests-0001",
    TOKEN_SECRET: "the-token-secret-of-the-tests-000001",
    OAUTH_CLIENT_ID: "curlew-storefront",
    GOOGLE_ISSUER: "https://accounts.google.com",
    METRICS_HOST: "127.0.0.1",
    OTEL_TRACES_SAMPLER_ARG: 1,
    RETENTION_DAYS: { ...usualRetention },
    ...usualPaymentEnv,
    STRIPE_WALLETS: [],
    LOG_LEVEL: "silent",
  }
}
