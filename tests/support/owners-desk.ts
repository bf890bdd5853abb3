import { tmpdir } from "node:os"
import { join } from "node:path"
import { commands } from "#backend/console/commands.ts"
import { buildConsoleDeps } from "#backend/console/console-parts.ts"
import { buildFakeTerminal } from "#backend/console/fake-terminal.ts"
import { runConsole } from "#backend/console/run-console.ts"
import type { BackendEnv } from "#backend/env.ts"
import { models } from "#backend/models/models.ts"
import { getModel } from "#backend/models/read-model.ts"
import type { TestDatabase } from "./database.ts"
import { buildTestEnv, openTestBackend, type TestBackend } from "./test-backend.ts"

type Db = TestDatabase["db"]
type Typed = {
  replies?: readonly string[]
  input?: string
  now?: () => Date
  env?: Partial<BackendEnv>
}
type Ran = { code: number; printed: string[]; noted: string[] }

/**
 * Runs an owner's console command on a database. The terminal is interactive only with `replies`.
 * The data folder is empty.
 */
export async function runAsOwner(
  db: Db,
  words: readonly string[],
  { now, env: own, ...typed }: Typed = {},
): Promise<Ran> {
  const terminal = buildFakeTerminal(typed)
  const usual = buildTestEnv("postgres://none@127.0.0.1:9/none", join(tmpdir(), "curlew-no-data"))
  const env = { ...usual, ...own }
  const parts = buildConsoleDeps({ env, db, terminal, folder: undefined, ...(now && { now }) })
  return { ...terminal, code: await runConsole(commands, words, parts) }
}

/** The owner's console of a shop on its own database. */
export type CliFixture = {
  db: Db
  run: (...words: string[]) => Promise<Ran>
  /** Runs a command in an interactive terminal with these replies to its prompts. */
  at: (replies: readonly string[], ...words: string[]) => Promise<Ran>
  /** Returns a product as administrators see it; null if there is none. */
  getProduct: (handle: string) => Promise<Record<string, unknown> | null>
  takeChanges: TestBackend["takeChanges"]
  close: () => Promise<void>
}

/** Creates an empty shop and its owner's console. Close it after the test file. */
export async function createCliFixture(): Promise<CliFixture> {
  const backend = await openTestBackend()
  const { db } = backend.database
  return {
    ...{ db, takeChanges: backend.takeChanges, close: backend.close },
    run: (...words) => runAsOwner(db, words),
    at: (replies, ...words) => runAsOwner(db, words, { replies }),
    async getProduct(handle) {
      const reader = { db, now: () => new Date(), isAdmin: true }
      const found = await getModel(reader, models["sell/product"], { url: handle })
      return "item" in found ? found.item : null
    },
  }
}
