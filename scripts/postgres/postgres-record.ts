import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveDurableFile } from "#scripts/lib/durable-file.ts"

const recordSchema = z.object({
  port: z.number().int(),
  clusterDir: z.string(),
  /** Tells which password the database has, without holding it. */
  passwordMark: z.string(),
})

/** What a data folder remembers about its database. */
export type PostgresRecord = z.infer<typeof recordSchema>

/** The record, or null when there is none or it cannot be read: it can always be made again. */
export function getPostgresRecord(dataDir: string): PostgresRecord | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordPath(dataDir), "utf8")))
  } catch {
    return null
  }
}

/** Remembers it for the next start. */
export function savePostgresRecord(dataDir: string, record: PostgresRecord): void {
  saveDurableFile(recordPath(dataDir), `${JSON.stringify(record)}\n`)
}

/** A fingerprint of a password, which is too random to be found from it. */
export function buildPasswordMark(password: string): string {
  return createHash("sha256").update(password).digest("hex")
}

function recordPath(dataDir: string): string {
  return join(dataDir, "postgres.json")
}
