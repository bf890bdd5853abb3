import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"

const source = z.object({ size: z.number(), modifiedMs: z.number(), hash: z.string() })
const buildRecordSchema = z.object({
  fingerprint: z.string(),
  sources: z.record(z.string(), source),
})

/** Sources and fingerprint of a finished build. */
export type BuildRecord = z.infer<typeof buildRecordSchema>

/** Returns the record of the build in `distDir`; null without a finished build. */
export function getBuildRecord(distDir: string): BuildRecord | null {
  if (!existsSync(join(distDir, "BUILD_ID"))) return null
  try {
    return buildRecordSchema.parse(JSON.parse(readFileSync(recordPath(distDir), "utf8")))
  } catch {
    return null
  }
}

/** Saves the record, which marks the build as finished. */
export function saveBuildRecord(distDir: string, record: BuildRecord): void {
  saveFileAtomicallySync(recordPath(distDir), JSON.stringify(record), 0o644)
}

/** Deletes the record before a build: an interrupted build counts as none. */
export function deleteBuildRecord(distDir: string): void {
  rmSync(recordPath(distDir), { force: true })
}

function recordPath(distDir: string): string {
  return join(distDir, "curlew-build.json")
}
