import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"

const recordSchema = z.object({
  port: z.number().int(),
  clusterDir: z.string(),
  /** SHA-256 of the database's password, to detect a change without storing it. */
  passwordMark: z.string(),
})

/** The stored record of a data folder's database. */
export type PostgresRecord = z.infer<typeof recordSchema>

/** Returns the record; null if there is none or it is unreadable. It can be created again. */
export function getPostgresRecord(dataDir: string): PostgresRecord | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordPath(dataDir), "utf8")))
  } catch {
    return null
  }
}

/** Saves the record for the next start. */
export function savePostgresRecord(dataDir: string, record: PostgresRecord): void {
  saveFileAtomicallySync(recordPath(dataDir), `${JSON.stringify(record)}\n`)
}

/** Builds the SHA-256 of a password, which is too random to be recovered from it. */
export function buildPasswordMark(password: string): string {
  return createHash("sha256").update(password).digest("hex")
}

function recordPath(dataDir: string): string {
  return join(dataDir, "postgres.json")
}
